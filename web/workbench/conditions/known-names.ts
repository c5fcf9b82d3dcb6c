import {
	type CompiledFlow,
	itemsOf,
	type JsonSchema,
	objectOf,
	type ParameterType,
	propertiesOf,
	roleName,
	rolesOf,
	type TenantDefinition,
} from "../../../engine/index.ts";
import { fieldsIn } from "../bundle/step-fields.ts";

/** A field that a condition may read. */
export interface KnownField {
	readonly path: string;
	readonly label: string;
	readonly schema: JsonSchema;
	/** The first step that has it, and the index of that step in the order of the flow. */
	readonly step: string;
	readonly order: number;
}

/** A value to choose, and its label. */
export interface Choice {
	readonly value: string;
	readonly label: string;
}

/** The names that the conditions of a flow may use. */
export interface KnownNames {
	readonly fields: ReadonlyMap<string, KnownField>;
	/** Steps in the order of the flow. */
	readonly steps: readonly Choice[];
	readonly choices: Readonly<Partial<Record<ParameterType, readonly Choice[]>>>;
}

export function knownNames(flow: CompiledFlow, tenant: TenantDefinition | null): KnownNames {
	const fields = new Map<string, KnownField>();
	for (const [order, { code, definition }] of flow.order.entries()) {
		for (const section of definition.sections) {
			// A field of a list's rows is read of an item only, by its own name.
			for (const { path, label, schema, list } of fieldsIn(section))
				if (list === null && !fields.has(path)) fields.set(path, { path, label, schema, step: code, order });
		}
	}
	const steps = flow.order.map(({ code, definition }) => ({ value: code, label: `${code} ${definition.label}` }));
	const { marks = [], conditions = {} } = flow.definition;
	const roles = rolesOf(tenant ?? {});
	return {
		fields,
		steps,
		choices: {
			"step-code": steps,
			"mark-name": marks.map((name) => ({ value: name, label: name })),
			"condition-name": Object.keys(conditions).map((name) => ({ value: name, label: name })),
			"role-name": roles.map(({ role }) => ({ value: role, label: roleName(role, roles) })),
			"process-type": (tenant?.processTypes ?? []).map(({ value, text }) => ({ value, label: text })),
		},
	};
}

/** The fields of a list's items; a list of plain values has none. */
export function itemFields({ fields }: KnownNames, list: string): readonly KnownField[] {
	const field = fields.get(list);
	const items = field === undefined ? undefined : itemsOf(field.schema);
	if (field === undefined || items === undefined) return [];
	return Object.entries(propertiesOf(items)).map(([name, schema]) => ({
		...{ path: name, schema, step: field.step, order: field.order },
		label: typeof schema.title === "string" ? schema.title : name,
	}));
}

/** The choices of a field; none if it takes any value. */
export function optionsOf({ schema }: Pick<KnownField, "schema">): readonly Choice[] {
	const options = schema.oneOf ?? objectOf(schema.items).oneOf;
	if (!Array.isArray(options)) return [];
	return options.map((option) => {
		const { const: value, title } = objectOf(option);
		return { value: String(value), label: typeof title === "string" ? title : String(value) };
	});
}

export const isList = ({ schema }: Pick<KnownField, "schema">): boolean => schema.type === "array";
