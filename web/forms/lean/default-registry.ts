import ArrayField from "@rjsf/core/lib/components/fields/ArrayField.js";
import BooleanField from "@rjsf/core/lib/components/fields/BooleanField.js";
import FallbackField from "@rjsf/core/lib/components/fields/FallbackField.js";
import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js";
import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import StringField from "@rjsf/core/lib/components/fields/StringField.js";
import UnsupportedField from "@rjsf/core/lib/components/templates/UnsupportedField.js";
import { englishStringTranslator } from "@rjsf/utils";

/**
 * In place of RJSF's own registry of everything it can draw. A section reaches RJSF as plain groups, lists and
 * values (present-section.ts), each with a widget or field out of our closed registry, so its widgets, its layouts
 * and its fields for `oneOf` are never asked for, and a browser need not fetch them. Its field for numbers would make 1.5
 * of the text "1.5", which our widget asks about; the one for texts hands on what the widget says.
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
