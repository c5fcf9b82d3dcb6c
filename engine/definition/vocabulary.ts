import type { ErrorObject } from "ajv";

/** A closed list of names, or a form of name, whose breach has a rule of its own: `x-problem` of its schema. */
interface Word {
	readonly code: string;
	readonly noun: string;
	readonly names: readonly string[];
	/** What to do; the list of names when left out. */
	readonly remedy?: string;
}

/** The word whose rule the error breaks, or undefined when the place has none. */
export function vocabularyOf({ parentSchema, keyword }: ErrorObject): Word | undefined {
	const word = parentSchema?.["x-problem"] as Omit<Word, "names"> | undefined;
	return keyword === "type" || word === undefined ? undefined : { ...word, names: namesOf(parentSchema ?? {}) };
}

/** The names that are chosen from: values, or objects told apart by the first property they must have. */
function namesOf({ enum: values = [], oneOf = [] }: Readonly<Record<string, unknown>>): readonly string[] {
	return [
		...(values as readonly unknown[]).map(String),
		...(oneOf as readonly { readonly required: readonly string[] }[]).flatMap(({ required }) => required),
	];
}
