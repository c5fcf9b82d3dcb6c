import {
	displayAnswer,
	type HiddenItem,
	objectOf,
	propertiesOf,
	type ResolvedFlow,
	type SavePreview,
	type StepCode,
	withSubSteps,
} from "../../../../engine/index.ts";
import type { FlowField } from "../../../forms/flow-fields.ts";
import { text } from "../../../texts/text.ts";
import { labelInSentence } from "../../../ui/words/label-in-sentence.ts";
import { fieldLabel } from "../state/field-labels.ts";
import "../../../texts/areas/change.ts";

/** The side effects of a save as text, each line with its step. */
interface ChangeImpact {
	/** "andere reden: Advies accepteren en het proces beëindigen"; null if the process continues. */
	readonly ends: string | null;
	readonly reopens: readonly string[];
	readonly depends: readonly string[];
	readonly lapses: readonly string[];
	readonly empties: readonly string[];
	readonly hides: readonly string[];
}

export function changeImpact(flow: ResolvedFlow, fields: ReadonlyMap<string, FlowField>, preview: SavePreview): ChangeImpact {
	const labels = new Map(withSubSteps(flow.steps).map(({ code, label }) => [code, label]));
	const named = (code: StepCode) => `${code}. ${labels.get(code) ?? ""}`.trim();
	const withStep = (code: StepCode, said: string) => text("change.line", { step: named(code), said });
	return {
		ends: preview.cancels === null ? null : preview.cancels.comment || preview.cancels.label,
		reopens: preview.reopens.map(named),
		depends: preview.depends.map(named),
		lapses: preview.lapses.map(named),
		empties: preview.empties.map(({ step, path }) => withStep(step, fieldLabel(fields, path) || path)),
		hides: preview.hides.map((item) => withStep(item.step, itemText(fields, item))),
	};
}

/** "Bouwbedrijf Jansen (besteld op 01-12-2026)": the item's name and the properties that the step filled in. */
function itemText(fields: ReadonlyMap<string, FlowField>, { list, item, filled }: HiddenItem): string {
	const label = fieldLabel(fields, list) || list;
	const names = Object.keys(item).filter((name) => name !== "uuid" && typeof item[name] === "string");
	const called = names.find((name) => !filled.includes(name)) ?? names[0];
	const said = filled
		.filter((name) => name !== called)
		.map((name) => `${labelIn(fields, list, name)} ${displayAnswer(schemaIn(fields, list, name), item[name])}`);
	const title = called === undefined ? label : String(item[called]);
	return said.length === 0 ? title : `${title} (${said.join(", ")})`;
}

function labelIn(fields: ReadonlyMap<string, FlowField>, list: string, name: string): string {
	const { title } = schemaIn(fields, list, name);
	return typeof title === "string" ? labelInSentence(title) : name;
}

function schemaIn(fields: ReadonlyMap<string, FlowField>, list: string, name: string): Readonly<Record<string, unknown>> {
	return propertiesOf(objectOf(fields.get(list)?.schema.items))[name] ?? {};
}
