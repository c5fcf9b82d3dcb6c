/** Signs that people use in place of a letter. */
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

/** A password reduced to letters: lower case, without accents, with signs that stand for a letter as that letter. */
export function plainLetters(password: string): string {
	const bare = password.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return bare.replace(/[0134578@$!€|]/g, (sign) => stands[sign] ?? sign);
}
