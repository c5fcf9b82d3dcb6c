import { askableFields, type ListDefinition, resolveLists } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { FoundField } from "../bundle/find-field.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { CheckInput } from "../editing/CheckInput.tsx";
import { useInTurn } from "../editing/use-in-turn.ts";
import { declaredField } from "../lists/declared-field.ts";
import { putColumns, putItems } from "../lists/list-edits.ts";
import { useTenantEdits } from "../lists/use-tenant-edits.ts";
import styles from "./FieldInspector.module.css";

/** Whether a field is a column and a filter of the list of processes; the details are edited on the screen of lists. */
export function FieldInList({ found }: { readonly found: FoundField }) {
	const { tenant, flow } = useBundle();
	if (tenant === null || flow === null) return null;
	const around = { ...(tenant.options === undefined ? {} : { options: tenant.options }), flow: flow.compiled.definition };
	const list = resolveLists(tenant.lists, around).realisations;
	const names = askableFields(list).filter((name) => list.fields[name]?.path === `values.${found.field.path}`);
	// A name that the tenant has declared takes precedence over the field's path in the form.
	const name = names.find((each) => !each.includes(".")) ?? names[0];
	const [layout] = list.layouts;
	return name === undefined || layout === undefined ? null : <Choices list={list} layout={layout} name={name} names={names} />;
}

interface ChoicesProps {
	readonly list: ListDefinition;
	readonly layout: ListDefinition["layouts"][number];
	readonly name: string;
	/** All names of the field in the list. */
	readonly names: readonly string[];
}

function Choices({ list, layout, name, names }: ChoicesProps) {
	const write = useTenantEdits();
	const { filters } = list;
	const { columns } = layout;
	const isIt = ({ field }: { readonly field: string }) => names.includes(field);
	const label = list.fields[name]?.label ?? name;
	const said = (added: boolean) => text(added ? "workbench.items.added" : "workbench.items.removed", { label });
	const beColumn = useInTurn(async (wanted: boolean): Promise<void> => {
		const declared = wanted ? declaredField(list, name) : null;
		const now =
			declared === null ? columns.filter((each) => !isIt(each)) : [...columns.filter((each) => !isIt(each)), { field: declared.name }];
		await write([...(declared?.changes ?? []), putColumns(list.name, layout.name, now)], said(wanted));
	});
	const beFilter = useInTurn(async (wanted: boolean): Promise<void> => {
		const declared = wanted ? declaredField(list, name) : null;
		const now =
			declared === null ? filters.filter((each) => !isIt(each)) : [...filters.filter((each) => !isIt(each)), { field: declared.name }];
		await write([...(declared?.changes ?? []), putItems(["lists", list.name, "filters"], now)], said(wanted));
	});
	const isColumn = columns.some(isIt);
	return (
		<fieldset className={styles.choices}>
			<legend>{text("inList.legend")}</legend>
			<label className={styles.check}>
				<CheckInput checked={isColumn} disabled={isColumn && columns.length === 1} onTurn={beColumn} />
				{text("inList.column")}
			</label>
			<label className={styles.check}>
				<CheckInput checked={filters.some(isIt)} onTurn={beFilter} />
				{text("inList.filter")}
			</label>
		</fieldset>
	);
}
