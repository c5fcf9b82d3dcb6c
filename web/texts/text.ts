import accounts from "./accounts.json" with { type: "json" };
import forms from "./forms.json" with { type: "json" };
import locations from "./locations.json" with { type: "json" };
import map from "./map.json" with { type: "json" };
import nl from "./nl.json" with { type: "json" };
import realisations from "./realisations.json" with { type: "json" };
import step from "./step.json" with { type: "json" };

/** One file an area; a new area is an import and a name here. Keys are unique over all files (texts.test.ts). */
export const areas = { nl, accounts, forms, locations, map, realisations, step };

type Area = (typeof areas)[keyof typeof areas];
type KeysOf<Texts> = Texts extends unknown ? keyof Texts : never;
export type TextKey = KeysOf<Area> & string;
export type TextValues = Readonly<Record<string, string | number>>;

const texts: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(areas));
let overrides: Readonly<Record<string, string>> = {};

/** Texts out of the tenant's configuration take the place of the product's own. */
export function setTextOverrides(tenantTexts: Readonly<Record<string, string>>): void {
	overrides = tenantTexts;
}

/**
 * A text for the user, with `{name}` replaced by the value of that name. A name without a value stays
 * as it stands, so that a mistake is seen. Values are put in as they are, never read as markup.
 */
export function text(key: TextKey, values: TextValues = {}): string {
	const template = overrides[key] ?? texts[key] ?? key;
	return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
