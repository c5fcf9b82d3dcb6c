import kindTexts from "../../texts/problem-kinds.json" with { type: "json" };

const kinds: Readonly<Record<string, string>> = kindTexts;

/** What is wrong, by kind of problem. */
export const kindSentence = (code: string): string | undefined => kinds[code];

/** How a kind of problem is repaired. */
export const kindRemedy = (code: string): string | undefined => kinds[`${code}.remedy`];
