import ArrayField from "@rjsf/core/lib/components/fields/ArrayField.js";
import BooleanField from "@rjsf/core/lib/components/fields/BooleanField.js";
import FallbackField from "@rjsf/core/lib/components/fields/FallbackField.js";
import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js";
import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import StringField from "@rjsf/core/lib/components/fields/StringField.js";
import UnsupportedField from "@rjsf/core/lib/components/templates/UnsupportedField.js";
import { englishStringTranslator } from "@rjsf/utils";

/**
 * Replaces RJSF's registry of everything it can draw. Sections reach RJSF as plain groups, lists and values
 * (present-section.ts), each with a widget or field from our closed registry, so RJSF's widgets, layouts and `oneOf`
 * fields are never used and need not be downloaded. Its number field would turn the text "1.5" into 1.5, which our
 * widget asks the person about; its text field passes on what the widget reports.
 */
export default function getDefaultRegistry() {
	return {
		fields: { ArrayField, BooleanField, FallbackField, NumberField: StringField, ObjectField, SchemaField, StringField },
		templates: { ButtonTemplates: {}, UnsupportedFieldTemplate: UnsupportedField },
		widgets: {},
		rootSchema: {},
		formContext: {},
		translateString: englishStringTranslator,
		globalFormOptions: { idPrefix: "root", idSeparator: "_", useFallbackUiForUnsupportedType: false },
	};
}
