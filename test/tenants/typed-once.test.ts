import { expect, it } from "@jest/globals";
import { ajvValidators, compileFlow } from "../../engine/index.ts";
import { readTenants } from "../../server/tenants/read-tenants.ts";

/** Values that the property agency's survey and its sub-steps determine again after the first estimate. */
const again: Readonly<Record<string, readonly string[]>> = {
	rvb: [
		"BuildingOptions.SiteReportLink",
		"ParkingAndChargePoints.ChargePointNeedsGovernmentOffices",
		"ParkingAndChargePoints.ExtraNeedChargePoints",
		"ParkingAndChargePoints.NumberOfExistingChargePoints",
		"ParkingAndChargePoints.ReprogramNumberOfChargingPoints",
		"ParkingAndChargePoints.TotalChargePointsNewSituation",
		"ParkingAndChargePoints.TotalChargePointsStillToBePlaced",
	],
};

it.each(readTenants("flows").map(({ definition, flow }) => ({ slug: definition.slug, flow })))(
	"$slug asks for a value in one step, and only shows it in the others",
	({ slug, flow }) => {
		const asking = new Map<string, readonly string[]>();
		for (const { code, form } of compileFlow(flow, { validators: ajvValidators() }).order)
			for (const [path, { places }] of form.fields)
				if (places.some(({ readOnly }) => !readOnly)) asking.set(path, [...(asking.get(path) ?? []), code]);
		const several = [...asking].filter(([, steps]) => steps.length > 1).map(([path]) => path);
		expect(several.sort()).toEqual(again[slug] ?? []);
	},
);
