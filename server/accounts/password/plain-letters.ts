/** Signs that people use in place of letters. */
const stands: Readonly<Record<string, string>> = {
	"0": "o",
	"1": "i",
	"3": "e",
	"4": "a",
	"5": "s",
	"7": "t",
	"8": "b",
	"@": "a",
	$: "s",
	"!": "i",
	"€": "e",
	"|": "l",
};

/** A password reduced to letters: in lower case, without accents, and with each sign replaced by the letter it represents. */
export function plainLetters(password: string): string {
	const bare = password.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return bare.replace(/[0134578@$!€|]/g, (sign) => stands[sign] ?? sign);
}
