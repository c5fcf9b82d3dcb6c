import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type RealisationRecord, readPath } from "../../engine/index.ts";
import type { Deployment } from "./harness/deployment.ts";
import { deploymentWithDemo } from "./harness/loaded-demo.ts";

/** Every process of the demonstration as the collection sends it to lists. */
async function listed(deployment: Deployment, tenant: string, role: string): Promise<readonly RealisationRecord[]> {
	const { body } = await deployment.as(tenant, role).get("processes/realisation?pageSize=400&past=days");
	return body.data as unknown as readonly RealisationRecord[];
}

describe("what lists know of a process", () => {
	let deployment: Deployment;
	let objects: readonly RealisationRecord[];
	let chargingLocations: readonly RealisationRecord[];
	beforeAll(async () => {
		deployment = await deploymentWithDemo();
		objects = await listed(deployment, "rvb", "caseworker");
		chargingLocations = await listed(deployment, "go-ral", "cpo");
	}, 300_000);
	afterAll(() => deployment.close());

	/** Paths at which no record has a value. */
	const missing = (records: readonly RealisationRecord[], paths: readonly string[]) =>
		paths.filter((path) => !records.some(({ CurrentLocation }) => readPath(CurrentLocation, path) !== undefined));

	it("REQ-141 is who is concerned with its location, how many charging stations there are, and what object it is", () => {
		expect(missing(chargingLocations, ["GridOperator", "Contractor", "NumberOfChargingStations"])).toEqual([]);
		const address = ["StreetName", "RVBRegion", "RegionalProjectLeader", "Customer", "ObjectType", "BuildingCode"];
		expect(missing(objects, [...address.map((name) => `Object.Address.${name}`), "Object.ObjectManager", "Object.AssetManager"])).toEqual(
			[],
		);
	});

	it("REQ-142 is also the needs, the options of the building, the PID and when all parties had signed", () => {
		const needs = ["NumberOfExistingChargePoints", "ChargePointNeedsGovernmentOffices", "ExtraNeedChargePoints"];
		expect(
			missing(objects, [
				...needs.map((name) => `ParkingAndChargePoints.${name}`),
				"BuildingOptions.PowerOption",
				"BuildingOptions.FuseBoxOption",
				"Application.PidUuid",
				"Progress.AllPartiesSignedDate",
			]),
		).toEqual([]);
	});
});
