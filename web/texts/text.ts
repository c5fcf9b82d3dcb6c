import { dutchNumber } from "../../engine/index.ts";
import type accessibility from "./accessibility.json";
import type account from "./account.json";
import type bulk from "./bulk.json";
import type change from "./change.json";
import type columns from "./columns.json";
import type comments from "./comments.json";
import type configuration from "./configuration.json";
import type controls from "./controls.json";
import type conversations from "./conversations.json";
import type designing from "./designing.json";
import type dossier from "./dossier.json";
import type drafts from "./drafts.json";
import type events from "./events.json";
import type exported from "./export.json";
import type failures from "./failures.json";
import type files from "./files.json";
import type forms from "./forms.json";
import type help from "./help.json";
import type inbox from "./inbox.json";
import type lists from "./lists.json";
import type map from "./map.json";
import type merge from "./merge.json";
import type moments from "./moments.json";
import type peek from "./peek.json";
import type publishing from "./publishing.json";
import type realisations from "./realisations.json";
import type reports from "./reports.json";
import type requests from "./requests.json";
import type selections from "./selections.json";
import shell from "./shell.json" with { type: "json" };
import type starting from "./starting.json";
import type status from "./status.json";
import type step from "./step.json";
import type synchronisation from "./synchronisation.json";
import type tags from "./tags.json";
import type terms from "./terms.json";
import type today from "./today.json";
import type views from "./views.json";
import type why from "./why.json";
import type workbench from "./workbench.json";
import type workbenchLists from "./workbench-lists.json";
import type workbenchManuals from "./workbench-manuals.json";
import type workbenchScenarios from "./workbench-scenarios.json";

type Area =
	| typeof shell
	| typeof accessibility
	| typeof account
	| typeof bulk
	| (typeof columns & typeof comments & typeof conversations)
	| typeof configuration
	| typeof controls
	| typeof dossier
	| typeof drafts
	| typeof events
	| typeof exported
	| typeof failures
	| typeof files
	| typeof forms
	| typeof help
	| typeof inbox
	| typeof lists
	| typeof map
	| typeof moments
	| typeof peek
	| (typeof publishing & typeof designing)
	| typeof realisations
	| typeof reports
	| typeof requests
	| typeof starting
	| (typeof step & typeof change & typeof merge & typeof status)
	| (typeof synchronisation & typeof tags)
	| typeof terms
	| typeof today
	| (typeof views & typeof selections)
	| typeof why
	| (typeof workbench & typeof workbenchLists & typeof workbenchManuals & typeof workbenchScenarios);
type KeysOf<Texts> = Texts extends unknown ? keyof Texts : never;
export type TextKey = KeysOf<Area> & string;
type TextValues = Readonly<Record<string, string | number>>;

/**
 * The shell's texts are always registered; a page registers those of its areas (areas/), so that nobody downloads
 * another page's texts.
 */
const texts: Record<string, string> = { ...shell };
let overrides: Readonly<Record<string, string>> = {};

export function addTexts(area: Readonly<Record<string, string>>): void {
	Object.assign(texts, area);
}

/** Every text of the product whose area was registered, by its key. */
export const textsOfProduct = (): Readonly<Record<string, string>> => texts;

/** Lets texts in the tenant's configuration replace the product's own. */
export function setTextOverrides(tenantTexts: Readonly<Record<string, string>>): void {
	overrides = tenantTexts;
}

/**
 * A text for the user, with each `{name}` replaced by its value. A placeholder without a value is left as it is, so
 * that the mistake is visible. Numbers are in Dutch notation: "1.234". Values are inserted as plain text, never as
 * markup.
 */
export function text(key: TextKey, values: TextValues = {}): string {
	const template = overrides[key] ?? texts[key] ?? key;
	return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? written(values[name]) : whole));
}

const written = (value: string | number | undefined) => (typeof value === "number" ? dutchNumber(value) : String(value));
