import {
	displayAnswer,
	displayListed,
	type FieldValue,
	type ListDefinition,
	type ListField,
	listedValue,
	readPath,
} from "../../../engine/index.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { absoluteText } from "../../ui/words/date-text.ts";
import { labelsFrom } from "./built-in-field.tsx";
import type { BuiltInField, TableField, TableFields } from "./table-field.ts";

/** All fields of a list: the page describes the built-in ones; the list's own are read by their path. */
export function listFields<Row>(
	list: ListDefinition,
	builtIn: Readonly<Record<string, BuiltInField<Row>>>,
	recordOf: (row: Row) => unknown,
	tenant: TenantConfiguration,
): TableFields<Row> {
	return new Map(
		Object.entries(list.fields).flatMap(([name, field]): readonly (readonly [string, TableField<Row>])[] => {
			const { word, label, kind, path } = field;
			if (path !== null) return [[name, pathField(name, field, recordOf, tenant)]];
			const given = builtIn[name];
			return given ? [[name, { name, word, label, kind, ...given }]] : [];
		}),
	);
}

/** A field that a list describes by its value's path in the record. */
export function pathField<Row>(
	name: string,
	field: ListField,
	recordOf: (row: Row) => unknown,
	tenant: TenantConfiguration,
): TableField<Row> {
	const { label, word, kind, path, form, choices } = field;
	const labelOf = optionLabels(field, tenant);
	const value = (row: Row): FieldValue => listedValue(kind, readPath(recordOf(row), path ?? name));
	return {
		...{ name, word, label, kind, value },
		text: (row) => textOf(kind, value(row), labelOf),
		...(labelOf ? { labelOf } : {}),
		...(form === null ? {} : { form }),
		...(form !== null && choices !== null ? { choices: choices.map((choice) => choice.value) } : {}),
	};
}

function textOf(kind: ListField["kind"], value: FieldValue, labelOf: ((value: string) => string) | undefined): string {
	// An untouched checkbox means neither yes nor no, in a list and its sheet as on a form.
	if (value === null) return kind === "flag" ? displayAnswer({ type: "boolean" }, null) : "";
	if (typeof value === "object") return value.map((each) => labelOf?.(each) ?? each).join(", ");
	if (kind === "instant") return absoluteText(Number(value));
	return labelOf?.(String(value)) ?? displayListed(kind, value);
}

/**
 * Names of a field's options; an unknown one is 'Onbekend', never a bare uuid. Undefined if values are their own names.
 */
function optionLabels({ options, choices }: ListField, tenant: TenantConfiguration): ((value: string) => string) | undefined {
	if (options === "pids") return labelsFrom((tenant.pids ?? []).map(({ uuid, label }) => ({ value: uuid, text: label })));
	if (options === "municipalities") return labelsFrom(tenant.municipalityOptions ?? []);
	return choices === null ? undefined : labelsFrom(choices.map(({ value, label }) => ({ value, text: label })));
}
