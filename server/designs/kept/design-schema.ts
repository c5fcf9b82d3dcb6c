import { engineType, object, uuid } from "../../calls/schema-parts.ts";
import type { FileContents } from "../../tenants/file-content.ts";

const text = { type: "string" } as const;
const instant = { type: "integer", description: "Milliseconds since 1970 (UTC)." } as const;
const name = { type: "string", minLength: 1, maxLength: 200 } as const;
const nth = { type: "integer", minimum: 0, maximum: 10_000 } as const;
const part = {
	anyOf: [
		name,
		object({ key: name, is: { type: ["string", "number", "boolean", "null"] }, nth }, ["key", "is"]),
		object({ item: {}, nth }, ["item"]),
	],
} as const;
const at = { type: "array", maxItems: 100, items: part } as const;
const file = { ...name, description: "Path in the tenant's folder." } as const;
const value = {} as const;
const op = <Word extends string>(word: Word) => ({ const: word });

/** One edit: the engine's `Edit`. */
const sentEdit = {
	anyOf: [
		object({ op: op("set"), file, at, value }),
		object({ op: op("add"), file, at, name, value, before: part }, ["op", "file", "at", "value"]),
		object({ op: op("remove"), file, at }),
		object({ op: op("move"), file, at, to: at, before: part }, ["op", "file", "at"]),
		object({ op: op("rename"), file, at, value: name }),
		object({ op: op("text"), file, value: { type: ["string", "null"] } }),
	],
} as const;

export const sentEdits = { type: "array", minItems: 1, maxItems: 200, items: sentEdit } as const;
const edit = { ...sentEdit, ...engineType("Edit") } as const;
const edits = { type: "array", items: edit } as const;

export const revision = {
	type: "integer",
	minimum: 0,
	maximum: 2_000_000_000,
	description: "Number of the last edit that the client knows; 0 for none.",
} as const;

const seen = "[^\\p{C}\\s]";

export const designName = {
	type: "string",
	pattern: `^${seen}(?:[^\\p{C}\\p{Zl}\\p{Zp}]{0,78}${seen})?$`,
	description: "What it is called.",
} as const;

const problem = object(
	{
		code: text,
		severity: { type: "string", enum: ["error", "warning"] },
		sentence: { ...text, description: "What is wrong, in Dutch." },
		message: { ...text, description: "What is wrong here, in English." },
		remedy: text,
		didYouMean: text,
		mustBe: object({ name: text, value: {} }, ["value"]),
		file: text,
		path: text,
		line: { type: "integer" },
		column: { type: "integer" },
	},
	["code", "severity", "sentence", "message", "remedy", "file", "path", "line", "column"],
);

export const problems = { type: "array", items: problem } as const;

/** A design, without the contents of its files. */
export const designSchema = {
	$id: "design",
	...object({
		uuid,
		name: text,
		state: { type: "string", enum: ["open"] },
		revision,
		createdAt: instant,
		createdBy: text,
		changedAt: instant,
		changedBy: text,
	}),
} as const;

const people = { type: "object", additionalProperties: text, description: "Names by user id, of those whom the product knows." } as const;

export const designFiles = {
	type: "array",
	items: object(
		{
			path: text,
			text: { type: ["string", "null"], description: "Null for what is no text." },
			base64: { ...text, description: "What is in a file that is no text." },
		},
		["path", "text"],
	),
} as const;

/** Files in the form of an answer, in the order of their paths. */
export function filesAnswer(contents: FileContents) {
	return [...contents].map(([path, { form, content }]) =>
		form === "text" ? { path, text: content } : { path, text: null, base64: content },
	);
}

export const listedDesign = object({
	design: { $ref: "design#" },
	errors: { type: ["integer", "null"], description: "Null while it is being looked through." },
	warnings: { type: ["integer", "null"] },
	first: { anyOf: [problem, { type: "null" }], description: "The problem to look at first." },
});

/** Edits made in the meantime, by others or by the caller. */
export const madeEdits = object({
	number: { type: "integer", description: "The revision that it made." },
	ts: instant,
	userId: text,
	undoes: { type: ["integer", "null"], description: "The number of the edits that it took back." },
	edits,
});

export const editedAnswer = object({
	data: object({
		design: { $ref: "design#" },
		missed: { type: "array", items: madeEdits, description: "What others changed since the revision that the call named." },
		files: {
			...designFiles,
			items: object({ path: text, text: { type: ["string", "null"], description: "Null for a file that is gone." } }),
			description: "The files that these and the missed edits touched, as they are now.",
		},
	}),
});

export const clashesSchema = object({
	revision,
	missed: { type: "array", items: madeEdits },
	edits: { ...edits, description: "What the call would change as the files are now: to be sent again, without what is given up." },
	clashes: {
		type: "array",
		items: object(
			{
				edit,
				base: { description: "As it was at the revision that the call named; absent where there was nothing." },
				mine: { description: "As the call would have it." },
				theirs: { description: "As it is now." },
			},
			["edit"],
		),
	},
});

export const related = object({ people });
