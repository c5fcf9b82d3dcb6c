import { looks } from "../../schemas/index.ts";
import { canonicalJson } from "../definition/canonical-json.ts";
import type { JsonSchema } from "../definition/index.ts";
import { propertyName } from "../definition/property-name.ts";
import { widgetNamed } from "../definition/widgets.ts";
import { isObject } from "../json/json-object.ts";
import { itemsOf, propertiesOf } from "../json/schema-parts.ts";
import * as differenceTexts from "../texts/difference.ts";
import type { ChangePlace, FlowChange } from "./flow-change.ts";

/** Hints that only change how a form looks or what it says; settings of widgets declare this themselves. */
const looksOfField: ReadonlySet<string> = new Set(["ui:order", "ui:placeholder", "ui:help", "ui:title", "ui:description"]);
const looksOfWidget: ReadonlySet<string> = new Set(looks);

type Hints = Readonly<Record<string, unknown>>;

interface Hinted {
	readonly ui?: Hints | undefined;
	readonly schema: JsonSchema;
}

/**
 * One change per section: its fields look different, or are filled in differently. Fields that only one of the two has are compared
 * elsewhere, with everything about them.
 */
export function compareHints(was: Hinted, is: Hinted, place: ChangePlace, subject: string): readonly FlowChange[] {
	const changed = changedHints(was.ui ?? {}, is.ui ?? {}, { was: was.schema, is: is.schema });
	if (changed.length === 0) return [];
	return [
		changed.every(({ harmless }) => harmless)
			? {
					kind: "section-hints-changed",
					place,
					sentence: differenceTexts.looksDifferent(subject),
					severity: "safe",
					reason: differenceTexts.onlyLooks,
				}
			: {
					kind: "section-hints-changed",
					place,
					sentence: differenceTexts.filledDifferently(
						subject,
						changed
							.filter(({ harmless }) => !harmless)
							.map(({ said }) => said)
							.join(", "),
					),
					severity: "needs-mapping",
					reason: differenceTexts.choiceMayBeGone,
					mapping: { kind: "consent" },
				},
	];
}

interface Changed {
	/** In Dutch. */
	readonly said: string;
	readonly harmless: boolean;
}

/** What the hints belong to in both versions; undefined: they are settings of a widget. */
type Both = { readonly was: JsonSchema; readonly is: JsonSchema } | undefined;

function changedHints(before: Hints, after: Hints, both: Both): readonly Changed[] {
	const inside = both === undefined;
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	return [...names].flatMap((name): readonly Changed[] => {
		const [was, is] = [before[name], after[name]];
		if (canonicalJson(was ?? null) === canonicalJson(is ?? null)) return [];
		const said = propertyName(inside ? "widget#uiOptions" : "section#ui", name);
		if (inside || looksOfField.has(name)) return [{ said, harmless: inside ? looksOfWidget.has(name) : true }];
		if (name === "ui:widget") return [{ said, harmless: takesAll(was) && takesAll(is) }];
		const isSettings = name === "ui:options";
		const [old, now] = [was ?? {}, is ?? {}];
		if (!isObject(old) || !isObject(now) || (name.startsWith("ui:") && !isSettings)) return [{ said, harmless: false }];
		if (isSettings) return changedHints(old, now, undefined);
		const [one, other] = [partOf(both.was, name), partOf(both.is, name)];
		return one === undefined || other === undefined ? [] : changedHints(old, now, { was: one, is: other });
	});
}

/** The field, the group or the items of a list that hints with this name are for. */
function partOf(schema: JsonSchema, name: string): JsonSchema | undefined {
	const properties = propertiesOf(schema);
	if (Object.hasOwn(properties, name)) return properties[name];
	return name === "items" ? itemsOf(schema) : undefined;
}

/** Without a widget, the field is drawn by the default one for its schema, which accepts all its values. */
function takesAll(widget: unknown): boolean {
	return widget === undefined || widgetNamed(widget).takesAll === true;
}
