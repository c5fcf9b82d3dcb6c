import type { ErrorObject } from "ajv";
import type { OwnWords } from "./own-words.ts";

/** A closed list of names, or a form of name, whose breach has a rule of its own: `x-problem` of its schema. */
interface Word {
	readonly code: string;
	readonly noun: string;
	readonly names: readonly string[];
	/** The property of tenant.json whose names count too. */
	readonly own?: string;
	/** What to do; the list of names when left out. */
	readonly remedy?: string;
}

/** The word whose rule the error breaks, or undefined when the place has none. */
export function vocabularyOf(error: ErrorObject, own: OwnWords = {}): Word | undefined {
	const { parentSchema = {}, keyword } = error;
	const word = parentSchema["x-problem"] as Omit<Word, "names"> | undefined;
	if (keyword === "type" || word === undefined) return undefined;
	return { ...word, names: [...new Set([...namesOf(parentSchema), ...ownNamesAt(error, own)])] };
}

/** The tenant's own names that are as good at this place as the product's. */
export function ownNamesAt({ parentSchema }: ErrorObject, own: OwnWords): readonly string[] {
	const word = parentSchema?.["x-problem"] as Pick<Word, "own"> | undefined;
	return own[word?.own ?? ""] ?? [];
}

/** The names that are chosen from: values, or objects told apart by the first property they must have. */
function namesOf({ enum: values = [], oneOf = [] }: Readonly<Record<string, unknown>>): readonly string[] {
	return [
		...(values as readonly unknown[]).map(String),
		...(oneOf as readonly { readonly required: readonly string[] }[]).flatMap(({ required }) => required),
	];
}
