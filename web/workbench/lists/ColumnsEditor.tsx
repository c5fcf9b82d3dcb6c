import type { ListColumn, ListDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { CheckInput } from "../editing/CheckInput.tsx";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { declaredField } from "./declared-field.ts";
import { ItemList } from "./ItemList.tsx";
import styles from "./ListsPage.module.css";
import type { Change } from "./list-edits.ts";
import { offeredFields } from "./offered-fields.ts";
import type { WriteTenant } from "./use-tenant-edits.ts";

interface ColumnsEditorProps {
	readonly label: string;
	readonly list: ListDefinition;
	readonly columns: readonly ListColumn[];
	/** Whether these are the columns of a sheet: widths are in characters, and every column is exported. */
	readonly sheet?: boolean;
	/** The change that replaces the columns by these. */
	readonly putAll: (columns: readonly ListColumn[]) => Change;
	readonly write: WriteTenant;
}

/** The columns of a list or of its sheet: which ones, their order, heading and width. */
export function ColumnsEditor({ label, list, columns, sheet = false, putAll, write }: ColumnsEditorProps) {
	const nameOf = ({ field }: ListColumn) => list.fields[field]?.label ?? field;
	return (
		<ItemList
			label={label}
			items={columns}
			keyOf={({ field }) => field}
			nameOf={nameOf}
			needed
			onItems={(wanted, said) => write([putAll(wanted)], said)}
			offered={offeredFields(list, columns)}
			addLabel={text(sheet ? "workbench.lists.sheet.add" : "workbench.lists.column.add")}
			onAdd={async (value) => {
				const { name, changes } = declaredField(list, value);
				const said = text("workbench.items.added", { label: list.fields[value]?.label ?? value });
				return (await write([...changes, putAll([...columns, { field: name }])], said)) === null ? name : null;
			}}
			controls={(column, change) => (
				<>
					<div className={styles.heading}>
						<PropertyInput
							label={text(sheet ? "workbench.lists.sheet.heading" : "workbench.lists.column.heading", { label: nameOf(column) })}
							bare={nameOf(column)}
							type="string"
							value={column.label}
							onWrite={(value) => change((now) => without({ ...now, label: wordsOf(value) }))}
						/>
					</div>
					<div className={styles.width}>
						<PropertyInput
							label={text(sheet ? "workbench.lists.column.characters" : "workbench.lists.column.width", { label: nameOf(column) })}
							bare={text("workbench.lists.column.width.usual")}
							type="integer"
							within={sheet ? [4, 800] : [40, 800]}
							value={column.width}
							onWrite={(value) => change((now) => without({ ...now, width: typeof value === "number" ? value : undefined }))}
						/>
					</div>
					{!sheet && (
						<label className={styles.check}>
							<CheckInput
								checked={column.export !== false}
								aria-label={text("workbench.lists.column.export.of", { label: nameOf(column) })}
								onTurn={(checked) => change((now) => without({ ...now, export: checked ? undefined : false }))}
							/>
							{text("workbench.lists.column.export")}
						</label>
					)}
				</>
			)}
		/>
	);
}

const wordsOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

type Emptied = { readonly [Name in keyof ListColumn]: ListColumn[Name] | undefined };

/** Emptied properties are left out of the file. */
function without({ field = "", label, width, export: exported }: Emptied): ListColumn {
	return {
		field,
		...(label === undefined ? {} : { label }),
		...(width === undefined ? {} : { width }),
		...(exported === undefined ? {} : { export: exported }),
	};
}
