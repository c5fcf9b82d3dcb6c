import { schemaFields } from "../compile/schema-fields.ts";
import type { ResolvedFlow } from "../definition/index.ts";
import { withSubSteps } from "../definition/sub-steps.ts";
import { formatNamed } from "../definition/widgets.ts";
import type { JsonObject } from "../json/json-object.ts";
import { optionsOf } from "../json/schema-parts.ts";
import type { ListChoice, ListField } from "./list-definition.ts";
import type { ListFieldKind } from "./list-fields.ts";

/** A field of the flow's forms as a list can show it. */
interface FormField {
	readonly label: string;
	/** The first step that asks for it, under the name that people know. */
	readonly step: string;
	/** Null if it is not a single readable value. */
	readonly kind: ListFieldKind | null;
	/** From every step that asks for it; null when none gives it options. */
	readonly choices: readonly ListChoice[] | null;
}

type FormFields = ReadonlyMap<string, FormField>;

const known = new WeakMap<ResolvedFlow, FormFields>();

/** The fields of a flow's forms by their path in the values, in the order of its steps. */
export function formFields(flow: ResolvedFlow): FormFields {
	const fields = known.get(flow) ?? collected(flow);
	known.set(flow, fields);
	return fields;
}

function collected(flow: ResolvedFlow): FormFields {
	const fields = new Map<string, FormField>();
	for (const step of withSubSteps(flow.steps)) {
		for (const { path, schema } of step.sections.flatMap((section) => schemaFields(section.schema).fields)) {
			const before = fields.get(path);
			fields.set(path, {
				label: before?.label ?? String(schema.title ?? path),
				step: before?.step ?? `${step.code}. ${step.label}`,
				kind: before === undefined ? kindOf(schema) : before.kind,
				choices: withChoices(before?.choices ?? null, schema),
			});
		}
	}
	return fields;
}

function withChoices(before: FormField["choices"], schema: JsonObject): FormField["choices"] {
	const options = (optionsOf(schema) ?? []).flatMap((option) =>
		option.const === null ? [] : [[String(option.const), option.title] as const],
	);
	if (options.length === 0) return before;
	const all = new Map([...(before ?? []).map(({ value, label }) => [value, label] as const), ...options]);
	return [...all].map(([value, label]) => ({ value, label }));
}

/** Values in these formats mean nothing to people: they refer to a party, a PID or a location. */
const references: readonly unknown[] = ["uuid4", "external-id"];

function kindOf(schema: JsonObject): ListFieldKind | null {
	const { type, format } = schema;
	if (optionsOf(schema) !== undefined) return "option";
	if (type === "boolean") return "flag";
	if (type === "number" || type === "integer") return "number";
	if (type !== "string" || references.includes(format)) return null;
	return formatNamed(format).holds === "day" ? "date" : "text";
}

/** Prefix of the name of a form field in a list; the rest is the path in the values. */
const root = "values.";

/**
 * The form fields that a list can show besides its own fields, by name: those whose path it does not have already. In the address, the word
 * for such a field is its path, which has a dot and so cannot clash with a word of the list.
 */
export function listedFormFields(flow: ResolvedFlow, own: Readonly<Record<string, ListField>>): Readonly<Record<string, ListField>> {
	const paths = new Set(Object.values(own).map(({ path }) => path));
	const offered = [...formFields(flow)].flatMap(([path, { kind, ...field }]) =>
		kind === null || !path.includes(".") || paths.has(root + path) ? [] : [{ path, kind, ...field }],
	);
	const times = new Map<string, number>();
	for (const { label } of [...Object.values(own), ...offered]) times.set(label, (times.get(label) ?? 0) + 1);
	return Object.fromEntries(
		offered.map(({ path, kind, label, step, choices }) => [
			root + path,
			{
				// 'Datum' alone could refer to any of them.
				label: (times.get(label) ?? 0) > 1 ? `${label} (${step})` : label,
				word: path,
				kind,
				path: root + path,
				options: null,
				choices: kind === "option" ? choices : null,
				form: step,
			},
		]),
	);
}
