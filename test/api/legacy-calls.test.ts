import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { storeNewRequests } from "../../server/requests/store-new-requests.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { grant } from "../../server/test-support/grant.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import type { Reply, TestPerson } from "../../server/test-support/test-person.ts";
import { startProcess } from "../../server/test-support/test-process.ts";
import { requestContent } from "../../server/test-support/test-request.ts";
import { placeRequest } from "./harness/place-request.ts";

interface Item {
	readonly ref: string;
	readonly data: { readonly uuid: string; readonly ref: string; readonly limited?: boolean };
}
const itemsOf = (reply: Reply, name: "requests" | "records") => {
	if (reply.status !== 200) throw new Error(reply.text);
	return reply.body.data[name] as readonly Item[];
};
const uuidsOf = (items: readonly Item[]) => items.map(({ data }) => data.uuid);

describeOnEveryDatabase("calls of before the collections", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let local: TestPerson;
	const requests: string[] = [];
	const processes: string[] = [];
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		local = test.person({ municipality: ["0203", "0202"] });
		for (const geographyCode of ["0202", "0200", "0203"]) {
			requests.push((await placeRequest(test.app, test.tenant, { geographyCode })).uuid);
			const stakeholders = [await test.municipalitySlug(`-${geographyCode}`), "cpo|allego", "gridoperator|liander"];
			processes.push((await startProcess(test, cpo, { geographyCode, stakeholders })).uuid);
		}
		await placeRequest(test.app, test.otherTenant, { geographyCode: "0202" });
	});
	afterAll(() => test.close());

	const post = (person: TestPerson, url: string, body: object) => person.post(url, body, { "x-api-key": "" });

	it("REQ-241 GET and POST /api/list answer the requests of the person's codes, each with its reference and what the collection answers", async () => {
		const all = itemsOf(await cpo.get("/api/list"), "requests");
		const collection = await cpo.get("charging-point-requests");
		expect(all).toEqual((collection.body.data as unknown as readonly Item["data"][]).map((data) => ({ ref: data.ref, data })));
		expect(uuidsOf(all)).toEqual(requests);
		expect(uuidsOf(itemsOf(await local.get("/api/list"), "requests"))).toEqual([requests[0], requests[2]]);
		expect(uuidsOf(itemsOf(await post(cpo, "/api/list", { codes: ["0200", "0203"] }), "requests"))).toEqual(requests.slice(1));
		expect(uuidsOf(itemsOf(await post(local, "/api/list", { codes: ["0200", "0203"] }), "requests"))).toEqual([requests[2]]);
		expect(itemsOf(await post(local, "/api/list", { codes: [] }), "requests")).toEqual([]);
	});

	it("finds nothing at a code that no database keeps", async () => {
		for (const codes of [["\0"], ["02\u000002"], ["\ud800"]]) {
			expect(itemsOf(await post(cpo, "/api/list", { codes }), "requests")).toEqual([]);
			expect(itemsOf(await post(cpo, "/api/realisationlist_paged", { codes }), "records")).toEqual([]);
		}
	});

	it("gives who sees places of requests alone no more than that here either", async () => {
		const takeBack = grant(test, "requestlocations", "developer");
		const reply = await test.person({ developer: ["0202"] }).get("/api/list");
		takeBack();
		expect(itemsOf(reply, "requests")).toMatchObject([{ data: { uuid: requests[0], limited: true } }]);
		expect(reply.text).not.toContain("Jansen");
	});

	it("REQ-242 POST /api/realisationlist_paged answers the processes of codes, a page at a time", async () => {
		const first = await post(cpo, "/api/realisationlist_paged", { codes: ["0202", "0200", "0203"], pageSize: 2 });
		const { next, at } = first.body.metaData.pagination;
		const second = await post(cpo, "/api/realisationlist_paged", { codes: ["0202", "0200", "0203"], pageSize: 2, offSet: next, at });
		expect([...uuidsOf(itemsOf(first, "records")), ...uuidsOf(itemsOf(second, "records"))]).toEqual(processes);
		expect(second.body.metaData.pagination.next).toBeNull();
		const [one] = itemsOf(first, "records");
		expect(one).toEqual({ ref: one?.data.ref, data: (await cpo.get(`processes/realisation/${processes[0]}`)).body.data });
		expect(uuidsOf(itemsOf(await post(local, "/api/realisationlist_paged", { codes: ["0200", "0202"] }), "records"))).toEqual([
			processes[0],
		]);
		expect(uuidsOf(itemsOf(await cpo.get("/api/realisationlist"), "records"))).toEqual(processes);
	});

	it("PLA-123 GET /api/realisationlist takes only the first of the person's codes", async () => {
		expect(uuidsOf(itemsOf(await local.get("/api/realisationlist"), "records"))).toEqual([processes[2]]);
	});

	it("REQ-243 GET /api/config answers what the configuration's own call does", async () => {
		expect((await cpo.get("/api/config")).body.data).toEqual((await cpo.get("configs")).body.data);
	});

	it("answers more than two pages of records whole, each once", async () => {
		const many = test.person({ cpo: ["0268"] });
		const content = requestContent({ geographyCode: "0268" });
		const tenant = test.app.tenants.find(test.tenant);
		if (tenant === undefined) throw new Error("no tenant");
		await test.app.data.write(test.tenant, (scope) =>
			storeNewRequests(
				scope,
				tenant,
				Array.from({ length: 801 }, () => ({ externalRef: null, content })),
				test.clock.now,
			),
		);
		const uuids = uuidsOf(itemsOf(await many.get("/api/list"), "requests"));
		expect(uuids).toHaveLength(801);
		expect(new Set(uuids).size).toBe(801);
	});

	it("leaves a line in the audit trail for who reads about people", async () => {
		const reader = test.person({ municipality: ["0202"] });
		await reader.get("/api/list");
		const lines = await test.app.data.db.selectFrom("audit_entry").select("operation").where("user_id", "=", reader.userId).execute();
		expect(lines).toEqual([{ operation: "legacyRequests" }]);
	});

	describe("REQ-244 refuse with error_description and message", () => {
		it.each([
			["GET", "/api/list", undefined],
			["GET", "/api/realisationlist", undefined],
			["POST", "/api/list", { codes: [] }],
			["POST", "/api/realisationlist_paged", { codes: [] }],
		] as const)("%s %s to who has no right", async (method, url, body) => {
			const reply = await test.person({ guest: ["*"] }).call(method, url, body);
			const message = "U heeft niet voldoende rechten om deze handeling uit te voeren.";
			expect(reply).toMatchObject({ status: 403, body: { message, error_description: message } });
			const unsigned = await test.app.inject({ method, url, ...(body === undefined ? {} : { payload: body }) });
			expect(unsigned.statusCode).toBe(401);
			expect(unsigned.json()).toMatchObject({ message: expect.any(String) });
		});

		it.each([
			["/api/list", {}],
			["/api/list", { codes: "0202" }],
			["/api/list", { codes: [1] }],
			["/api/list", { codes: [], tenant: "x" }],
			["/api/realisationlist_paged", { codes: [], pageSize: 401 }],
			["/api/realisationlist_paged", { codes: [], offSet: -1 }],
			["/api/realisationlist_paged", "{"],
		])("POST %s with %j", async (url, body) => {
			const reply = await cpo.post(url, body);
			expect(reply).toMatchObject({ status: 400, body: { error_description: reply.body.message } });
		});
	});

	it("are about the tenant of the header, and refused where the caller has no role", async () => {
		const elsewhere = { "x-tenant": test.otherTenant };
		expect((await cpo.call("GET", "/api/list", undefined, elsewhere)).status).toBe(403);
		expect((await cpo.call("GET", "/api/list", undefined, { "x-tenant": "nergens" })).status).toBe(404);
		const foreigner = test.person({ cpo: ["*"] }, test.otherTenant);
		expect(itemsOf(await foreigner.get("/api/list"), "requests")).toHaveLength(1);
	});
});
