import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { type RealisationRecord, type RequestRecord, readJson } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { learnSteps, startProcess } from "../test-support/test-process.ts";
import { addRequest } from "../test-support/test-request.ts";
import { takeIn } from "./intake/take-in.ts";
import { fillRequestRows, listRowOf } from "./request-row-store.ts";

describeOnEveryDatabase("the rows of requests", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		await learnSteps(cpo);
	});
	beforeEach(async () => {
		while (await fillRequestRows(test.app.data, test.tenant));
	});
	afterAll(() => test.close());

	/** The rows, and those that would be built now from the stored requests. */
	const bothWays = async () => {
		const { db } = test.app.data;
		const rows = await db.selectFrom("request_row").selectAll().where("tenant", "=", test.tenant).orderBy("uuid").execute();
		const requests = await db.selectFrom("request").selectAll().where("tenant", "=", test.tenant).orderBy("uuid").execute();
		const parsed = rows.map(({ cells, ...row }) => ({ ...row, cells: typeof cells === "string" ? JSON.parse(cells) : cells }));
		const made = requests.map(({ tenant, synced, realisation_uuid, record }) => ({
			...listRowOf(tenant, synced, readJson(record)),
			process_uuid: realisation_uuid,
		}));
		return { parsed, made };
	};
	const agree = async (count: number) => {
		const { parsed, made } = await bothWays();
		expect(parsed).toEqual(made);
		expect(made.length).toBe(count);
	};

	const take = (lines: readonly string[]) => {
		const tenant = test.app.tenants.find(test.tenant);
		if (tenant === undefined) throw new Error("no tenant");
		const head = "ref;geographyCode;submitted_at;contact.name;address.street;address.streetNumber;coordinates.lat;coordinates.lng";
		const bytes = new TextEncoder().encode([head, ...lines].join("\n"));
		const order = { data: test.app.data, tenant, bytes, fileName: "a.csv", skipBad: false, dryRun: false, now: test.clock.now };
		return takeIn({ ...order, progress: () => undefined });
	};

	it("are as the requests, whoever changed those: judging, tagging, placing, connecting and letting go", async () => {
		const { uuid } = await addRequest(test);
		await addRequest(test, { submitted_at: null });
		await agree(2);
		const synced = async () => ((await cpo.get(`charging-point-requests/${uuid}`)).body.data as unknown as RequestRecord).synced;
		const call = async (path: string, data: object, intent?: string) => {
			const { status } = await cpo.post(`charging-point-requests/${uuid}/${path}`, {
				synchronisation: { synced: await synced() },
				...(intent === undefined ? {} : { intent: { action: intent } }),
				data,
			});
			expect([path, status]).toEqual([path, 200]);
			await agree(2);
		};
		await call("judgement", { status: 3 }, "judgement");
		await call("coordinates", { latitude: 51.98, longitude: 5.91 });
		const process: RealisationRecord = await startProcess(test, cpo);
		for (const action of ["connect", "disconnect"]) {
			const { data } = (await cpo.get(`processes/realisation/${process.uuid}`)).body as unknown as { data: RealisationRecord };
			const sent = { synchronisation: { synced: data.synced, request: { synced: await synced() } }, data: { action } };
			expect((await cpo.post(`processes/realisation/${process.uuid}/requests/${uuid}`, sent)).status).toBe(200);
			await agree(2);
		}
	});

	it("are shown with the requests that an import brings, and change with those that it changes", async () => {
		const { length: before } = (await bothWays()).made;
		const line = (ref: string, name: string) => `${ref};0202;1-10-2026;${name};Één-Weg;12 a;51,985;5,91`;
		await take([line("R-1", "Á. Voorbeeld 7"), line("R-2", '"a00000"')]);
		await agree(before + 2);
		await take([line("R-1", "B. Anders"), line("R-3", "C. Nieuw")]);
		await agree(before + 3);
	});

	it("are made afterwards of what a version changed that knows of none", async () => {
		const { uuid } = await addRequest(test);
		const { length } = (await bothWays()).made;
		await test.app.data.db.deleteFrom("request_row").where("uuid", "=", uuid).execute();
		while (await fillRequestRows(test.app.data, test.tenant));
		await agree(length);
	});
});
