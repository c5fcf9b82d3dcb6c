import { tenantChoices } from "../field-choices.ts";
import type { FlowField } from "../flow-fields.ts";
import { useFormEnvironment } from "../form-environment.ts";
import { ItemCards } from "./ItemCards.tsx";
import { ValueText } from "./ValueText.tsx";

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
				const isList = (field.schema.items as { readonly type?: unknown } | undefined)?.type === "object";
				return (
					<div key={field.path} className={`field-c${spanOf(field)}`}>
						<dt>{String(field.schema.title ?? field.path)}</dt>
						<dd>
							{isList && field.options.widget === "repeatable" ? (
								<ItemCards field={field} value={value} />
							) : (
								<ValueText
									schema={field.schema}
									options={field.options}
									value={value}
									choices={tenantChoices(field.options, environment)}
								/>
							)}
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
	return field.schema.format === "unicode-multiline" ? 12 : 6;
}
