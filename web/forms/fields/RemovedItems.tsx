import { Button } from "@mantine/core";
import { text } from "../../texts/text.ts";
import type { Item } from "./repeatable-items.ts";

interface RemovedItemsProps {
	readonly items: readonly { readonly item: Item; readonly index: number }[];
	/** What one is called. */
	readonly name: string;
	readonly disabled: boolean;
	/** `index`: its place in the list as stored. */
	readonly onRestore: (index: number) => void;
}

/** What was removed from a list and is still in the record, to be brought back with the next save; later lists then show theirs again. */
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

/** The first text in it that somebody typed. */
function calledOf(item: Item): string {
	const [, found] = Object.entries(item).find(([name, value]) => name !== "uuid" && typeof value === "string" && value !== "") ?? [];
	return typeof found === "string" ? found : "";
}
