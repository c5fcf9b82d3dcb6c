import { choices } from "../../schemas/index.ts";
import * as differenceTexts from "../texts/difference.ts";
import { languageProperties } from "./language-properties.ts";

/**
 * What a property is called in Dutch where the language describes it. `place`: the language and the part of it in which the
 * property stands, "flow#step". A name that the language does not know stays as it is written.
 */
export const propertyName = (place: string, name: string): string => languageProperties[`${place}.${name}`]?.name ?? name;

/** What a format of texts is called in Dutch. */
export const formatName = (format: string): string => nameIn(choices["widget#format"], format);

/** What a widget, a format or a role of the product is called in Dutch. `type`: as the language calls what is chosen from. */
export function choiceName(type: string, value: string): string {
	if (type === "widget") return nameIn(choices["widget#widget"], value);
	if (type === "format") return formatName(value);
	return type === "role" || type === "roles" ? nameIn(choices["condition#productRole"], value) : value;
}

const nameIn = (list: readonly { readonly value: string; readonly name: string }[], wanted: string): string =>
	list.find(({ value }) => value === wanted)?.name ?? wanted;

/** What a kind of value is called in Dutch: "geheel getal". */
export const kindName = (type: string): string => differenceTexts.kinds[type] ?? type;
