import type { ListDefinition, ListFilter } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { CheckInput } from "../editing/CheckInput.tsx";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { declaredField } from "./declared-field.ts";
import { ItemList } from "./ItemList.tsx";
import styles from "./ListsPage.module.css";
import { putItems } from "./list-edits.ts";
import { offeredFields } from "./offered-fields.ts";
import type { WriteTenant } from "./use-tenant-edits.ts";

interface FiltersEditorProps {
	readonly list: ListDefinition;
	readonly write: WriteTenant;
}

/** The filters above a list: which ones, their order, and which are under 'Meer filters'. */
export function FiltersEditor({ list, write }: FiltersEditorProps) {
	const { filters } = list;
	const nameOf = ({ field }: ListFilter) => list.fields[field]?.label ?? field;
	const putAll = (wanted: readonly ListFilter[]) => putItems(["lists", list.name, "filters"], wanted);
	return (
		<ItemList
			label={text("workbench.lists.filters")}
			items={filters}
			keyOf={({ field }) => field}
			nameOf={nameOf}
			onItems={(wanted, said) => write([putAll(wanted)], said)}
			offered={offeredFields(list, filters, true)}
			addLabel={text("workbench.lists.filter.add")}
			onAdd={async (value) => {
				const { name, changes } = declaredField(list, value);
				const said = text("workbench.items.added", { label: list.fields[value]?.label ?? value });
				return (await write([...changes, putAll([...filters, { field: name }])], said)) === null ? name : null;
			}}
			controls={(filter, change) => (
				<>
					<div className={styles.heading}>
						<PropertyInput
							label={text("workbench.lists.filter.label", { label: nameOf(filter) })}
							bare={nameOf(filter)}
							type="string"
							value={filter.label}
							onWrite={(value) => change(({ label: _label, ...rest }) => (typeof value === "string" ? { ...rest, label: value } : rest))}
						/>
					</div>
					<Check
						label={text("workbench.lists.filter.multiple")}
						of={nameOf(filter)}
						checked={filter.multiple === true}
						onCheck={(checked) => change(({ multiple: _multiple, ...rest }) => (checked ? { ...rest, multiple: true } : rest))}
					/>
					<Check
						label={text("workbench.lists.filter.more")}
						of={nameOf(filter)}
						checked={filter.more === true}
						onCheck={(checked) => change(({ more: _more, ...rest }) => (checked ? { ...rest, more: true } : rest))}
					/>
				</>
			)}
		/>
	);
}

interface CheckProps {
	readonly label: string;
	/** Name of the filter that it applies to. */
	readonly of: string;
	readonly checked: boolean;
	readonly onCheck: (checked: boolean) => Promise<unknown>;
}

function Check({ label, of, checked, onCheck }: CheckProps) {
	return (
		<label className={styles.check}>
			<CheckInput aria-label={text("workbench.items.of", { label, of })} checked={checked} onTurn={onCheck} />
			{label}
		</label>
	);
}
