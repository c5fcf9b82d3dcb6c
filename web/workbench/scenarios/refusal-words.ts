import type { RefusalCode } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";

/** The codes of refusals that scenarios expect. */
const codes = [
	"field-not-applicable",
	"field-read-only",
	"forbidden",
	"incomplete",
	"invalid",
	"invalid-status",
	"location-not-linkable",
	"locked",
	"not-open-for-change",
	"reason-missing",
	"reason-unknown",
	"stakeholder-not-changeable",
	"steering-field",
	"step-not-available",
	"type-fixed",
	"unexpected-target",
	"unknown-field",
	"unknown-step",
] as const satisfies readonly RefusalCode[];

/** Why an act is refused, in words. */
export function refusalWords(code: string): string {
	const known = codes.find((each) => each === code);
	return known === undefined ? text("workbench.scenario.refusal.other", { code }) : text(`workbench.scenario.refusal.${known}`);
}
