import { looks } from "../../schemas/index.ts";
import { canonicalJson } from "../definition/canonical-json.ts";
import { propertyName } from "../definition/property-name.ts";
import { widgetNamed } from "../definition/widgets.ts";
import { isObject } from "../json/json-object.ts";
import * as differenceTexts from "../texts/difference.ts";
import type { ChangePlace, FlowChange } from "./flow-change.ts";

/** Hints that only change how a form looks or what it says; settings of widgets declare this themselves. */
const looksOfField: ReadonlySet<string> = new Set(["ui:order", "ui:placeholder", "ui:help", "ui:title", "ui:description"]);
const looksOfWidget: ReadonlySet<string> = new Set(looks);

type Hints = Readonly<Record<string, unknown>>;

/** One change per section: its fields look different, or are filled in differently. */
export function compareHints(
	before: Hints | undefined,
	after: Hints | undefined,
	place: ChangePlace,
	subject: string,
): readonly FlowChange[] {
	const changed = changedHints(before ?? {}, after ?? {});
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

/** `inside`: the hints are settings of a widget. */
function changedHints(before: Hints, after: Hints, inside = false): readonly Changed[] {
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	return [...names].flatMap((name): readonly Changed[] => {
		const [was, is] = [before[name], after[name]];
		if (canonicalJson(was ?? null) === canonicalJson(is ?? null)) return [];
		const said = propertyName(inside ? "widget#uiOptions" : "section#ui", name);
		if (inside || looksOfField.has(name)) return [{ said, harmless: inside ? looksOfWidget.has(name) : true }];
		if (name === "ui:widget") return [{ said, harmless: takesAll(was) && takesAll(is) }];
		const isSettings = name === "ui:options";
		const [old, now] = [was ?? {}, is ?? {}];
		return (isSettings || !name.startsWith("ui:")) && isObject(old) && isObject(now)
			? changedHints(old, now, isSettings)
			: [{ said, harmless: false }];
	});
}

/** Without a widget, the field is drawn by the default one for its schema, which accepts all its values. */
function takesAll(widget: unknown): boolean {
	return widget === undefined || widgetNamed(widget).takesAll === true;
}
