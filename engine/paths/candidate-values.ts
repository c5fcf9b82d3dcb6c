import { addDays, type Day } from "../calendar/day.ts";
import type { StepField } from "../compile/compiled-flow.ts";
import type { FieldPath, JsonSchema } from "../definition/flow-definition.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { checkDigitOf } from "../text/ean.ts";
import type { FormatName } from "../text/formats.ts";
import { hintOf } from "./hint-of.ts";

export interface Inventing {
	readonly tenant: TenantDefinition;
	/** Day on which the values are filled in. */
	readonly today: Day;
	/** What stands beside the fields in the conditions. */
	readonly literals: ReadonlyMap<FieldPath, ReadonlySet<unknown>>;
}

/** Values that a person could fill in, most ordinary first; those at which conditions turn among them. */
export function candidateValues(field: StepField, inventing: Inventing): readonly unknown[] {
	const place = field.places.find(({ readOnly }) => !readOnly) ?? field.places[0];
	if (place === undefined) {
		return [];
	}
	const hint = hintOf(place.section, field.path);
	const literals = [...(inventing.literals.get(field.path) ?? [])];
	return valuesOf(place.schema, field.path.split(".").at(-1) ?? "", hint, literals, inventing);
}

function valuesOf(
	schema: JsonSchema,
	name: string,
	hint: Readonly<Record<string, unknown>>,
	literals: readonly unknown[],
	inventing: Inventing,
): readonly unknown[] {
	const options = optionsOf(schema) ?? tenantOptions(hint, inventing.tenant);
	if (options !== undefined) {
		return options;
	}
	const [type] = [schema.type].flat();
	switch (type) {
		case "boolean":
			return [true, false];
		case "integer":
		case "number":
			return numbers(schema, name, literals, inventing.tenant);
		case "array":
			return lists(schema, hint, literals, inventing);
		default:
			return texts(schema, literals, inventing);
	}
}

function optionsOf(schema: JsonSchema): readonly unknown[] | undefined {
	const options = schema.oneOf as readonly { readonly const: unknown; readonly "x-inactive"?: boolean }[] | undefined;
	return options?.filter((option) => option["x-inactive"] !== true).map((option) => option.const);
}

/** Options that are the tenant's: its stakeholders of a category, its PIDs, or one of its named lists. */
function tenantOptions(hint: Readonly<Record<string, unknown>>, tenant: TenantDefinition): readonly unknown[] | undefined {
	const { category, list } = (hint["ui:options"] ?? {}) as { readonly category?: unknown; readonly list?: unknown };
	if (hint["ui:widget"] === "stakeholder" && typeof category === "string") {
		return (tenant.stakeholders ?? [])
			.filter((one) => one.category === category && one.enabled !== false)
			.map(({ slug }) => slug)
			.slice(0, 1);
	}
	if (hint["ui:widget"] === "pid") {
		return (tenant.pids ?? [])
			.filter((one) => one.enabled !== false && (one.deleted_at ?? null) === null)
			.map(({ uuid }) => uuid)
			.slice(0, 1);
	}
	return typeof list === "string" ? tenant.options?.[list]?.map((option) => option.const) : undefined;
}

function numbers(schema: JsonSchema, name: string, literals: readonly unknown[], { map }: TenantDefinition): readonly unknown[] {
	const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = schema as { readonly minimum?: number; readonly maximum?: number };
	const turning = literals.filter((literal) => typeof literal === "number").flatMap((literal) => [literal, literal + 1, literal - 1]);
	const places = name === "Latitude" ? [map.center.latitude] : name === "Longitude" ? [map.center.longitude] : [];
	return unique(
		[...places, Math.max(minimum, Math.min(1, maximum)), ...turning, minimum].filter((value) => value >= minimum && value <= maximum),
	);
}

function lists(
	schema: JsonSchema,
	hint: Readonly<Record<string, unknown>>,
	literals: readonly unknown[],
	inventing: Inventing,
): readonly unknown[] {
	const items = (schema.items ?? {}) as JsonSchema;
	const { minItems = 1 } = schema as { readonly minItems?: number };
	const properties = items.properties as Readonly<Record<string, JsonSchema>> | undefined;
	const each =
		properties === undefined
			? valuesOf(items, "", (hint.items ?? {}) as typeof hint, literals, inventing)
			: [itemOf(properties, (hint.items ?? {}) as typeof hint, literals, inventing)];
	const count = Math.max(1, minItems);
	return unique([
		...each.map((_, index) => each.slice(index, index + count)).filter(({ length }) => length === count),
		...(properties === undefined ? [each] : [Array.from({ length: count }, () => each[0])]),
	]);
}

/** An item with everything filled in. */
function itemOf(
	properties: Readonly<Record<string, JsonSchema>>,
	hint: Readonly<Record<string, unknown>>,
	literals: readonly unknown[],
	inventing: Inventing,
): Readonly<Record<string, unknown>> {
	return Object.fromEntries(
		Object.entries(properties)
			.filter(([name]) => name !== "uuid" && name !== "deleted_at")
			.flatMap(([name, schema]) => {
				const [value] = valuesOf(schema, name, (hint[name] ?? {}) as typeof hint, literals, inventing);
				return value === undefined ? [] : [[name, value] as const];
			}),
	);
}

function texts(schema: JsonSchema, literals: readonly unknown[], { today }: Inventing): readonly unknown[] {
	const format = schema.format as FormatName | undefined;
	const { minLength = 1 } = schema as { readonly minLength?: number };
	if (format === "calendar-date" || format === "planned-date") {
		const turning = literals
			.filter((literal) => typeof literal === "number")
			.flatMap((days) => [addDays(today, days), addDays(today, -days)]);
		const words = literals.filter((literal) => typeof literal === "string" && format === "planned-date");
		return unique([today, addDays(today, 30), addDays(today, -30), ...turning, ...words]);
	}
	const turning = literals.filter((literal): literal is string => typeof literal === "string" && literal !== "");
	const plain = format === undefined || format === "unicode" || format === "unicode-multiline" || format === "identifier";
	const ordinary = samples[format ?? "unicode"];
	return unique([ordinary.padEnd(minLength, ordinary), ...(plain ? turning : [])]);
}

const ean = "87168712000000000";

/** A text of each format. */
const samples: Readonly<Record<Exclude<FormatName, "calendar-date" | "planned-date">, string>> = {
	unicode: "Tekst",
	"unicode-multiline": "Tekst",
	"address-text": "Kade",
	"house-number": "7",
	"postal-code": "6811 AA",
	"postal-code-be": "9000",
	identifier: "A1",
	url: "https://example.org/document",
	email: "iemand@example.org",
	uuid4: "5f0d7c1e-4f3a-4b2c-9d1e-2a3b4c5d6e7f",
	ean18: `${ean}${checkDigitOf(ean)}`,
	"external-id": "provider|iemand",
	"clock-time": "10:00",
	"stakeholder-name": "Naam",
};

function unique(values: readonly unknown[]): readonly unknown[] {
	const texts = new Set<string>();
	return values.filter((value) => {
		const text = JSON.stringify(value);
		return texts.has(text) ? false : texts.add(text) !== undefined;
	});
}
