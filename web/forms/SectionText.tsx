import { useScreenValues } from "./form-environment.ts";
import type { FieldStanding } from "./present-section.ts";
import { sectionFields } from "./section-fields.ts";
import { FieldFacts } from "./templates/FieldFacts.tsx";
import { valueAt } from "./value-at.ts";

interface SectionTextProps {
	readonly section: { readonly schema: Readonly<Record<string, unknown>>; readonly ui?: Readonly<Record<string, unknown>> };
	readonly fields: Readonly<Record<string, FieldStanding>>;
}

/** A locked section as text: readable and selectable, where greyed controls are neither. */
export function SectionText({ section, fields }: SectionTextProps) {
	const values = useScreenValues();
	const shown = sectionFields(section)
		.filter((field) => fields[field.path]?.shown !== false && field.options.widget !== "hidden")
		.map((field) => ({ field, value: valueAt(values, field.path) }))
		.filter(({ field, value }) => !(fields[field.path]?.fixed === true && value === undefined));
	return <FieldFacts fields={shown} />;
}
