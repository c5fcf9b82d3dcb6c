import { productMenu, resolveReports, type TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { ItemList } from "./ItemList.tsx";
import { Part } from "./ListEditor.tsx";
import styles from "./ListsPage.module.css";
import { type Change, put, putItems } from "./list-edits.ts";
import { useTenantEdits } from "./use-tenant-edits.ts";

type Menu = NonNullable<NonNullable<TenantDefinition["reports"]>["menu"]>;
type Item = Menu[number]["items"][number];

/** The reports of the tenant and their menu; what a report of totals adds up is edited in the file. */
export function ReportsEditor({ tenant }: { readonly tenant: TenantDefinition }) {
	const write = useTenantEdits();
	const own = tenant.reports;
	const menu: Menu = own?.menu ?? productMenu;
	const shown = resolveReports(tenant);
	const there = menu.flatMap(({ items }) => items.map(({ name }) => name));
	const missing = productMenu.flatMap(({ items }) => items).filter(({ name }) => !there.includes(name));
	/** The product's menu is copied to the tenant's file before anything in it is changed. */
	const putOf =
		(index: number, items: readonly Item[]): Change =>
		(now) => {
			const stands = now.reports?.menu;
			const wanted = (stands ?? menu).map((segment, at) => (at === index ? { ...segment, items } : segment));
			return stands === undefined ? put(["reports", "menu"], wanted)(now) : putItems(["reports", "menu", index, "items"], items)(now);
		};
	return (
		<>
			<Part
				title={text("workbench.reports.menu")}
				about={text("workbench.reports.about")}
				back={
					own?.menu !== undefined && (
						<PlainButton small onClick={() => void write([put(["reports", "menu"], undefined)])}>
							{text("columns.standard")}
						</PlainButton>
					)
				}
			>
				{menu.map((segment, index) => (
					<div key={segment.items.map(({ name }) => name).join(" ")} className={styles.stack}>
						{segment.label !== undefined && <h3 className={styles.segment}>{segment.label}</h3>}
						<ItemList
							label={segment.label ?? text("workbench.reports.menu")}
							items={segment.items}
							keyOf={({ name }) => name}
							nameOf={({ label }) => label}
							needed
							onItems={(wanted, said) => write([putOf(index, wanted)], said)}
							{...(index === menu.length - 1 && missing.length > 0
								? {
										offered: [
											{
												group: text("workbench.reports.product"),
												items: missing.map(({ name, label }) => ({ value: name, label })),
											},
										],
										addLabel: text("workbench.reports.add"),
										onAdd: async (value: string) => {
											const added = missing.find(({ name }) => name === value);
											if (added === undefined) return null;
											const said = text("workbench.items.added", { label: added.label });
											return (await write([putOf(index, [...segment.items, added])], said)) === null ? added.name : null;
										},
									}
								: {})}
							controls={(item, change) => (
								<>
									<span className={styles.kind}>{text(`workbench.reports.kind.${item.report}`)}</span>
									<div className={styles.heading}>
										<PropertyInput
											label={text("workbench.reports.label", { label: item.label })}
											bare={item.label}
											type="string"
											value={item.label}
											needed
											onWrite={(value) => change((now) => ({ ...now, label: String(value) }))}
										/>
									</div>
								</>
							)}
						/>
					</div>
				))}
			</Part>
			<Part title={text("workbench.reports.years")}>
				<div className={styles.row}>
					<PropertyInput
						label={text("workbench.reports.years.label")}
						type="string"
						value={shown.years.join(", ")}
						onWrite={async (value) => {
							const years = yearsIn(String(value ?? ""));
							if (years === null) return text("workbench.reports.years.form");
							return write([put(["reports", "years"], years.length === 0 ? undefined : years)]);
						}}
					/>
				</div>
			</Part>
		</>
	);
}

/** Null if the text contains anything but years. */
function yearsIn(words: string): readonly number[] | null {
	const years = words.split(/[\s,;]+/).filter((word) => word !== "");
	return years.every((year) => /^20\d\d$/.test(year)) ? [...new Set(years.map(Number))] : null;
}
