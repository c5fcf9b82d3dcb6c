import { describe, expect, it } from "@jest/globals";
import type { Values } from "../../../../engine/index.ts";
import { saveCommand, stepProcess, tenantRules, withPlan } from "../../../test-support/step-process.ts";
import { createStepRules } from "./engine-rules.ts";

/** A first step with a need that is proposed from the number of places, and a field that is shown only if there is a need. */
const flow = withPlan(
	{
		Places: { type: "integer", title: "Plaatsen" },
		Need: { type: "integer", title: "Behoefte" },
		Ground: { type: "string", title: "Waarom", format: "text", maxLength: 100 },
	},
	{
		fields: { "Plan.Ground": { when: { filled: "Plan.Need" } } },
		derived: [
			{
				field: "Plan.Need",
				value: { ceil: { "*": [{ number: "Plan.Places" }, 0.04] } },
				on: "Plan.Places",
				proposal: true,
				when: { filled: "Plan.Places" },
			},
		],
	},
);

describe("a proposal that was taken out", () => {
	it("counts in no condition of the form, before the save as after it", () => {
		const process = stepProcess(flow);
		const actor = { userId: "u-1", roles: ["cpo"] };
		const rules = createStepRules({ flow: process.flow, step: "1", actor, tenant: tenantRules, now: Date.now });
		const record = process.record();
		const asked = (values: Values) => rules.view(record, values, "view").sections[0]?.fields["Plan.Ground"]?.shown;
		const places = rules.derive({}, { Plan: { Places: 150 } }, ["Plan.Places"], record);
		expect(places).toEqual({ Plan: { Places: 150, Need: 6 } });
		expect(asked(places)).toBe(true);
		for (const gone of [{ Places: 150 }, { Places: 150, Need: "" }, { Places: 150, Need: undefined }]) {
			expect(asked({ Plan: gone })).toBe(false);
			expect(rules.toSend(record, { Plan: gone }, { mode: "view", complete: false })).toEqual({ Plan: { Places: 150, Need: "" } });
		}
	});
});

describe("a value that followed another and was taken out", () => {
	const followed = withPlan(
		{ From: { type: "string", format: "calendar-date" }, To: { type: "string", format: "calendar-date" } },
		{
			derived: [
				{
					field: "Plan.To",
					value: { "days-after": [{ var: "Plan.From" }, 43] },
					on: "Plan.From",
					when: { filled: "Plan.From" },
				},
			],
		},
	);

	it("stays out at the save in which its source was typed, and the save says so", () => {
		const process = stepProcess(followed);
		const actor = { userId: "u-1", roles: ["cpo"] };
		const rules = createStepRules({ flow: process.flow, step: "1", actor, tenant: tenantRules, now: Date.now });
		const typed = rules.derive({}, { Plan: { From: "2026-03-02" } }, ["Plan.From"], process.record());
		expect(typed).toEqual({ Plan: { From: "2026-03-02", To: "2026-04-14" } });
		const emptied = { Plan: { From: "2026-03-02", To: undefined } };
		const sent = rules.toSend(process.record(), emptied, { mode: "view", complete: false });
		expect(sent).toEqual({ Plan: { From: "2026-03-02", To: "" } });
		process.send(saveCommand("1", "1", sent, false));
		expect(process.record().values.Plan).toEqual({ From: "2026-03-02" });
		expect(rules.toSend(process.record(), process.record().values, { mode: "view", complete: false })).toEqual({
			Plan: { From: "2026-03-02" },
		});
	});
});
