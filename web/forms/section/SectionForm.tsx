import Form from "@rjsf/core/lib/components/Form.js";
import { type RegistryFieldsType, TranslatableString } from "@rjsf/utils";
import { useMemo } from "react";
import { text } from "../../texts/text.ts";
import { ID_PREFIX, ID_SEPARATOR, pathOfId } from "../field-path.ts";
import { fields, widgets } from "../generated/widget-registry.ts";
import { presentSection, type SectionSource } from "../present-section.ts";
import { sectionFields } from "../section-fields.ts";
import { templates } from "../templates/index.tsx";
import { valueAt } from "../value-at.ts";
import { engineValidator } from "./engine-validator.ts";

interface SectionFormProps {
	readonly source: SectionSource;
	/** Values of the whole record; the form shows and reports only its own fields. */
	readonly values: Readonly<Record<string, unknown>>;
	/** Fields for widgets that other parts of the product draw, such as maps, by registry name. */
	readonly extraFields?: RegistryFieldsType;
	/** Changed fields by path with their new values; undefined for an emptied field. */
	readonly onChange: (changes: Readonly<Record<string, unknown>>) => void;
}

/** RJSF must never fill in what nobody chose; see present-section.ts. */
const FILL_IN_NOTHING = { constAsDefaults: "never", emptyObjectFields: "skipDefaults" } as const;

/** One section of a step as an RJSF form. Renders no buttons and no error list: those belong to the screen. */
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
				// A change without an id comes from RJSF itself, which has nothing to fill in.
				if (id !== undefined) onChange(changesAt(pathOfId(id), formData, own));
			}}
		>
			{/* Replaces RJSF's submit button. */}
			<span hidden />
		</Form>
	);
}

/**
 * A widget that draws a whole group reports the whole group. Only this section's fields count; other sections may hold
 * the rest of the group.
 */
function changesAt(path: string, values: unknown, own: readonly string[]): Readonly<Record<string, unknown>> {
	const within = own.filter((field) => field.startsWith(`${path}.`));
	return Object.fromEntries((within.length > 0 ? within : [path]).map((field) => [field, valueAt(values, field)]));
}

const DUTCH: Readonly<Partial<Record<TranslatableString, string>>> = {
	[TranslatableString.YesLabel]: text("form.yes"),
	[TranslatableString.NoLabel]: text("form.no"),
	[TranslatableString.UnsupportedField]: text("form.unknownWidget"),
	[TranslatableString.UnsupportedFieldWithId]: text("form.unknownWidget"),
	[TranslatableString.UnsupportedFieldWithReason]: text("form.unknownWidget"),
	[TranslatableString.UnsupportedFieldWithIdAndReason]: text("form.unknownWidget"),
	[TranslatableString.UnknownFieldType]: text("form.unknownWidget"),
	[TranslatableString.InvalidObjectField]: text("form.unknownWidget"),
};

/** RJSF's own texts in Dutch. Throws for one without a translation, since our templates should never use it. */
function translateString(key: TranslatableString): string {
	const dutch = DUTCH[key];
	if (dutch === undefined) throw new Error(`no Dutch text for "${key}" of RJSF`);
	return dutch;
}
