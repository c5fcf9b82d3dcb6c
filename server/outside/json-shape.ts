/** Maximum nesting of lists and objects: many times what any real input needs. */
const mostDepth = 32;

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d] as const;

/**
 * Why an untrusted JSON text must not be parsed, determined without parsing it: code that recurses into many thousands of nested lists
 * would crash, and a text of one megabyte can contain half a million values. `mostValues`: by default there is no limit.
 */
export function refusedShape(text: string, mostValues = Number.POSITIVE_INFINITY): "too-deep" | "too-many" | undefined {
	let depth = 0;
	let values = 1;
	for (let at = 0; at < text.length; at++) {
		const character = text.charCodeAt(at);
		if (character === quote) at = endOfText(text, at);
		else if (character === comma) values += 1;
		else if (character === openList || character === openObject) depth += 1;
		else if (character === closeList || character === closeObject) depth -= 1;
		if (depth > mostDepth) return "too-deep";
		if (values > mostValues) return "too-many";
	}
	return undefined;
}

/** Position of the quote that ends the string which begins here. */
function endOfText(text: string, start: number): number {
	let at = start + 1;
	while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
	return at;
}
