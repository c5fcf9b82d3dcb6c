import { changeKey, type FlowChange } from "../../engine/index.ts";
import type { UpgradeResult } from "../../server/realisations/upgrades/upgrade-processes.ts";

/** A mapping file with a placeholder for every answer that these processes need; undefined if none do. */
export function mappingDraft(to: string, staying: readonly UpgradeResult[]): string | undefined {
	const [from] = staying.filter(({ outcome }) => outcome.refused && outcome.questions.length > 0).map((result) => result.from);
	const questions = staying
		.filter((result) => result.from === from)
		.flatMap(({ outcome }) => (outcome.refused ? outcome.questions : []))
		.filter(({ severity }) => severity === "needs-mapping");
	if (from === undefined || questions.length === 0) return undefined;
	const draft = { from, to, steps: {}, fields: {}, options: {}, values: {}, accept: [] };
	for (const question of questions) note(draft, question);
	const filled = Object.entries(draft).filter(([, value]) => typeof value === "string" || Object.keys(value).length > 0);
	return JSON.stringify(Object.fromEntries(filled), null, "\t");
}

interface Draft {
	readonly steps: Record<string, string>;
	readonly fields: Record<string, string>;
	readonly options: Record<string, Record<string, string>>;
	readonly values: Record<string, string>;
	readonly accept: string[];
}

function note(draft: Draft, change: FlowChange): void {
	const need = change.mapping ?? { kind: "consent" };
	switch (need.kind) {
		case "step":
			draft.steps[need.from] = need.suggestion ?? "?";
			return;
		case "field":
			draft.fields[need.from] = need.suggestion ?? "?";
			return;
		case "option":
			draft.options[need.field] = { ...draft.options[need.field], [String(need.from)]: "?" };
			return;
		case "value":
			draft.values[need.field] = "?";
			return;
		case "consent":
			if (!draft.accept.includes(changeKey(change))) draft.accept.push(changeKey(change));
	}
}
