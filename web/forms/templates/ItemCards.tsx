import { text } from "../../texts/text.ts";
import type { FlowField } from "../flow-fields.ts";
import { sectionFields } from "../section-fields.ts";
import { FieldFacts } from "./FieldFacts.tsx";

interface ItemCardsProps {
	readonly field: FlowField;
	readonly value: unknown;
}

type Item = Readonly<Record<string, unknown>>;

/** The items of a list to read, each a card with its fields. */
export function ItemCards({ field, value }: ItemCardsProps) {
	const { schema, options, itemHints = {} } = field;
	const items = (Array.isArray(value) ? (value as readonly Item[]) : []).filter((item) => (item.deleted_at ?? null) === null);
	const name = typeof options.itemText === "string" ? options.itemText : text("form.list.entry");
	const parts = sectionFields({ schema: schema.items as Item, ui: itemHints as Item }).filter(
		({ path }) => path !== "uuid" && path !== "deleted_at",
	);
	if (items.length === 0)
		return <p className="field-list-empty">{typeof options.emptyText === "string" ? options.emptyText : text("form.list.empty")}</p>;
	return (
		<ul className="field-cards">
			{items.map((item, index) => (
				<li key={typeof item.uuid === "string" ? item.uuid : index} className="field-list-item">
					<p className="field-list-name">{text("form.list.item", { item: name, number: index + 1 })}</p>
					<FieldFacts fields={parts.map((part) => ({ field: part, value: item[part.path] }))} />
				</li>
			))}
		</ul>
	);
}
