import { widgetNamed } from "../../../engine/index.ts";
import { useScreenValues } from "../form-environment.ts";
import type { FieldStanding } from "../present-section.ts";
import { sectionFields } from "../section-fields.ts";
import { FieldFacts } from "../templates/FieldFacts.tsx";
import { valueAt } from "../value-at.ts";

interface SectionTextProps {
	readonly section: { readonly schema: Readonly<Record<string, unknown>>; readonly ui?: Readonly<Record<string, unknown>> };
	readonly fields: Readonly<Record<string, FieldStanding>>;
}

/** A locked section as text, which unlike disabled controls can be read and selected. */
export function SectionText({ section, fields }: SectionTextProps) {
	const values = useScreenValues();
	const shown = sectionFields(section)
		.filter((field) => fields[field.path]?.shown !== false && widgetNamed(field.options.widget).hidden !== true)
		.map((field) => ({ field, value: valueAt(values, field.path) }))
		.filter(({ field, value }) => !(fields[field.path]?.fixed === true && value === undefined));
	return <FieldFacts fields={shown} />;
}
