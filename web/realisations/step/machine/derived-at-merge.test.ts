import { describe, expect, it } from "@jest/globals";
import { createActor } from "xstate";
import { saveCommand, stepProcess, tenantRules, withPlan } from "../../../test-support/step-process.ts";
import { createStepRules } from "../rules/engine-rules.ts";
import { stepMachine } from "./step-machine.ts";

const date = { type: "string", format: "calendar-date" } as const;
const flow = withPlan(
	{ From: date, Kind: { type: "string", format: "unicode", maxLength: 20 }, To: date },
	{
		derived: [
			{
				field: "Plan.To",
				value: { "days-after": [{ var: "Plan.From" }, 43] },
				on: "Plan.From",
				when: { and: [{ filled: "Plan.From" }, { filled: "Plan.Kind" }] },
			},
		],
	},
);

/** The form of the first step; `meet` brings in what somebody else saved meanwhile. */
function form() {
	const process = stepProcess(flow);
	const actor = { userId: "u-1", roles: ["cpo"] };
	const rules = createStepRules({ flow: process.flow, step: "1", actor, tenant: tenantRules, now: Date.now });
	const machine = createActor(stepMachine, { input: { record: process.record(), step: "1", rules, draft: null, userId: "u-1" } });
	machine.start();
	const context = () => machine.getSnapshot().context;
	return {
		edit: (field: string, value: unknown) => machine.send({ type: "edit", changes: { [`Plan.${field}`]: value } }),
		meet: (values: Readonly<Record<string, unknown>>) => {
			process.send(saveCommand("1", "1", { Plan: values }, false));
			machine.send({ type: "record", record: process.record() });
		},
		shown: () => context().values.Plan,
		sent: () => rules.toSend(context().record, context().values, { mode: "view", complete: false }).Plan,
	};
}

describe("work that is merged with somebody else's save", () => {
	it("gets the value that their input makes derivable", () => {
		const { edit, meet, shown, sent } = form();
		edit("From", "2026-03-02");
		meet({ Kind: "plein" });
		expect(shown()).toEqual({ From: "2026-03-02", Kind: "plein", To: "2026-04-14" });
		expect(sent()).toEqual({ From: "2026-03-02", Kind: "plein", To: "2026-04-14" });
	});

	it("does not get back what was taken out", () => {
		const { edit, meet, sent } = form();
		edit("Kind", "plein");
		edit("From", "2026-03-02");
		edit("To", undefined);
		meet({ Kind: "straat" });
		expect(sent()).toMatchObject({ From: "2026-03-02", To: "" });
	});
});
