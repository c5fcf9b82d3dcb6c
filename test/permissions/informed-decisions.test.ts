import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { ajvValidators, type CompiledStep, compileFlow } from "../../engine/index.ts";
import { readTenants } from "../../server/tenants/read-tenants.ts";
import { isDelivered } from "../tenants/harness/delivered-tenants.ts";

const page = "docs/permissions/informed-decisions.md";
const place = ["Location", "ParkingSpots.NumberOfChargingStations", "ParkingSpots.NumberOfParkingSpots"];

/** What somebody must be able to see on the step in which they make this decision; by the path or the last name of the deciding field. */
const needed: Readonly<Record<string, readonly string[]>> = {
	Advice: [...place, "Docs.Underground", "Docs.ParkingSpots"],
	CPOAdvice: [
		...place,
		"Docs.Underground",
		"Docs.ParkingSpots",
		"BrokerApproval.IsBrokerAccepted",
		"GridOperatorApproval.IsGridOperatorAccepted",
	],
	Decision: ["Advice", "Comparison"],
	IsOrderConfirmed: [...place, "CPOAdvice.SumAdditionalCost", "Docs.CPOAdditional"],
	IsAdditionalWorkConfirmed: ["CPOAdvice.SumAdditionalCost", "Docs.CPOAdditional"],
	TrafficDecisionNotApplicable: place,
	PublicationDate: place,
	RequestDate: place,
	PowerAdjustmentDecision: ["PowerPermission.Amount", "PowerPermission.GridOperatorQuotationLink"],
	FuseBoxAdjustmentDecision: ["FuseBoxPermission.Amount", "FuseBoxPermission.FuseBoxContractorQuotationLink"],
	// The price and the terms are in the quotation itself; orders are for what was approved.
	QuotationApprovals: ["Quotations"],
	BuyingOrders: ["QuotationApprovals"],
	Payments: ["BuyingOrders", "Progress.AllPartiesSignedDate"],
	// Needed to decide what to do after a refusal: what was refused, and at what price.
	"PowerPermission.PowerOption": ["PowerPermission.Amount", "PowerPermission.PowerAdjustmentDecision"],
	"FuseBoxPermission.FuseBoxOption": ["FuseBoxPermission.Amount", "FuseBoxPermission.FuseBoxAdjustmentDecision"],
	// The same step asks for everything that these decisions depend on: the location itself, or the findings at the building.
	Latitude: [],
	Longitude: [],
	PowerOption: [],
	FuseBoxOption: [],
};
/** These are decisions too, though the course of the flow does not depend on them. */
const confirmations = [
	"IsOrderConfirmed",
	"IsAdditionalWorkConfirmed",
	"PublicationDate",
	"RequestDate",
	"QuotationApprovals",
	"BuyingOrders",
	"Payments",
];

/** Content of the widgets without fields of their own. */
const widgets: Readonly<Record<string, readonly string[]>> = {
	"location-summary": ["Location"],
	"proposal-comparison": ["Comparison", ...place, "Docs.Underground", "Docs.ParkingSpots"],
	"advice-summary": ["Advice"],
};

const nameOf = (path: string): string => path.split(".").at(-1) ?? path;

function shownOn({ form, definition }: CompiledStep): ReadonlySet<string> {
	const drawn = definition.sections.flatMap(({ ui }) => widgets[String(ui?.["ui:widget"] ?? "")] ?? []);
	return new Set([...form.fields.keys(), ...drawn]);
}

const rows = readTenants("flows")
	.filter(({ definition }) => isDelivered(definition.slug))
	.toSorted((one, other) => one.definition.slug.localeCompare(other.definition.slug))
	.flatMap(({ definition, flow }) => {
		const compiled = compileFlow(flow, { validators: ajvValidators() });
		return compiled.order.flatMap((step) =>
			[...step.form.fields.values()]
				.filter(
					({ path, places }) =>
						places.some(({ readOnly }) => !readOnly) && (compiled.steering.has(path) || confirmations.includes(nameOf(path))),
				)
				.map(({ path }) => ({ tenant: definition.slug, label: definition.label, step, path, needs: needed[path] ?? needed[nameOf(path)] })),
		);
	});

describe("who decides sees what is decided", () => {
	it("names for every field that decides something what has to be known", () => {
		expect(rows.length).toBeGreaterThan(20);
		expect(rows.filter(({ needs }) => needs === undefined).map(({ tenant, step, path }) => `${tenant} ${step.code} ${path}`)).toEqual([]);
	});

	it("shows it on the step in which it is decided", () => {
		const missing = rows.flatMap(({ tenant, step, path, needs = [] }) => {
			const shown = shownOn(step);
			return needs.filter((need) => !shown.has(need)).map((need) => `${tenant} ${step.code} ${path}: ${need}`);
		});
		expect(missing).toEqual([]);
	});

	it("is written down in one page", () => {
		const lines = rows.map(({ label, step, path, needs = [] }) => {
			const roles = step.definition.access.edit.join(", ");
			return `| ${label} | ${step.code} ${step.definition.label} | ${roles} | \`${path}\` | ${needs.map((need) => `\`${need}\``).join(", ") || "what the step itself asks for"} |`;
		});
		const written = [
			"# Who decides sees what is decided",
			"",
			"<!-- Written by `UPDATE=1` before test/permissions/informed-decisions.test.ts, which says what has to be known. Change that, not this. -->",
			"",
			"Every field on which the way through a flow depends, or by which somebody confirms something, with what must stand on the same screen. `Comparison`: both proposals side by side, with their numbers, views and documents.",
			"",
			"| Tenant | Step | Decided by | Field | Seen beside it |",
			"|---|---|---|---|---|",
			...lines,
			"",
		].join("\n");
		if (process.env.UPDATE === "1") writeFileSync(page, written);
		expect(readFileSync(page, "utf8")).toBe(written);
	});
});
