import { describe, expect, it } from "@jest/globals";
import { advance, readPath, type Values } from "../../engine/index.ts";
import { actorIn, tenantWalks, type WalkedAct } from "./tenant-walks.ts";

describe.each(tenantWalks)("Opslaan in $slug", ({ flow, rules, walks }) => {
	it("takes every step with any field left empty, one at a time and all together", () => {
		const refused = new Map<string, string>();
		let tried = 0;
		const save = ({ before, act }: WalkedAct, values: Values, without: string): void => {
			tried++;
			const { step } = act;
			const command = { kind: "save-step", step, target: step, values, complete: false, correction: false } as const;
			const outcome = advance(flow, before, command, actorIn(act.as), act.at, { tenant: rules });
			// A field that only applies because of the omitted one is no longer part of the form.
			if (outcome.refused && outcome.code !== "field-not-applicable") refused.set(`${step} without ${without}`, JSON.stringify(outcome));
		};
		for (const walked of walks().flat()) {
			save(walked, {}, "anything");
			for (const path of flow.steps.get(walked.act.step)?.form.fields.keys() ?? []) {
				if (readPath(walked.act.values, path) === undefined) continue;
				save(walked, without(walked.act.values, path), path);
			}
		}
		expect(tried).toBeGreaterThan(flow.order.length);
		expect(Object.fromEntries(refused)).toEqual({});
	});

	it("is told what is missing first: nothing is said of answers together before one of them was given", () => {
		for (const { before, act } of walks().flat()) {
			const { step, target } = act;
			const command = { kind: "save-step", step, target, values: {}, complete: true, correction: false } as const;
			const outcome = advance(flow, before, command, actorIn(act.as), act.at, { tenant: rules });
			const errors = outcome.refused ? outcome.errors : [];
			if (errors.length > 1) expect({ step, errors: errors.filter(({ path }) => path === "") }).toEqual({ step, errors: [] });
		}
	});
});

function without(values: Values, path: string): Values {
	const [name = "", ...rest] = path.split(".");
	const { [name]: inner, ...others } = values;
	return rest.length === 0 ? others : { ...others, [name]: without(inner as Values, rest.join(".")) };
}
