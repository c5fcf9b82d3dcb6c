const narrow = new Set("iljtfr.,:;'|!()[] ·I-");
const wide = new Set("mwMW@%→");

/** Approximate width of a text in a sans-serif font, in pixels. An estimate without measuring, so it errs on the wide side. */
export function textWidth(text: string, size: number): number {
	return [...text].reduce(
		(width, letter) => width + size * (narrow.has(letter) ? 0.34 : wide.has(letter) ? 0.92 : /[A-Z]/.test(letter) ? 0.7 : 0.57),
		0,
	);
}

/** Breaks the text into lines that fit; a word that is too long gets a line of its own. */
export function textLines(text: string, size: number, width: number): readonly string[] {
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const line = lines.at(-1);
		const longer = line === undefined ? word : `${line} ${word}`;
		if (line !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}
