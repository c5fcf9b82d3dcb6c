import { TranslatableString } from "@rjsf/utils";
import { text } from "../texts/text.ts";

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

/** RJSF's own words in Dutch. One that has no translation is one our templates do not use; using it is a mistake worth a stop. */
export function translateString(key: TranslatableString): string {
	const dutch = DUTCH[key];
	if (dutch === undefined) throw new Error(`no Dutch text for "${key}" of RJSF`);
	return dutch;
}
