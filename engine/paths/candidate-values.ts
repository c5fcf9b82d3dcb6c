import { addDays, type Day } from "../calendar/day.ts";
import type { StepField } from "../compile/compiled-flow.ts";
import type { FieldPath, JsonSchema, SectionDefinition } from "../definition/flow-definition.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { formatNamed, widgetNamed } from "../definition/widgets.ts";
import { memberOf, objectOf } from "../json/json-object.ts";
import { isGroup, itemsOf, optionsOf } from "../json/schema-parts.ts";
import { namesIn } from "../realisation/field-path.ts";

interface Inventing {
	readonly tenant: TenantDefinition;
	/** Day on which the values are entered. */
	readonly today: Day;
	/** The literals that conditions compare fields with. */
	readonly literals: ReadonlyMap<FieldPath, ReadonlySet<unknown>>;
}

/** Values that a person could enter, the most ordinary first, including those that conditions depend on. */
export function candidateValues(field: StepField, inventing: Inventing): readonly unknown[] {
	const place = field.places.find(({ readOnly }) => !readOnly) ?? field.places[0];
	if (place === undefined) return [];
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
	const options = choosable(schema) ?? tenantOptions(hint, inventing.tenant);
	if (options !== undefined) return options;
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

function choosable(schema: JsonSchema): readonly unknown[] | undefined {
	return optionsOf(schema)
		?.filter((option) => option["x-inactive"] !== true)
		.map((option) => option.const);
}

/** Options defined by the tenant: its stakeholders of a category, its PIDs, or one of its named lists. */
function tenantOptions(hint: Readonly<Record<string, unknown>>, tenant: TenantDefinition): readonly unknown[] | undefined {
	const { category, list } = objectOf(hint["ui:options"]);
	const { choices } = widgetNamed(hint["ui:widget"]);
	if (choices === "stakeholders" && typeof category === "string") {
		return (tenant.stakeholders ?? [])
			.filter((one) => one.category === category && one.enabled !== false)
			.map(({ slug }) => slug)
			.slice(0, 1);
	}
	if (choices === "pids") {
		return (tenant.pids ?? [])
			.filter((one) => one.enabled !== false && (one.deleted_at ?? null) === null)
			.map(({ uuid }) => uuid)
			.slice(0, 1);
	}
	return typeof list === "string" ? tenant.options?.[list]?.map((option) => option.const) : undefined;
}

function numbers(schema: JsonSchema, name: string, literals: readonly unknown[], { map }: TenantDefinition): readonly unknown[] {
	const [minimum, maximum] = [limit(schema.minimum, 0), limit(schema.maximum, Number.POSITIVE_INFINITY)];
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
	const items = itemsOf(schema) ?? {};
	const itemHint = objectOf(hint.items);
	const each = isGroup(items)
		? [itemOf(items.properties, itemHint, literals, inventing)]
		: valuesOf(items, "", itemHint, literals, inventing);
	const count = Math.max(1, limit(schema.minItems, 1));
	return unique([
		...each.map((_, index) => each.slice(index, index + count)).filter(({ length }) => length === count),
		isGroup(items) ? Array.from({ length: count }, () => each[0]) : each,
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
				const [value] = valuesOf(schema, name, objectOf(hint[name]), literals, inventing);
				return value === undefined ? [] : [[name, value] as const];
			}),
	);
}

function texts(schema: JsonSchema, literals: readonly unknown[], { today }: Inventing): readonly unknown[] {
	const { holds, mayBeCalledOff, anyText = schema.format === undefined, sample = "Tekst" } = formatNamed(schema.format);
	const minLength = limit(schema.minLength, 1);
	if (holds === "day") {
		const turning = literals
			.filter((literal) => typeof literal === "number")
			.flatMap((days) => [addDays(today, days), addDays(today, -days)]);
		const words = literals.filter((literal) => typeof literal === "string" && mayBeCalledOff === true);
		return unique([today, addDays(today, 30), addDays(today, -30), ...turning, ...words]);
	}
	const turning = literals.filter((literal): literal is string => typeof literal === "string" && literal !== "");
	return unique([sample.padEnd(minLength, sample), ...(anyText ? turning : [])]);
}

const limit = (given: unknown, otherwise: number): number => (typeof given === "number" ? given : otherwise);

function unique(values: readonly unknown[]): readonly unknown[] {
	const texts = new Set<string>();
	return values.filter((value) => {
		const text = JSON.stringify(value);
		return texts.has(text) ? false : texts.add(text) !== undefined;
	});
}

/** The section's hints for a field; empty when there are none. */
function hintOf({ ui }: SectionDefinition, path: FieldPath): Readonly<Record<string, unknown>> {
	let hint: unknown = ui;
	for (const name of namesIn(path)) {
		hint = memberOf(hint, name);
	}
	return objectOf(hint);
}
