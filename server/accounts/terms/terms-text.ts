/** The text of a version of the terms, as in its file. {tenant} and {supportAddress} are placeholders for those of the reader. */
export interface TermsText {
	/** The day the terms are dated. */
	readonly version: string;
	readonly title: string;
	readonly introduction: string;
	readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

/** Throws with the name of the file when it is not the text of this version. */
export function checkTermsText(content: unknown, version: string, file: string): TermsText {
	const given = content as Partial<TermsText> | null;
	const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
	const isSection = (section: Partial<TermsText["sections"][number]> | null) =>
		isText(section?.title) && Array.isArray(section?.paragraphs) && section.paragraphs.length > 0 && section.paragraphs.every(isText);
	const fits =
		given?.version === version &&
		isText(given.title) &&
		isText(given.introduction) &&
		Array.isArray(given.sections) &&
		given.sections.length > 0 &&
		given.sections.every(isSection);
	if (!fits)
		throw new Error(
			`${file} is not the text of the terms of use ${version}: it needs "version", "title", "introduction" and "sections", each with "title" and "paragraphs".`,
		);
	return given as TermsText;
}

/** The text with the reader's names filled in. */
export function filledIn(text: TermsText, values: { readonly tenant: string; readonly supportAddress: string }): TermsText {
	const fill = (words: string) => words.replace(/\{(tenant|supportAddress)\}/g, (_whole, name: keyof typeof values) => values[name]);
	return {
		version: text.version,
		title: fill(text.title),
		introduction: fill(text.introduction),
		sections: text.sections.map(({ title, paragraphs }) => ({ title: fill(title), paragraphs: paragraphs.map(fill) })),
	};
}
