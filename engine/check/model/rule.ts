import type { Finding } from "../places/finding.ts";
import type { FlowModel } from "./flow-model.ts";

/** One kind of mistake in a flow. The file, the code and the fixture have the same name. */
export interface Rule {
	readonly code: string;
	/** Why this is wrong, in one sentence, for the reference. */
	readonly description: string;
	/** Present for a warning; otherwise the findings of the rule are errors. */
	readonly severity?: "warning";
	readonly check: (model: FlowModel) => readonly Finding[];
}

/** A rule about the inside of expressions: they are walked once for all rules, and each rule takes its own findings. */
export function expressionRule(code: string, description: string): Rule {
	return { code, description, check: (model) => model.expressionFindings.filter((finding) => finding.code === code) };
}
