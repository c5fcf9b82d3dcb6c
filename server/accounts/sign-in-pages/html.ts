/** Markup that is already safe. Only `html` makes it. */
export class Markup {
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

type Part = string | number | Markup | readonly Markup[];

/** Builds markup; every value that is not markup itself is escaped, in text and in quoted attributes. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Markup {
	const filled = parts.map((part) =>
		Array.isArray(part) ? part.map((one: Markup) => one.text).join("") : textOf(part as string | number | Markup),
	);
	return new Markup(pieces.reduce((all, piece, index) => all + piece + (filled[index] ?? ""), ""));
}

function textOf(part: string | number | Markup): string {
	return part instanceof Markup ? part.text : String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
