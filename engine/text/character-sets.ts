/** `line`: one line. `multiline`: also line breaks and tabs. `address`: names of streets and places. `name`: names of organisations. */
export type CharacterSet = "line" | "multiline" | "address" | "name";

/** Letters with their marks, composed or not. */
const letters = "\\p{L}\\p{M}";

const allowed: Readonly<Record<CharacterSet, string>> = {
	line: `${letters}\\p{Nd} .,;:!?'"()\\[\\]/&@#%+*=\\-_€°`,
	multiline: `${letters}\\p{Nd} .,;:!?'"()\\[\\]/&@#%+*=\\-_€°\\n\\r\\t`,
	address: `${letters}\\p{Nd} .,'\\-/()`,
	name: `${letters}\\p{Nd} \\-,._@+!?:;/&`,
};

const whole: Readonly<Record<CharacterSet, RegExp>> = {
	line: new RegExp(`^[${allowed.line}]*$`, "u"),
	multiline: new RegExp(`^[${allowed.multiline}]*$`, "u"),
	address: new RegExp(`^[${allowed.address}]*$`, "u"),
	name: new RegExp(`^[${allowed.name}]*$`, "u"),
};

const others: Readonly<Record<CharacterSet, RegExp>> = {
	line: new RegExp(`[^${allowed.line}]`, "gu"),
	multiline: new RegExp(`[^${allowed.multiline}]`, "gu"),
	address: new RegExp(`[^${allowed.address}]`, "gu"),
	name: new RegExp(`[^${allowed.name}]`, "gu"),
};

/** Whether the text has only characters of the set. One pass without backtracking, whatever the text. */
export function hasOnly(text: string, set: CharacterSet): boolean {
	return whole[set].test(text);
}

/** The characters that the set does not allow, each once, in order of appearance. */
export function forbiddenCharacters(text: string, set: CharacterSet): readonly string[] {
	return [...new Set(text.match(others[set]) ?? [])];
}
