import { describe, expect, it } from "@jest/globals";
import { getAdjacencyMap } from "xstate/graph";
import { operatorFlow } from "../run/fixtures/operator-flow.ts";
import { tracksFlow } from "../run/fixtures/tracks-flow.ts";
import { compileFlow } from "./compile-flow.ts";
import { machineConfig } from "./machine-config.ts";

describe.each([
	["a flow with restarts", operatorFlow],
	["a flow with sub-steps side by side", tracksFlow],
])("the machine of %s", (_name, definition) => {
	const { order, machine } = compileFlow(definition, { validators: () => () => true });

	it("is configured by plain data", () => {
		const config = machineConfig(order);
		expect(JSON.parse(JSON.stringify(config))).toEqual(config);
	});

	it("has no step that no way leads to, and ends", () => {
		const events = order.flatMap(({ code, branches }) => [...branches.keys(), -1].map((branch) => ({ type: `complete.${code}`, branch })));
		const named = new Set<unknown>();
		for (const { code } of order) {
			// The event says which branch holds. Only one sub-step is open: a finished track continues with an event of its own.
			const walked = machine.machine.provide({
				guards: {
					branch: ({ event }: { event: { branch?: number } }, params: { branch: number }) => event.branch === params.branch,
					"open-sub-step": (_: unknown, { step }: { step: string }) => step === code,
				},
			});
			const reached = getAdjacencyMap(walked, { events, limit: 1000, serializeState: ({ value }) => JSON.stringify(value) });
			for (const { state } of Object.values(reached)) namesIn(state.value, named);
		}
		expect([...order.map(({ code }) => code), "completed"].filter((name) => !named.has(name))).toEqual([]);
	});
});

/** Collects every state named in a state value. */
function namesIn(value: unknown, names: Set<unknown>): void {
	if (typeof value !== "object" || value === null) names.add(value);
	else {
		for (const [name, inner] of Object.entries(value)) {
			names.add(name);
			namesIn(inner, names);
		}
	}
}
