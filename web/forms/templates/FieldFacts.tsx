import { useContext } from "react";
import { formatNamed, itemsOf, keptInRows, objectOf, widgetNamed } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { tenantChoices } from "../field-choices.ts";
import type { FlowField } from "../flow-fields.ts";
import { BehindNameContext, BelowFieldContext, MarkedFieldsContext, useFormEnvironment } from "../form-environment.ts";
import { sectionFields } from "../section-fields.ts";
import { ValueText } from "./ValueText.tsx";

interface FieldFactsProps {
	/** Already formatted. */
	readonly facts?: readonly { readonly label: unknown; readonly text: string }[];
	readonly fields: readonly { readonly field: FlowField; readonly value: unknown }[];
}

/** Values as a description list, on the same twelve columns as the controls they represent. */
export function FieldFacts({ facts = [], fields }: FieldFactsProps) {
	const environment = useFormEnvironment();
	const marked = useContext(MarkedFieldsContext);
	const behindName = useContext(BehindNameContext);
	const below = useContext(BelowFieldContext);
	return (
		<dl className="field-facts">
			{facts.map((fact) => (
				<div key={String(fact.label)} className="field-c12">
					<dt>{String(fact.label)}</dt>
					<dd>{fact.text}</dd>
				</div>
			))}
			{fields.map(({ field, value }) => {
				const isList = itemsOf(field.schema)?.type === "object";
				const name = String(field.schema.title ?? field.path);
				return (
					<div key={field.path} className={`field-c${spanOf(field)}`}>
						<dt>
							{name}
							{behindName(field.path, name)}
							{marked.has(field.path) && <span className="field-mark">{text("form.marked")}</span>}
						</dt>
						<dd>
							{isList && widgetNamed(field.options.widget).items === true ? (
								<ItemCards field={field} value={value} />
							) : (
								<ValueText
									schema={field.schema}
									options={field.options}
									value={value}
									choices={tenantChoices(field.options, environment)}
								/>
							)}
							{below(field.path)}
						</dd>
					</div>
				);
			})}
		</dl>
	);
}

function spanOf(field: FlowField): number {
	const { span } = field.options;
	if (typeof span === "number") return span;
	return formatNamed(field.schema.format).span ?? 6;
}

interface ItemCardsProps {
	readonly field: FlowField;
	readonly value: unknown;
}

/** The items of a list, read-only, each as a card with its fields. */
export function ItemCards({ field, value }: ItemCardsProps) {
	const { schema, options, itemHints = {} } = field;
	const items = (Array.isArray(value) ? value.map(objectOf) : []).filter((item) => (item.deleted_at ?? null) === null);
	const name = typeof options.itemText === "string" ? options.itemText : text("form.list.entry");
	const parts = sectionFields({ schema: itemsOf(schema) ?? {}, ui: objectOf(itemHints) }).filter(({ path }) => !keptInRows.has(path));
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
