import type { ListDefinition } from "../../engine/index.ts";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { pathField } from "./path-field.ts";
import type { KnownField, TableField, TableFields } from "./table-field.ts";

/** All fields of a list: fields known to the product are described by the page, the list's own by their path. */
export function fieldsOf<Row>(
	list: ListDefinition,
	known: Readonly<Record<string, KnownField<Row>>>,
	recordOf: (row: Row) => unknown,
	tenant: TenantConfiguration,
): TableFields<Row> {
	return new Map(
		Object.entries(list.fields).flatMap(([name, field]): readonly (readonly [string, TableField<Row>])[] => {
			const { word, label, kind, path } = field;
			if (path !== null) return [[name, pathField(name, field, recordOf, tenant)]];
			const given = known[name];
			return given ? [[name, { name, word, label, kind, ...given }]] : [];
		}),
	);
}
