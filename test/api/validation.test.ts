import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import type { Reply } from "../../server/test-support/test-person.ts";
import { newProcess } from "../../server/test-support/test-process.ts";
import { placeLocation } from "./harness/place-location.ts";
import { ProcessBench } from "./harness/process-bench.ts";
import { done, valuesOf } from "./harness/process-walk.ts";

type Group = Readonly<Record<string, unknown>>;

/** Uuids that are not of version 4. */
const otherUuids = [
	["of version 1", "6ba7b810-9dad-11d1-80b4-00c04fd430c8"],
	["of version 3", "6fa459ea-ee8a-3ca4-894e-db77e160355e"],
	["of version 7", "018f3c2e-7b1a-7cc3-98c4-dc0c0c07398f"],
	["of another variant", "6e2a1f0c-2b7d-4d35-ca55-0f6f7a6d3c11"],
	["of zeros", "00000000-0000-0000-0000-000000000000"],
	["without hyphens", "6e2a1f0c2b7d4d359a550f6f7a6d3c11"],
	["too short", "6e2a1f0c-2b7d-4d35-9a55-0f6f7a6d3c1"],
] as const;

describeOnEveryDatabase("what a call is checked for", (make) => {
	const bench = new ProcessBench(make);
	const errorsOf = ({ status, body }: Reply) => [status, body.errors?.map(({ path, message }) => `${path}: ${message}`)];

	/** Step 1 with one group changed, saved or completed. */
	function stepOne(group: string, changes: Group, complete: boolean): Promise<Reply> {
		const values = valuesOf("1", bench.record);
		const changed = { ...values, [group]: { ...(values[group] as Group), ...changes } };
		return bench.cpo.post(bench.path(), bench.body("1", changed, complete ? { complete, target: "2" } : {}));
	}

	describe("the charging situation", () => {
		it("REA-315 has a type, and that is station or hub", async () => {
			for (const Type of ["cluster", "Station", "station ", 1, true]) {
				for (const complete of [false, true]) {
					const answer = await stepOne("ParkingSpots", { Type }, complete);
					expect([Type, complete, answer.status]).toEqual([Type, complete, 400]);
					expect(answer.body.errors.map(({ path }) => path).join()).toContain("ParkingSpots.Type");
				}
			}
			for (const Type of [undefined, ""]) {
				expect(errorsOf(await stepOne("ParkingSpots", { Type }, true))).toEqual([400, ["ParkingSpots.Type: Dit is een vereist veld"]]);
			}
			for (const Type of ["station", "hub"]) {
				const answer = await stepOne("ParkingSpots", { Type }, false);
				expect([Type, answer.status, (answer.body.data.values.ParkingSpots as Group).Type]).toEqual([Type, 200, Type]);
				bench.record = answer.body.data;
			}
		});
	});

	describe("the stakeholders", () => {
		const start = (stakeholders: readonly unknown[]) =>
			bench.cpo.post("processes/realisation", newProcess(bench.test.tenant, { stakeholders }));
		const [municipality, operator, grid] = ["municipality|arnhem-0202", "cpo|allego", "gridoperator|liander"];

		it("REA-318 must hold the municipality", async () => {
			const answer = await start([operator, grid]);
			expect([answer.status, answer.body.errors.map(({ path }) => path).join()]).toEqual([400, expect.stringContaining("stakeholders")]);
			expect((await start([municipality, operator, grid])).status).toBe(201);
		});

		it("REA-319 must hold the operator and the grid operator, as text without characters that are not accepted", async () => {
			expect((await start([municipality, grid])).status).toBe(400);
			for (const GridOperator of ["", undefined]) {
				const answer = await stepOne("Stakeholders", { GridOperator }, true);
				expect([GridOperator, ...errorsOf(answer)]).toEqual([GridOperator, 400, ["Stakeholders.GridOperator: Dit is een vereist veld"]]);
			}
			for (const wrong of ["<b>", "gridoperator|\u0000", 7, ["gridoperator|liander"], {}]) {
				for (const field of ["GridOperator", "ChargePointOperator"]) {
					const answer = await stepOne("Stakeholders", { [field]: wrong }, true);
					expect([field, wrong, answer.status]).toEqual([field, wrong, 400]);
				}
				expect((await start([municipality, operator, wrong])).status).toBe(400);
				expect((await start([municipality, wrong, grid])).status).toBe(400);
			}
			expect((await stepOne("Stakeholders", { GridOperator: "gridoperator|enexis" }, true)).status).toBe(200);
		});

		it("REA-320 may leave out the contractor, which is text too", async () => {
			for (const wrong of ["<b>", 7, {}]) expect((await stepOne("Stakeholders", { Contractor: wrong }, false)).status).toBe(400);
			const named = await stepOne("Stakeholders", { Contractor: "contractor|aannemer-oost" }, false);
			expect([named.status, named.body.data.stakeholders.includes("contractor|aannemer-oost")]).toEqual([200, true]);
			bench.record = named.body.data;
			expect((await stepOne("Stakeholders", { Contractor: undefined }, true)).status).toBe(200);
		});
	});

	describe("a uuid", () => {
		it.each(otherUuids)("REA-356 is of version 4: one %s is refused wherever a call takes one", async (_title, uuid) => {
			const { synced } = bench.record;
			const location = await placeLocation(bench.test.app, bench.test.tenant, { code: "0202", status: "definitive" });
			const link = {
				synchronisation: { synced, location: { synced: location.synced } },
				data: { action: "connect", category: "selected" },
			};
			const save = bench.body("1", valuesOf("1", bench.record));
			const answers = await Promise.all([
				bench.cpo.get(`processes/realisation/${uuid}`),
				bench.cpo.post(`processes/realisation/${uuid}`, save),
				bench.cpo.post(`processes/realisation/${uuid}/status`, { synchronisation: { synced }, data: { status: "vkb", action: "enable" } }),
				bench.cpo.post(`processes/realisation/${uuid}/locations/${location.uuid}`, link),
				bench.cpo.post(bench.path(`/locations/${uuid}`), link),
				bench.cpo.post(bench.path("/tags"), { synchronisation: { synced }, data: { tags: [uuid] } }),
				bench.cpo.post(bench.path(), { ...save, data: { ...save.data, status: { uuid } } }),
				bench.cpo.get(`charging-point-locations/${uuid}`),
				bench.cpo.get(`processes/specification/${uuid}`),
			]);
			expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
			expect((await bench.cpo.get(bench.path())).body.data.synced).toBe(synced);
		});

		it("is otherwise taken, and then just not known", async () => {
			expect((await bench.cpo.get(`processes/realisation/${randomUUID()}`)).status).toBe(404);
			expect((await bench.cpo.get(`charging-point-locations/${randomUUID()}`)).status).toBe(404);
		});
	});

	describe("a change of status", () => {
		it("names a reason out of the tenant's list", async () => {
			for (const reason of ["onbekend", "Overig", "constructor", "__proto__"]) {
				for (const status of ["onhold", "cancelled"]) {
					const answer = await bench.status(bench.cpo, { status, action: "enable", reason });
					expect([reason, ...errorsOf(answer), answer.body.message]).toEqual([
						reason,
						400,
						expect.anything(),
						"Er moet een geldige reden geselecteerd worden",
					]);
				}
			}
		});

		it("is told which reason is missing, also when an empty one came", async () => {
			for (const reason of [undefined, ""]) {
				for (const status of ["onhold", "cancelled"]) {
					const answer = await bench.status(bench.cpo, { status, action: "enable", ...(reason === undefined ? {} : { reason }) });
					expect([answer.status, answer.body.message]).toEqual([400, "Er moet een reden geselecteerd worden"]);
				}
			}
		});

		it("REA-443 cannot restore a process whose location was rejected meanwhile, and says so", async () => {
			const { uuid, synced } = await placeLocation(bench.test.app, bench.test.tenant, { code: "0202", status: "definitive" });
			bench.record = await done(bench.cpo, bench.path(`/locations/${uuid}`), {
				synchronisation: { synced: bench.record.synced, location: { synced } },
				data: { action: "connect", category: "selected" },
			});
			await bench.setStatus(bench.cpo, { status: "cancelled", action: "enable", reason: "other" });
			await bench.test.app.data.db.updateTable("charging_location").set({ status: "rejected" }).where("uuid", "=", uuid).execute();
			const answer = await bench.status(bench.cpo, { status: "cancelled", action: "disable" });
			expect([answer.status, answer.body.message]).toEqual([400, "Herstel is niet meer mogelijk omdat de locatie inmiddels is afgekeurd"]);
			expect((await bench.cpo.get(bench.path())).body.data.status.cancelled.enabled).toBe(true);
		});
	});
});
