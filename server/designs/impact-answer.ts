import { object } from "../calls/schema-parts.ts";
import type { FlowVersion } from "../flows/flow-version.ts";
import type { impactOf } from "../realisations/upgrade-read-model.ts";

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
			outcome: {
				type: "string",
				enum: ["along", "choice", "stays"],
				description: "choice: somebody has to say what becomes of what it holds. stays: it cannot go along.",
			},
			reasons: { type: "array", items: text, description: "Why it does not go along." },
		}),
	},
	next: { type: ["integer", "null"], description: "Where the next part begins; null after the last." },
});

export function impactAnswer({ version }: FlowVersion, { results, ...counted }: Awaited<ReturnType<typeof impactOf>>) {
	const processes = results.map(({ uuid, ref, step, outcome }) => ({
		...{ uuid, ref, step, reasons: outcome.refused ? outcome.reasons : [] },
		outcome: !outcome.refused ? "along" : outcome.questions.length > 0 && outcome.questions.every(isChoice) ? "choice" : "stays",
	}));
	return { to: version, ...counted, processes };
}

const isChoice = ({ severity }: { readonly severity: string }) => severity === "needs-mapping";
