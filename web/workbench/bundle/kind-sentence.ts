import kindTexts from "../../texts/problem-kinds.json" with { type: "json" };

const kinds: Readonly<Record<string, string>> = kindTexts;

/** What a kind of problem means. */
export const kindSentence = (code: string): string | undefined => kinds[code];

/** How a kind of problem is repaired. */
export const kindRemedy = (code: string): string | undefined => kinds[`${code}.remedy`];
