import Form from "@rjsf/core";
import type { RegistryFieldsType } from "@rjsf/utils";
import { useMemo } from "react";
import { engineValidator } from "./engine-validator.ts";
import { ID_PREFIX, ID_SEPARATOR, pathOfId } from "./field-path.ts";
import { presentSection, type SectionSource } from "./present-section.ts";
import { sectionFields } from "./section-fields.ts";
import { templates } from "./templates/index.ts";
import { translateString } from "./translate-string.ts";
import { valueAt } from "./value-at.ts";
import { fields, widgets } from "./widget-registry.ts";

interface SectionFormProps {
	readonly source: SectionSource;
	/** Values of the whole record; the form takes and gives back those of its own fields. */
	readonly values: Readonly<Record<string, unknown>>;
	/** Fields for widgets that another part of the product draws, such as maps; by their name in the registry. */
	readonly extraFields?: RegistryFieldsType;
	/** Fields that changed by their paths, with their new values; undefined for one that was emptied. */
	readonly onChange: (changes: Readonly<Record<string, unknown>>) => void;
}

/** Never fills in what nobody chose; see present-section.ts. */
const FILL_IN_NOTHING = { constAsDefaults: "never", emptyObjectFields: "skipDefaults" } as const;

/** One section of a step as an RJSF form. Draws no button and no error list: those are the screen's. */
export function SectionForm({ source, values, extraFields, onChange }: SectionFormProps) {
	const presented = useMemo(() => presentSection(source), [source]);
	const own = useMemo(() => sectionFields(source).map(({ path }) => path), [source]);
	const allFields = useMemo(() => ({ ...fields, ...extraFields }), [extraFields]);
	return (
		<Form
			schema={presented.schema}
			uiSchema={presented.uiSchema}
			formData={values}
			validator={engineValidator}
			templates={templates}
			widgets={widgets}
			fields={allFields}
			translateString={translateString}
			experimental_defaultFormStateBehavior={FILL_IN_NOTHING}
			idPrefix={ID_PREFIX}
			idSeparator={ID_SEPARATOR}
			tagName="div"
			className="section-form"
			noHtml5Validate
			noValidate
			showErrorList={false}
			onChange={({ formData }, id) => {
				// Without an id it is RJSF itself that speaks, and it has nothing to fill in.
				if (id !== undefined) onChange(changesAt(pathOfId(id), formData, own));
			}}
		>
			{/* In place of RJSF's submit button. */}
			<span hidden />
		</Form>
	);
}

/** A widget that draws a whole group gives back the group: of that only the fields of this section count, others may hold more of it. */
function changesAt(path: string, values: unknown, own: readonly string[]): Readonly<Record<string, unknown>> {
	const within = own.filter((field) => field.startsWith(`${path}.`));
	return Object.fromEntries((within.length > 0 ? within : [path]).map((field) => [field, valueAt(values, field)]));
}
