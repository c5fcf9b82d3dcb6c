import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { busyLocation, sendList, startMonitoringService } from "../test-support/monitoring-service.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { addLocation } from "../test-support/test-location.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { addRequest } from "../test-support/test-request.ts";

const on = { monitoring: { enabled: true, limit: 0.5 } };

describeOnEveryDatabase("monitoring", (make) => {
	let test: TestApp;
	let service: Awaited<ReturnType<typeof startMonitoringService>>;
	let respond: (response: ServerResponse) => void;
	let cpo: TestPerson;
	let request: string;
	let location: string;
	beforeAll(async () => {
		service = await startMonitoringService((response) => respond(response));
		test = await testApp(await make(), { MONITORING_URL: `${service.address}/`, MONITORING_TOKEN: "secret-token" }, { tenantFile: on });
		cpo = test.person({ cpo: ["*"] });
		({ uuid: request } = await addRequest(test));
		({ uuid: location } = await addLocation(test, { code: "0202", status: "realized" }));
	});
	afterAll(async () => {
		await test.close();
		await service.stop();
	});

	const ask = (person = cpo, of = location, from = request) => person.get(`charging-point-requests/${from}/monitoring/${of}`);

	it("REQ-232 asks with the location's uuid and code, the deployment's token, x-from and the request as identifier, and uses the first item", async () => {
		respond = (response) => sendList(response, [busyLocation, { aggregated: { occupancy_rate: [{ label: "other", value: 1 }] } }]);
		const { status, body } = await ask();
		expect(status).toBe(200);
		expect(service.asked.at(-1)).toMatchObject({
			method: "POST",
			path: "/location",
			body: { uuid: location, code: "0202" },
			headers: { authorization: "Bearer secret-token", "x-from": "workflow", "x-identifier": request },
		});
		expect(body.data.aggregated).toEqual({
			occupancy_rate: [
				{ label: "2026-01", value: 0.2, noData: false },
				{ label: "2026-02", value: 0.55, noData: false },
				{ label: "2026-03", value: null, noData: true },
			],
		});
	});

	it("REQ-140 answers the occupancy per month of the whole and of each connection point", async () => {
		respond = (response) => sendList(response, [busyLocation]);
		expect((await ask()).body.data).toEqual({
			aggregated: {
				occupancy_rate: [
					{ label: "2026-01", value: 0.2, noData: false },
					{ label: "2026-02", value: 0.55, noData: false },
					{ label: "2026-03", value: null, noData: true },
				],
			},
			connectionPoints: [
				{
					charge_point_id: "NL*ALF*E1",
					data: [
						{ label: "2026-01", value: 0.1, noData: false },
						{ label: "2026-02", value: 0.62, noData: false },
						{ label: "2026-03", value: null, noData: true },
					],
				},
				{
					charge_point_id: "NL*ALF*E2",
					data: [
						{ label: "2026-01", value: 0.3, noData: false },
						{ label: "2026-02", value: 0.48, noData: false },
						{ label: "2026-03", value: null, noData: true },
					],
				},
			],
		});
	});

	it("takes the list under data too, and nothing known for nothing", async () => {
		respond = (response) => response.end(JSON.stringify({ data: [busyLocation] }));
		expect((await ask()).body.data.connectionPoints).toHaveLength(2);
		respond = (response) => sendList(response, []);
		expect(await ask()).toMatchObject({ status: 200, body: { data: null } });
	});

	it("takes nothing over that is no month, no figure or no name", async () => {
		respond = (response) =>
			sendList(response, [
				{
					aggregated: {
						occupancy_rate: [
							{ label: "2026-01", value: 7 },
							{ label: "<b>", value: 0.1 },
							null,
							{ value: 0.1 },
							{ label: "2026-02", value: "0.2" },
						],
					},
					connectionPoints: [{ charge_point_id: { a: 1 }, data: [] }, "point", { charge_point_id: "E1", data: {} }],
				},
			]);
		expect((await ask()).body.data).toEqual({
			aggregated: {
				occupancy_rate: [
					{ label: "2026-01", value: null, noData: true },
					{ label: "2026-02", value: null, noData: true },
				],
			},
			connectionPoints: [{ charge_point_id: "E1", data: [] }],
		});
	});

	describe("T39 a service that misbehaves is unavailable, never a crash", () => {
		it.each<[string, (response: ServerResponse) => void]>([
			["says 500", (response) => response.writeHead(500).end("oops")],
			["redirects", (response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end()],
			["sends no JSON", (response) => response.end("<html>")],
			["sends another shape", (response) => response.end('{"data":{}}')],
			["sends a list of something else", (response) => response.end("[7]")],
			["sends far too much", (response) => response.end(JSON.stringify(["x".repeat(2_000_000)]))],
			["breaks off", (response) => void response.socket?.destroy()],
		])("when it %s", async (_how, misbehave) => {
			respond = misbehave;
			const { status, body } = await ask();
			expect([status, body.code]).toEqual([503, "monitoring-unavailable"]);
		});
	});

	it("answers nobody who may not see the request or the location, and names neither", async () => {
		respond = (response) => sendList(response, [busyLocation]);
		const before = service.asked.length;
		const unknown = await ask(cpo, randomUUID());
		expect(unknown.status).toBe(404);
		expect((await ask(cpo, location, randomUUID())).text).toBe(unknown.text);
		const elsewhere = test.person({ municipality: ["0268"] });
		expect([(await ask(elsewhere)).status, (await ask(elsewhere)).text]).toEqual([404, unknown.text]);
		expect((await ask(test.person({ cpo: ["*"] }, test.otherTenant))).status).toBe(403);
		expect((await ask(test.person({ admin: ["*"] }))).status).toBe(403);
		expect((await ask(cpo, "no-uuid")).status).toBe(400);
		expect(service.asked).toHaveLength(before);
	});
});

describe("monitoring that is switched off", () => {
	const memory = { place: { url: null, folder: ":memory:" }, remove: async () => undefined };

	it("asks nothing for a tenant that has not switched it on", async () => {
		const service = await startMonitoringService((response) => sendList(response, [busyLocation]));
		const test = await testApp(memory, { MONITORING_URL: service.address, MONITORING_TOKEN: "secret-token" });
		const { uuid: request } = await addRequest(test);
		const { uuid: location } = await addLocation(test, { code: "0202", status: "realized" });
		const answer = await test.person({ cpo: ["*"] }).get(`charging-point-requests/${request}/monitoring/${location}`);
		expect([answer.status, answer.body, service.asked]).toEqual([200, { data: null }, []]);
		await test.close();
		await service.stop();
	});

	it("knows nothing where no service is configured", async () => {
		const test = await testApp(memory, {}, { tenantFile: on });
		const { uuid: request } = await addRequest(test);
		const { uuid: location } = await addLocation(test, { code: "0202", status: "realized" });
		const answer = await test.person({ cpo: ["*"] }).get(`charging-point-requests/${request}/monitoring/${location}`);
		expect([answer.status, answer.body]).toEqual([200, { data: null }]);
		await test.close();
	});
});
