import type { ListDefinition, TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { ItemList } from "./ItemList.tsx";
import styles from "./ListsPage.module.css";
import { putItems } from "./list-edits.ts";
import type { WriteTenant } from "./use-tenant-edits.ts";

interface TabsEditorProps {
	readonly list: ListDefinition;
	readonly tenant: TenantDefinition;
	readonly write: WriteTenant;
}

const kinds = ["active", "municipality", "cpo", "onhold", "completed", "cancelled"] as const;

/** A tab of a list, by its word in the address. */
interface Tab {
	readonly word: string;
	readonly label: string;
}

/** The tabs above a list. For processes, they are the tenant's filter words; for other lists, their categories. */
export function TabsEditor({ list, tenant, write }: TabsEditorProps) {
	const processes = list.name === "realisations";
	const items: readonly Tab[] = processes ? tenant.filterWords : list.categories;
	const path = processes ? ["filterWords"] : ["lists", list.name, "categories"];
	const missing = kinds.filter((kind) => !tenant.filterWords.some(({ category }) => category === kind));
	return (
		<ItemList
			label={text("workbench.lists.tabs")}
			items={items}
			keyOf={({ word }) => word}
			nameOf={({ label }) => label}
			needed
			onItems={(wanted, said) => write([putItems(path, wanted)], said)}
			{...(processes && missing.length > 0
				? {
						offered: [
							{
								group: text("workbench.lists.tabs"),
								items: missing.map((kind) => ({ value: kind, label: text(`workbench.lists.tab.${kind}`) })),
							},
						],
						addLabel: text("workbench.lists.tab.add"),
						onAdd: async (value: string) => {
							const kind = missing.find((each) => each === value);
							if (kind === undefined) return null;
							const label = text(`workbench.lists.tab.${kind}`);
							const word = freeWord(label, items);
							const said = text("workbench.items.added", { label });
							return (await write([putItems(path, [...items, { word, label, category: kind }])], said)) === null ? word : null;
						},
					}
				: {})}
			controls={(tab, change) => (
				<div className={styles.heading}>
					<PropertyInput
						label={text("workbench.lists.tab.label", { label: tab.label })}
						bare={tab.label}
						type="string"
						value={tab.label}
						needed
						onWrite={(value) => change((now) => ({ ...now, label: String(value) }))}
					/>
				</div>
			)}
		/>
	);
}

/** Words of tabs consist of letters only. */
function freeWord(label: string, tabs: readonly Tab[]): string {
	const plain = label.toLowerCase().replace(/[^a-z]/g, "");
	return tabs.some(({ word }) => word === plain) ? `${plain}tab` : plain;
}
