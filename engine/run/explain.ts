import type { Actor } from "../access/index.ts";
import { contextOf } from "../command/context-of.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { sentence, type Trace } from "../conditions/index.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import type { Realisation } from "../realisation/realisation.ts";

/** One condition of a step: its purpose, its Dutch text, whether it holds and why. */
interface Explanation {
	readonly about: "sub-step" | "section" | "field" | "branch" | "rule";
	/** Id of the section, path of the field, target of the branch, or message of the rule. */
	readonly name: string;
	readonly sentence: string;
	readonly holds: boolean;
	readonly trace: Trace;
}

/** Every condition of a step with its outcome for this process, in the order of the definition. */
export function explain(flow: CompiledFlow, realisation: Realisation, code: StepCode, actor: Actor, now: number): readonly Explanation[] {
	const definition = flow.steps.get(code)?.definition;
	const context = contextOf(flow, realisation, actor, now);
	const one = (about: Explanation["about"], name: string, condition: unknown): readonly Explanation[] => {
		if (condition === undefined) {
			return [];
		}
		const { value, trace } = flow.interpreter.evaluate(condition as Trace["expression"], context);
		return [{ about, name, sentence: sentence(condition, flow.labels), holds: value === true, trace }];
	};
	if (definition === undefined) {
		return [];
	}
	return [
		...one("sub-step", code, definition.when),
		...definition.sections.flatMap((section) => [
			...one("section", section.id, section.when),
			...Object.entries(section.fields ?? {}).flatMap(([path, rule]) => [
				...one("field", path, rule.when),
				...one("field", path, rule.enabledWhen),
			]),
			...[...(section.save ?? []), ...(section.complete ?? []), ...(section.warn ?? [])].flatMap((rule) =>
				one("rule", rule.message, rule.unless),
			),
		]),
		...(definition.complete ?? []).flatMap((rule) => one("rule", rule.message, rule.unless)),
		...(definition.next ?? []).flatMap((branch) => one("branch", branch.label ?? branch.to ?? "", branch.when)),
	];
}
