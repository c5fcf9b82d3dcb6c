import { displayAnswer, type HiddenItem, type ResolvedFlow, type SavePreview, type StepCode } from "../../../engine/index.ts";
import type { FlowField } from "../../forms/flow-fields.ts";
import { text } from "../../texts/text.ts";
import { fieldLabel, withChildren } from "./field-labels.ts";

/** What a save would do besides, in words, every line with its step. */
export interface ChangeImpact {
	/** "andere reden: Advies accepteren en het proces beëindigen"; null when the process goes on. */
	readonly ends: string | null;
	readonly reopens: readonly string[];
	readonly lapses: readonly string[];
	readonly empties: readonly string[];
	readonly hides: readonly string[];
}

export function changeImpact(flow: ResolvedFlow, fields: ReadonlyMap<string, FlowField>, preview: SavePreview): ChangeImpact {
	const labels = new Map(flow.steps.flatMap(withChildren).map(({ code, label }) => [code, label]));
	const named = (code: StepCode) => `${code}. ${labels.get(code) ?? ""}`.trim();
	const withStep = (code: StepCode, said: string) => text("change.line", { step: named(code), said });
	return {
		ends: preview.cancels === null ? null : preview.cancels.comment || preview.cancels.label,
		reopens: preview.reopens.map(named),
		lapses: preview.lapses.map(named),
		empties: preview.empties.map(({ step, path }) => withStep(step, fieldLabel(fields, path) || path)),
		hides: preview.hides.map((item) => withStep(item.step, itemText(fields, item))),
	};
}

/** "Bouwbedrijf Jansen (besteld op 01-12-2026)": the item by what it is called, and what was filled in of it at that step. */
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
	return typeof title === "string" ? title.toLocaleLowerCase("nl") : name;
}

function schemaIn(fields: ReadonlyMap<string, FlowField>, list: string, name: string): Readonly<Record<string, unknown>> {
	const { items } = fields.get(list)?.schema ?? {};
	const properties = isGroup(items) ? items.properties : undefined;
	const found = isGroup(properties) ? properties[name] : undefined;
	return isGroup(found) ? found : {};
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
