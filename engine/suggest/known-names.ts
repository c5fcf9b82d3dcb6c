import { type Bundle, blocksOf } from "../bundle/index.ts";
import { flowLabels } from "../compile/flow-labels.ts";
import { schemaFields } from "../compile/schema-fields.ts";
import type { Labels } from "../conditions/index.ts";
import { type Blocks, type FieldPath, type JsonSchema, roleName, rolesOf } from "../definition/index.ts";
import { blockName } from "../definition/section-name.ts";
import { withSubSteps } from "../definition/sub-steps.ts";
import { itemsOf, optionsOf } from "../json/schema-parts.ts";
import { manualMenuOf } from "../manuals/manual-menu.ts";
import { renamed } from "../resolve/rename-fields.ts";
import { resolveBlocks } from "../resolve/resolve-blocks.ts";
import type { Expected, NameKind } from "./expected-name.ts";

/** A name, and what it means to people. */
interface KnownName {
	readonly name: string | number;
	readonly meaning: string;
}

/** The names in a tenant's files by what they refer to, and the flow's labels for sentences. */
export interface KnownNames {
	readonly of: (expected: Expected) => readonly KnownName[];
	readonly labels: Labels;
}

/** The names of a bundle without errors; null for one that cannot be read as a whole. */
export function knownNames(bundle: Bundle, ofProduct: Blocks): KnownNames | null {
	const { definition: tenant } = bundle.tenant;
	const { flow } = bundle;
	if (tenant === undefined || flow.definition === undefined) return null;
	const roles = rolesOf(tenant);
	const blocks = blocksOf(bundle, ofProduct);
	let resolved: ReturnType<typeof resolveBlocks>;
	try {
		resolved = resolveBlocks(flow.definition, blocks);
	} catch {
		return null;
	}
	const steps = withSubSteps(resolved.steps);
	const labels: Labels = { ...flowLabels(resolved, steps), role: (code) => roleName(code, roles) };
	const fields = fieldsOf(steps.flatMap(({ sections }) => sections).map(({ schema }) => schema));
	const names: Readonly<Record<NameKind, () => readonly KnownName[]>> = {
		field: () => called(fields),
		step: () => steps.map(({ code, label }) => ({ name: code, meaning: label })),
		condition: () => Object.keys(resolved.conditions ?? {}).map((name) => ({ name, meaning: labels.condition(name) })),
		role: () => roles.map(({ role }) => ({ name: role, meaning: roleName(role, roles) })),
		block: () => Object.entries(blocks).map(([name, block]) => ({ name, meaning: block.label ?? block.title ?? blockName(name) ?? "" })),
		reason: () => tenant.cancelReasons.map(({ value, text }) => ({ name: value, meaning: text })),
		mark: () => (resolved.marks ?? []).map((name) => ({ name, meaning: "" })),
		page: () =>
			manualMenuOf(tenant)
				.segments.flatMap(({ pages }) => pages)
				.map(({ slug, title }) => ({ name: slug, meaning: title })),
		"process-type": () => tenant.processTypes.map(({ value, text }) => ({ name: value, meaning: text })),
	};
	const made = new Map<NameKind, readonly KnownName[]>();
	return {
		labels,
		of: (expected) => {
			const { block } = expected;
			const inBlock = fieldsOf(block === undefined ? [] : [blocks[block.name]?.schema ?? {}]);
			if (expected.kind !== "option") {
				const found = made.get(expected.kind) ?? names[expected.kind]();
				made.set(expected.kind, found);
				if (expected.kind !== "field") return found;
				return [...called(inBlock), ...Object.keys(block?.renames ?? {}).map((name) => ({ name, meaning: "" })), ...found];
			}
			const schema = fields.get(renamed(expected.field, block?.renames ?? {})) ?? inBlock.get(expected.field);
			return (optionsOf(schema) ?? optionsOf(itemsOf(schema)) ?? []).flatMap(({ const: name, title = "" }) =>
				typeof name === "string" || typeof name === "number" ? [{ name, meaning: title }] : [],
			);
		},
	};
}

/** The fields of these forms, followed by the groups, which can be named like a field: a location, the stakeholders. */
function fieldsOf(schemas: readonly JsonSchema[]): ReadonlyMap<FieldPath, JsonSchema> {
	const forms = schemas.map(schemaFields);
	return new Map([
		...forms.flatMap((form) => form.fields).map(({ path, schema }) => [path, schema] as const),
		...forms.flatMap((form) => form.groups).map((path) => [path, {}] as const),
	]);
}

const called = (fields: ReadonlyMap<FieldPath, JsonSchema>): readonly KnownName[] =>
	[...fields].map(([name, { title }]) => ({ name, meaning: typeof title === "string" ? title : "" }));
