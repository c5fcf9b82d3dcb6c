import { describe, expect, it } from "@jest/globals";
import { ajvValidators, compileFlow } from "../../engine/index.ts";
import { readTenants } from "../../server/tenants/read-tenants.ts";

/** Everything that the sections of a step find implausible in these values. */
function doubtsOf(slug: string, code: string, values: Readonly<Record<string, unknown>>): readonly string[] {
	const tenant = readTenants("flows").find(({ definition }) => definition.slug === slug);
	if (tenant === undefined) throw new Error(`no tenant ${slug}`);
	const flow = compileFlow(tenant.flow, { validators: ajvValidators() });
	const context = { values, stored: {}, today: "2026-11-22", roles: [], marks: [], type: "object", steps: {}, conditions: {} };
	return (flow.steps.get(code)?.definition.sections ?? [])
		.filter(({ readOnly }) => readOnly !== true)
		.flatMap(({ warn = [] }) => warn)
		.filter(({ unless }) => !flow.interpreter.holds(unless, context))
		.map(({ message }) => message);
}

const days = { ActualStartDate: "2026-11-01", ActualFinishDate: "2026-11-02" };
/** The values of a step when nothing is missing. */
const filled = {
	QuotationRequest: { EmailSentDate: "2026-11-01" },
	Quotations: [{ ReceivedDate: "2026-11-02" }],
	QuotationApprovals: [{ ApprovedDate: "2026-11-03" }, {}],
	BuyingOrders: [{ OrderedDate: "2026-11-04" }],
	Planning: [days],
	Progress: { AllPartiesSignedDate: "2026-11-05" },
	PartyList: [{ DateOfDeliveringPVO: "2026-11-05" }],
	DeliveryDocuments: [{ DeliveryDocumentsReceivedDate: "2026-11-06" }],
	Payments: [{ PaymentCompletedDate: "2026-11-07" }],
};

describe("a step of the property agency that is finished without what it is for", () => {
	it.each([
		["4", {}, "Er staat niet wanneer de offertes zijn aangevraagd."],
		["5", {}, "Er is geen offerte ingevoerd."],
		["5", { Quotations: [{ PartyName: "Weg", deleted_at: 1 }] }, "Er is geen offerte ingevoerd."],
		["6", { QuotationApprovals: [{}, {}] }, "Er is geen offerte goedgekeurd, dus er komt geen order."],
		["6", {}, "Er is in stap 5 geen offerte ingevoerd."],
		["7", {}, "Er is geen order ingevoerd."],
		["7", { BuyingOrders: [{}] }, "Niet alle orders zijn geplaatst: bij een order ontbreekt de besteldatum."],
		["8", {}, "Er is in stap 7 geen order ingevoerd, dus er is niets te plannen."],
		["8", { Planning: [days, {}] }, "Bij een leverancier ontbreken alle datums van het werk."],
		["9", { PartyList: [{ DateOfDeliveringPVO: "2026-11-05" }] }, "Er staat niet wanneer alle partijen hebben ondertekend."],
		["9", { Progress: { AllPartiesSignedDate: "2026-11-05" } }, "Er is geen proces-verbaal van oplevering ingevoerd."],
		["10", { DeliveryDocuments: [{}] }, "Bij een leverancier staat niet wanneer de documenten zijn ontvangen."],
		["11", { ...filled, Payments: [{}] }, "Niet alle facturen zijn betaald: bij een betaling ontbreekt de datum."],
	])("says so at step %s of %j", (code, values, message) => {
		expect(doubtsOf("rvb", code, values)).toContain(message);
	});

	it.each(["4", "5", "6", "7", "8", "9", "10", "11"])("says nothing at step %s where all is there", (code) => {
		expect(doubtsOf("rvb", code, filled)).toEqual([]);
	});
});
