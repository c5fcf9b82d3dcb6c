import { type CompiledFlow, type Instruction, isObject, rolesOf, type TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { refusalWords } from "./refusal-words.ts";

/** An act of a scenario as a sentence, with the fields that it fills in. */
export interface ActWords {
	readonly act: string;
	readonly filled: readonly { readonly path: string; readonly label: string; readonly value: string }[];
	/** The expected result; null if the scenario does not say. */
	readonly after: string | null;
}

/** `open`: the step that is open before the act, as far as the scenario says. */
export function actWords(instruction: Instruction, open: string | null, flow: CompiledFlow, tenant: TenantDefinition): ActWords {
	const { as, do: act, step, reason, with: typed = {}, expect } = instruction;
	const who = roleLabel(as, tenant);
	const about = step ?? open;
	const why = [...tenant.onHoldReasons, ...tenant.cancelReasons].find(({ value }) => value === reason)?.text ?? reason;
	const sentence = text(`workbench.scenario.act.${act}`, {
		who,
		step: about === null ? text("workbench.scenario.step.open") : text("workbench.scenario.step", { step: about }),
	});
	return {
		act: why === undefined ? sentence : text("workbench.scenario.act.because", { act: sentence, why }),
		filled: leaves(typed, "").map(([path, value]) => ({ path, label: flow.labels.field(path), value: valueWords(path, value, flow) })),
		after: afterWords(expect, flow),
	};
}

export function roleLabel(role: string, tenant: TenantDefinition): string {
	return rolesOf(tenant).find((each) => each.role === role)?.label ?? role;
}

function valueWords(path: string, value: unknown, { labels }: CompiledFlow): string {
	if (value === null || value === "") return text("workbench.scenario.emptied");
	if (typeof value === "boolean") return text(value ? "workbench.condition.yes" : "workbench.condition.no");
	if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value.split("-").reverse().join("-");
	if (typeof value === "string" || typeof value === "number") return labels.option(path, value) ?? String(value);
	if (Array.isArray(value) && value.every((each) => typeof each !== "object")) return value.map(String).join(", ");
	return JSON.stringify(value);
}

function afterWords(expect: Instruction["expect"], { steps }: CompiledFlow): string | null {
	if (expect?.refused !== undefined)
		return text("workbench.scenario.after.refused", { why: expect.refused.message ?? refusalWords(expect.refused.code) });
	if (expect?.step === null) return text("workbench.scenario.after.none", { status: expect.label ?? "" });
	return expect?.step === undefined
		? null
		: text("workbench.scenario.after.step", { step: expect.step, label: expect.label ?? steps.get(expect.step)?.definition.label ?? "" });
}

/** Values by field path, whether they are written by path or nested. */
function leaves(values: Readonly<Record<string, unknown>>, prefix: string): readonly (readonly [string, unknown])[] {
	return Object.entries(values).flatMap(([name, value]): readonly (readonly [string, unknown])[] =>
		isObject(value) ? leaves(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
	);
}
