import { beforeAll, describe, expect, it } from "@jest/globals";
import { connectApi } from "../api/connection.ts";
import { createStepRules } from "../realisations/step/rules/engine-rules.ts";
import { uuidOf } from "../test-support/example-record.ts";
import { answer, fakeApi, problem } from "../test-support/fake-api.ts";
import { stepProcess, tenantRules } from "../test-support/step-process.ts";
import { getSpecification } from "./specification.ts";

beforeAll(() => connectApi({ tenant: "voorbeeld" }));

describe("the specification of a flow", () => {
	it.each([
		["the server does not know it", problem(404)],
		["the answer is empty", answer(null)],
		["it has no definition", answer({ uuid: uuidOf(1), version: "1.0.0", steps: [] })],
	])("REA-427 throws 'missing flow specification' when %s", async (_title, given) => {
		fakeApi({ [`GET processes/specification/${uuidOf(1)}`]: given });
		await expect(getSpecification(uuidOf(1), "1.0.0")).rejects.toThrow("missing flow specification");
	});

	it("passes on other failures, so that the call can be retried", async () => {
		fakeApi({ [`GET processes/specification/${uuidOf(1)}`]: problem(503) });
		await expect(getSpecification(uuidOf(1), "1.0.0")).rejects.toMatchObject({ status: 503 });
	});

	it("REA-428 without the requested step throws 'missing information regarding active step'", () => {
		const { flow } = stepProcess();
		const rules = (step: string) =>
			createStepRules({ flow, step, actor: { userId: "u-1", roles: ["cpo"] }, tenant: tenantRules, now: Date.now });
		expect(() => rules("7")).toThrow("missing information regarding active step");
		expect(() => rules("1")).not.toThrow();
	});
});
