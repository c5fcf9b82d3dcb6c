import type { ErrorObject } from "ajv";
import { conditionSchema, flowSchema, roles, sectionSchema } from "../../schemas/index.ts";

/** A closed list of names, or a form of name, that the schemas hold and whose breach has a rule of its own. */
export interface Word {
	readonly code: string;
	readonly noun: string;
	readonly names: readonly string[];
	/** What to do; the list of names when left out. */
	readonly remedy?: string;
}

/** By the definition that says it; Ajv hands that very object back with an error. */
const words: ReadonlyMap<unknown, Word> = new Map<unknown, Word>([
	[conditionSchema.$defs.role, { code: "unknown-role", noun: "role the product knows", names: roles.map(({ role }) => role) }],
	[sectionSchema.$defs.format, { code: "unknown-format", noun: "format of a text", names: sectionSchema.$defs.format.enum }],
	[
		sectionSchema.$defs.widget,
		{ code: "unknown-widget", noun: "widget", names: sectionSchema.$defs.widget.oneOf.map((widget) => widget.const) },
	],
	[
		flowSchema.$defs.effect,
		{ code: "unknown-effect", noun: "effect", names: flowSchema.$defs.effect.oneOf.flatMap((effect) => [...effect.required]) },
	],
	[
		conditionSchema.$defs.stepCode,
		{
			code: "step-code",
			noun: "code of a step",
			names: [],
			remedy: 'Codes are "1" to "11", with a hyphen and a letter for a sub-step: "3-b".',
		},
	],
	[
		flowSchema.$defs.uuid,
		{
			code: "uuid-not-v4",
			noun: "version 4 uuid",
			names: [],
			remedy: "Make one with a generator, in lower case; never change one by hand.",
		},
	],
]);

/** The word whose rule the error breaks, or undefined when the place has none. */
export function vocabularyOf({ parentSchema, keyword }: ErrorObject): Word | undefined {
	return keyword === "type" ? undefined : words.get(parentSchema);
}
