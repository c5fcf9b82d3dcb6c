import { describe, expect, it } from "@jest/globals";
import type { Effect, ResolvedFlow } from "../definition/flow-definition.ts";
import { journey } from "./fixtures/journey.ts";
import { tracksFlow } from "./fixtures/tracks-flow.ts";

const [first, ...others] = tracksFlow.steps;

/** A flow whose first step ends the process, with a reason that is chosen in it. */
function ending(effect: Effect): ResolvedFlow {
	if (first === undefined) throw new Error("a flow has steps");
	const schema = {
		type: "object",
		properties: {
			End: {
				type: "object",
				properties: { Reason: { type: "string", title: "Reden", oneOf: [{ const: "more-length", title: "Meerlengte" }] } },
			},
		},
	};
	return { ...tracksFlow, steps: [{ ...first, sections: [{ id: "end", schema }], next: [{ effects: [effect] }] }, ...others] };
}

const reasonOf = (effect: Effect, values: Readonly<Record<string, unknown>>) => {
	const process = journey(ending(effect), {}, ["worker"]);
	process.send({ kind: "save-step", step: "1", complete: true, correction: false, target: "1", values }, ["worker"]);
	return process.realisation().reasons.cancelled?.reason;
};

describe("a process that a branch cancels", () => {
	it("has the reason that was chosen in the field the effect reads", () => {
		expect(reasonOf({ cancel: "other", reasonFrom: "End.Reason" }, { End: { Reason: "more-length" } })).toBe("more-length");
	});

	it("has the effect's own reason while nothing was chosen, and where no field is named", () => {
		expect(reasonOf({ cancel: "other", reasonFrom: "End.Reason" }, {})).toBe("other");
		expect(reasonOf({ cancel: "other" }, { End: { Reason: "more-length" } })).toBe("other");
	});
});
