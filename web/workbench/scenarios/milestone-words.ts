import type { CompiledFlow, TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { roleLabel } from "./act-words.ts";

/** The kinds of milestone that are shown, in this order. */
export const coveredKinds = ["step", "branch", "sub-step", "role"] as const;

/** The kind of a milestone, its step, and the rest of its id. */
export function milestoneParts(id: string): { readonly kind: string; readonly step: string; readonly rest: string } {
	const [, kind = "", step = "", rest = ""] = /^(\S+) ([^/]+)(?:\/(.+))?$/.exec(id) ?? [];
	return { kind, step, rest };
}

/** A milestone in words. */
export function milestoneWords(id: string, flow: CompiledFlow, tenant: TenantDefinition): string {
	const { kind, step, rest } = milestoneParts(id);
	const label = flow.steps.get(step)?.definition.label ?? "";
	const named = text("workbench.place.step", { code: step, label });
	if (kind === "branch" && rest !== "onward") {
		const branch = flow.steps.get(step)?.branches[Number(rest)];
		return branch?.label === undefined
			? text("workbench.covered.numbered", { step: named, number: Number(rest) + 1 })
			: text("workbench.covered.branch", { step: named, branch: branch.label });
	}
	if (kind === "branch") return text("workbench.covered.onward", { step: named });
	if (kind === "sub-step") return text(rest === "applies" ? "workbench.covered.applies" : "workbench.covered.passed", { step: named });
	if (kind === "role") return text("workbench.covered.role", { step: named, role: roleLabel(rest, tenant) });
	return named;
}
