import { NativeSelect } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { askableFields, type ListDefinition, type TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { Changeable } from "../editing/Changeable.tsx";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { SelectInput } from "../editing/SelectInput.tsx";
import { useInTurn } from "../editing/use-in-turn.ts";
import { ColumnsEditor } from "./ColumnsEditor.tsx";
import { FiltersEditor } from "./FiltersEditor.tsx";
import { ListPreview } from "./ListPreview.tsx";
import styles from "./ListsPage.module.css";
import { dropColumns, put, putColumns, putItems } from "./list-edits.ts";
import { SearchEditor } from "./SearchEditor.tsx";
import { StartsEditor } from "./StartsEditor.tsx";
import { TabsEditor } from "./TabsEditor.tsx";
import { useTenantEdits } from "./use-tenant-edits.ts";

interface ListEditorProps {
	readonly list: ListDefinition;
	readonly tenant: TenantDefinition;
}

/** One list of the tenant: a preview, and everything that the tenant can configure in it. */
export function ListEditor({ list, tenant }: ListEditorProps) {
	const write = useTenantEdits();
	const [chosen, setChosen] = useState(list.layouts[0]?.name ?? "");
	const layout = list.layouts.find(({ name }) => name === chosen) ?? list.layouts[0];
	const sort = useInTurn((wanted: Partial<ListDefinition["sort"]>) => {
		const { field, descending } = { ...list.sort, ...wanted };
		return write([put(["lists", list.name, "sort"], descending ? { field, descending } : { field })], text("workbench.lists.sorted"));
	});
	const own = tenant.lists?.[list.name];
	if (layout === undefined) return null;
	const { columns } = layout;
	const ownLayout = own?.layouts?.find(({ name }) => name === layout.name);
	const sheet = list.sheet ?? columns.filter((column) => column.export !== false).map(({ field }) => ({ field }));
	const standard = (isOwn: boolean, act: () => void): ReactNode =>
		isOwn && (
			<PlainButton small onClick={act}>
				{text("columns.standard")}
			</PlainButton>
		);
	const back =
		(...path: readonly string[]) =>
		() =>
			void write([put(["lists", list.name, ...path], undefined)]);
	return (
		<>
			<Part title={text("workbench.lists.preview")} about={text("workbench.lists.preview.about")}>
				{list.layouts.length > 1 && (
					<NativeSelect
						size="xs"
						className={styles.choice}
						label={text("workbench.lists.layout")}
						value={layout.name}
						data={list.layouts.map(({ name, label }) => ({ value: name, label }))}
						onChange={({ currentTarget }) => setChosen(currentTarget.value)}
					/>
				)}
			</Part>
			<Changeable>
				<div>
					<div className={styles.preview}>
						<ListPreview
							list={list}
							columns={columns}
							tenant={tenant}
							onSort={(wanted) => void (sortable(list).includes(wanted.field) && sort(wanted))}
							onColumns={(wanted) => void write([putColumns(list.name, layout.name, wanted)])}
						/>
					</div>
					<Part
						title={text("workbench.lists.columns")}
						about={text("workbench.lists.columns.about")}
						back={standard(
							ownLayout?.columns !== undefined || ownLayout?.add !== undefined,
							() => void write([dropColumns(list.name, layout.name)]),
						)}
					>
						<ColumnsEditor
							label={text("workbench.lists.columns")}
							list={list}
							columns={columns}
							putAll={(wanted) => putColumns(list.name, layout.name, wanted)}
							write={write}
						/>
					</Part>
				</div>
				<Part title={text("workbench.lists.begin")} back={standard(own?.sort !== undefined, back("sort"))}>
					<div className={styles.row}>
						<SelectInput
							label={text("workbench.lists.sort")}
							value={list.sort.field}
							data={sortable(list).map((name) => ({ value: name, label: list.fields[name]?.label ?? name }))}
							onChoose={(field) => sort({ field })}
						/>
						<SelectInput
							label={text("workbench.lists.direction")}
							value={String(list.sort.descending)}
							data={[
								{ value: "false", label: text("workbench.lists.direction.up") },
								{ value: "true", label: text("workbench.lists.direction.down") },
							]}
							onChoose={(descending) => sort({ descending: descending === "true" })}
						/>
						<PropertyInput
							label={text("workbench.lists.pageSize")}
							type="integer"
							within={[1, 1000]}
							value={list.pageSize}
							onWrite={(value) => write([put(["lists", list.name, "pageSize"], value)])}
						/>
						<PropertyInput
							label={text("workbench.lists.label")}
							type="string"
							value={list.label}
							onWrite={(value) => write([put(["lists", list.name, "label"], value)])}
						/>
					</div>
				</Part>
				<Part title={text("workbench.lists.filters")} back={standard(own?.filters !== undefined, back("filters"))}>
					<FiltersEditor list={list} write={write} />
				</Part>
				{(list.name === "realisations" || list.categories.length > 0) && (
					<Part
						title={text("workbench.lists.tabs")}
						about={text("workbench.lists.tabs.about")}
						back={standard(list.name !== "realisations" && own?.categories !== undefined, back("categories"))}
					>
						<TabsEditor list={list} tenant={tenant} write={write} />
					</Part>
				)}
				<Part
					title={text("workbench.lists.starts")}
					about={text("workbench.lists.starts.about")}
					back={standard(own?.starts !== undefined, back("starts"))}
				>
					<StartsEditor list={list} tenant={tenant} write={write} />
				</Part>
				<Part title={text("workbench.lists.search")} about={text("workbench.lists.search.about")}>
					<SearchEditor search={tenant.search} write={write} />
				</Part>
				<Part
					title={text("workbench.lists.sheet")}
					about={text(list.sheet === null ? "workbench.lists.sheet.none" : "workbench.lists.sheet.about")}
					back={standard(own?.sheet !== undefined, back("sheet"))}
				>
					<ColumnsEditor
						label={text("workbench.lists.sheet")}
						list={list}
						columns={sheet}
						sheet
						putAll={(wanted) => putItems(["lists", list.name, "sheet"], wanted)}
						write={write}
					/>
				</Part>
			</Changeable>
		</>
	);
}

/**
 * The fields by which the list can begin: a list is only sorted by a column that is shown, and it begins in the first layout, unless a tab has
 * one of its own.
 */
function sortable(list: ListDefinition): readonly string[] {
	const shown = list.layouts[0]?.columns ?? [];
	return askableFields(list).filter((name) => name === list.sort.field || shown.some(({ field }) => field === name));
}

interface PartProps {
	readonly title: string;
	readonly about?: string;
	/** The button that restores the product's default. */
	readonly back?: ReactNode;
	readonly children: ReactNode;
}

export function Part({ title, about, back, children }: PartProps) {
	const id = useId();
	return (
		<section className={styles.part} aria-labelledby={id}>
			<div className={styles.head}>
				<h2 id={id} className={styles.subtitle}>
					{title}
				</h2>
				{back}
			</div>
			{about !== undefined && <p className={styles.about}>{about}</p>}
			{children}
		</section>
	);
}
