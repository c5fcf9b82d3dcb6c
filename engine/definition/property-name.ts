import { choices } from "../../schemas/index.ts";
import * as differenceTexts from "../texts/difference.ts";
import { languageProperties } from "./language-properties.ts";

/**
 * The Dutch name of a property, where the language describes it. `place`: the language and the part of it that has the property,
 * "flow#step". A name that the language does not know is returned unchanged.
 */
export const propertyName = (place: string, name: string): string => languageProperties[`${place}.${name}`]?.name ?? name;

/** The Dutch name of a text format. */
export const formatName = (format: string): string => nameIn(choices["widget#format"], format);

/** The Dutch name of a widget, a format or a role of the product. `type`: the language's name for the kind of choice. */
export function choiceName(type: string, value: string): string {
	if (type === "widget") return nameIn(choices["widget#widget"], value);
	if (type === "format") return formatName(value);
	return type === "role" || type === "roles" ? nameIn(choices["condition#productRole"], value) : value;
}

const nameIn = (list: readonly { readonly value: string; readonly name: string }[], wanted: string): string =>
	list.find(({ value }) => value === wanted)?.name ?? wanted;

/** The Dutch name of a kind of value: "geheel getal". */
export const kindName = (type: string): string => differenceTexts.kinds[type] ?? type;
