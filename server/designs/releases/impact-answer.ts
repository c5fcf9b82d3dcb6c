import type { FlowChange } from "../../../engine/index.ts";
import { engineType, object } from "../../calls/schema-parts.ts";
import type { FlowVersion } from "../../flows/flow-version.ts";
import type { impactOf } from "../../realisations/upgrades/upgrade-read-model.ts";

const text = { type: "string" } as const;
const count = { type: "integer", minimum: 0 } as const;

export const impactSchema = object({
	to: { ...text, description: "The version of the flow that is meant." },
	there: { ...count, description: "Running processes that are on it already." },
	others: { ...count, description: "Running processes on other versions, where the caller designs or publishes." },
	elsewhere: { ...count, description: "Running processes of which the caller may know nothing more than that they are there." },
	processes: {
		type: "array",
		items: object({
			uuid: text,
			ref: text,
			step: { type: ["string", "null"], description: "Code of the step it is at." },
			stepLabel: { type: ["string", "null"], description: "What that step is called in the version it runs on." },
			outcome: {
				type: "string",
				enum: ["along", "choice", "stays"],
				description: "choice: somebody has to say what becomes of what it holds. stays: it cannot go along.",
			},
			reasons: { type: "array", items: text, description: "Why it does not go along." },
		}),
	},
	needs: {
		type: "array",
		items: object({
			from: { ...text, description: "The version that processes come from." },
			change: engineType("FlowChange", "What asks for a choice, and which."),
			concerned: { ...count, description: "Processes of this part that hold something it is about." },
			open: { ...count, description: "Those of them for which nothing was chosen." },
		}),
		description: "Choices that processes of this part ask for, by version, whether they were made or not.",
	},
	next: { type: ["integer", "null"], description: "Where the next part begins; null after the last." },
});

export function impactAnswer({ version }: FlowVersion, { results, ...counted }: Awaited<ReturnType<typeof impactOf>>) {
	const processes = results.map(({ uuid, ref, step, stepLabel = null, outcome }) => ({
		...{ uuid, ref, step, stepLabel, reasons: outcome.refused ? outcome.reasons : [] },
		outcome: !outcome.refused ? "along" : outcome.questions.length > 0 && outcome.questions.every(isChoice) ? "choice" : "stays",
	}));
	return { to: version, ...counted, processes, needs: needsIn(results) };
}

/** Within one comparison, all processes share the same change objects. */
function needsIn(results: Awaited<ReturnType<typeof impactOf>>["results"]) {
	const byChange = new Map<FlowChange, { from: string; change: FlowChange; concerned: number; open: number }>();
	for (const { from, needs, outcome } of results) {
		for (const change of needs) {
			const known = byChange.get(change) ?? { from, change, concerned: 0, open: 0 };
			const isOpen = outcome.refused && outcome.questions.includes(change);
			byChange.set(change, { ...known, concerned: known.concerned + 1, open: known.open + (isOpen ? 1 : 0) });
		}
	}
	return [...byChange.values()];
}

const isChoice = ({ severity }: { readonly severity: string }) => severity === "needs-mapping";
