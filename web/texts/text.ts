import accounts from "./accounts.json" with { type: "json" };
import type assistance from "./assistance.json";
import type automaticviews from "./automaticviews.json";
import type comments from "./comments.json";
import type configuration from "./configuration.json";
import type connections from "./connections.json";
import type controls from "./controls.json";
import type debug from "./debugger.json";
import type earlierdocuments from "./earlierdocuments.json";
import type errors from "./errors.json";
import type exports from "./export.json";
import type files from "./files.json";
import type forms from "./forms.json";
import type history from "./history.json";
import type locations from "./locations.json";
import type manuals from "./manuals.json";
import type map from "./map.json";
import type monitoring from "./monitoring.json";
import nl from "./nl.json" with { type: "json" };
import type noaccess from "./noaccess.json";
import type notfound from "./notfound.json";
import type profile from "./profile.json";
import type realisations from "./realisations.json";
import type reports from "./reports.json";
import type requests from "./requests.json";
import type session from "./session.json";
import type startdocument from "./startdocument.json";
import type step from "./step.json";
import type stepdialogs from "./stepdialogs.json";
import type synchronisation from "./synchronisation.json";
import type table from "./table.json";
import type tags from "./tags.json";
import type terms from "./terms.json";
import type tour from "./tour.json";
import type views from "./views.json";

type Area =
	| typeof nl
	| typeof accounts
	| typeof assistance
	| typeof automaticviews
	| typeof comments
	| typeof configuration
	| typeof connections
	| typeof controls
	| typeof debug
	| typeof earlierdocuments
	| typeof errors
	| typeof exports
	| typeof files
	| typeof forms
	| typeof history
	| typeof locations
	| typeof manuals
	| typeof map
	| typeof monitoring
	| typeof noaccess
	| typeof notfound
	| typeof profile
	| typeof realisations
	| typeof reports
	| typeof requests
	| typeof startdocument
	| typeof session
	| typeof step
	| typeof stepdialogs
	| typeof synchronisation
	| typeof table
	| typeof tags
	| typeof terms
	| typeof tour
	| typeof views;
type KeysOf<Texts> = Texts extends unknown ? keyof Texts : never;
export type TextKey = KeysOf<Area> & string;
export type TextValues = Readonly<Record<string, string | number>>;

/** The shell's own texts are always there; a page brings those of its areas along (areas/), so that nobody waits for another page's. */
const texts: Record<string, string> = { ...nl, ...accounts };
let overrides: Readonly<Record<string, string>> = {};

export function addTexts(area: Readonly<Record<string, string>>): void {
	Object.assign(texts, area);
}

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
