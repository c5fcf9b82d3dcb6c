import { displayValue } from "../display-value.ts";
import type { FlowField } from "../flow-fields.ts";
import { useFormEnvironment } from "../form-environment.ts";
import { stakeholderCategoryOf } from "../stakeholder-category.ts";

interface FieldFactsProps {
	/** Already in words. */
	readonly facts?: readonly { readonly label: unknown; readonly text: string }[];
	readonly fields: readonly { readonly field: FlowField; readonly value: unknown }[];
}

/** Values as a list of terms, on the same twelve columns as the controls they stand for. */
export function FieldFacts({ facts = [], fields }: FieldFactsProps) {
	const environment = useFormEnvironment();
	return (
		<dl className="field-facts">
			{facts.map((fact) => (
				<div key={String(fact.label)} className="field-c12">
					<dt>{String(fact.label)}</dt>
					<dd>{fact.text}</dd>
				</div>
			))}
			{fields.map(({ field, value }) => {
				const category = stakeholderCategoryOf(field.options);
				return (
					<div key={field.path} className={`field-c${spanOf(field)}`}>
						<dt>{String(field.schema.title ?? field.path)}</dt>
						<dd>{displayValue(field.schema, value, category ? environment.stakeholders(category) : undefined)}</dd>
					</div>
				);
			})}
		</dl>
	);
}

function spanOf(field: FlowField): number {
	const { span } = field.options;
	if (typeof span === "number") return span;
	return field.schema.format === "unicode-multiline" ? 12 : 6;
}
