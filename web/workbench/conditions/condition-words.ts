import { type CompiledFlow, type FlowExpression, sectionName } from "../../../engine/index.ts";
import { type TextKey, text } from "../../texts/text.ts";
import { nameOf } from "../bundle/open-bundle.ts";
import { type PlacedStep, stepAt } from "../bundle/place-in-file.ts";

/** The place of a condition and what depends on it, in words. */
export interface ConditionWords {
	/** The step and the section; empty for a named condition. */
	readonly where: string;
	/** What the condition controls: "Onderdeel wordt getoond als". */
	readonly what: string;
}

export function conditionWords(
	{ path, inBlock }: Pick<FlowExpression, "path" | "inBlock">,
	steps: readonly PlacedStep[],
	compiled: CompiledFlow,
): ConditionWords {
	const at = stepAt(steps, path);
	if (at === undefined) return { where: "", what: text("workbench.rule.named", { name: String(path.at(-1)) }) };
	const { step } = at;
	const below = path.slice(at.place.length);
	const here = text("workbench.place.step", { code: step.code, label: step.label });
	const [first, number] = below;
	if (first !== "sections" || typeof number !== "number") {
		const branch = first === "next" && typeof number === "number" ? step.next?.[number] : undefined;
		if (branch !== undefined) {
			const named = branch.label ?? text("workbench.place.branch", { number: Number(number) + 1 }).toLowerCase();
			return { where: here, what: text("workbench.rule.branch", { label: named }) };
		}
		const rule = first === "complete" && typeof number === "number" ? step.complete?.[number] : undefined;
		return { where: here, what: rule === undefined ? text("workbench.rule.step") : ruled("complete", rule.message) };
	}
	const written = step.sections[number];
	const section = compiled.steps.get(step.code)?.definition.sections.find(({ id }) => written !== undefined && id === nameOf(written));
	const where = section === undefined ? here : `${here} · ${sectionName(section)}`;
	const own = below.slice(2);
	const inside = inBlock ?? (own[0] === "override" ? own.slice(1) : own);
	const [kind, name, last] = inside;
	if (kind === "when") return { where, what: text("workbench.rule.section") };
	if (kind === "fields") {
		const field = compiled.labels.field(String(name));
		return { where, what: text(last === "when" ? "workbench.rule.field" : "workbench.rule.enabled", { field }) };
	}
	if (kind === "chains") return { where, what: text("workbench.rule.chain") };
	if (kind === "derived") {
		const derived = section?.derived?.[Number(name)]?.field;
		const field = derived === undefined ? "" : compiled.labels.field(derived);
		return { where, what: text(last === "when" ? "workbench.rule.derived.when" : "workbench.rule.derived", { field }) };
	}
	const rules = kind === "complete" || kind === "save" || kind === "warn" ? section?.[kind] : undefined;
	return { where, what: ruled(String(kind), rules?.[Number(name)]?.message) };
}

/** Rules that block an action, or warn about it. */
const ruleKinds: Readonly<Record<string, TextKey>> = {
	complete: "workbench.rule.complete",
	save: "workbench.rule.save",
	warn: "workbench.rule.warn",
};

function ruled(kind: string, message: string | undefined): string {
	const what = text(ruleKinds[kind] ?? "workbench.rule.complete");
	return message === undefined ? what : text("workbench.rule.message", { what, message });
}
