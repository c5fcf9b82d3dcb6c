import { describe, expect, it } from "@jest/globals";
import { evaluate } from "../../engine/conditions/index.ts";
import { readTenants } from "../../server/tenants/read-tenants.ts";

const final = readTenants("flows")
	.flatMap(({ flow }) => flow.steps.filter(({ final }) => final))
	.filter(({ sections }) => sections.some(({ id }) => id === "payments"));
/** Nobody is warned about values that the step only shows. */
const warnings = final.flatMap(({ sections }) => sections.flatMap(({ readOnly, warn }) => (readOnly === true ? [] : (warn ?? []))));
const said = (values: Readonly<Record<string, unknown>>) =>
	warnings.filter(({ unless }) => evaluate(unless, { values, today: "2026-03-05" } as never).value !== true).map(({ field }) => field);

describe("finishing a process of property management", () => {
	const day = "2026-03-02";
	const done = {
		BuyingOrders: [{ uuid: "1", OrderedDate: day }],
		Payments: [{ uuid: "1", PaymentCompletedDate: day }],
		Progress: { AllPartiesSignedDate: day },
	};

	it("warns of open orders, unpaid invoices and a signature without a day, each by itself, and blocks nobody", () => {
		expect(final).toHaveLength(1);
		expect(said(done)).toEqual([]);
		expect(said({ ...done, BuyingOrders: [...done.BuyingOrders, { uuid: "2" }] })).toEqual(["BuyingOrders"]);
		expect(said({ ...done, BuyingOrders: [...done.BuyingOrders, { uuid: "2", deleted_at: 1 }] })).toEqual([]);
		expect(said({ ...done, Payments: [{ uuid: "1" }] })).toEqual(["Payments"]);
		expect(said({ ...done, Progress: {} })).toEqual(["Progress.AllPartiesSignedDate"]);
		expect(final.flatMap(({ sections }) => sections.flatMap(({ complete }) => complete ?? []))).toEqual([]);
	});

	it("lists the orders and the signature beside the payments", () => {
		const fields = final.flatMap(({ sections }) => sections.map(({ schema }) => Object.keys(Object(schema.properties))));
		expect(fields.flat()).toEqual(expect.arrayContaining(["BuyingOrders", "Progress", "Payments"]));
	});
});
