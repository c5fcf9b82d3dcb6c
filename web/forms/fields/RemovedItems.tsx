import { Button } from "@mantine/core";
import { text } from "../../texts/text.ts";
import type { Item } from "./repeatable-items.ts";

interface RemovedItemsProps {
	readonly items: readonly { readonly item: Item; readonly index: number }[];
	/** Name for one item. */
	readonly name: string;
	readonly disabled: boolean;
	/** `index`: position in the stored list. */
	readonly onRestore: (index: number) => void;
}

/**
 * Items that were removed from a list but are still in the record. Restoring takes effect at the next save; lists
 * derived from this one then show them again.
 */
export function RemovedItems({ items, name, disabled, onRestore }: RemovedItemsProps) {
	if (items.length === 0) return null;
	return (
		<details className="field-list-removed">
			<summary>{text("form.list.gone", { count: items.length })}</summary>
			<ul>
				{items.map(({ item, index }) => (
					<li key={typeof item.uuid === "string" ? item.uuid : index}>
						{calledOf(item) || name}{" "}
						<Button
							variant="subtle"
							disabled={disabled}
							aria-label={text("form.list.restore.label", { item: calledOf(item) || name })}
							onClick={() => onRestore(index)}
						>
							{text("form.list.restore")}
						</Button>
					</li>
				))}
			</ul>
		</details>
	);
}

/** The first text that somebody typed in the item. */
function calledOf(item: Item): string {
	const [, found] = Object.entries(item).find(([name, value]) => name !== "uuid" && typeof value === "string" && value !== "") ?? [];
	return typeof found === "string" ? found : "";
}
