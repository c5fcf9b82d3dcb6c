import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { fillLocationRows } from "../../server/locations/location-row-store.ts";
import { fillPart } from "../../server/realisations/rows/fill-rows.ts";
import { fillRequestRows } from "../../server/requests/request-row-store.ts";
import { grant } from "../../server/test-support/grant.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import type { Reply, TestPerson } from "../../server/test-support/test-person.ts";
import { newProcess, startProcess } from "../../server/test-support/test-process.ts";
import { type OpenApi, type Operation, operationsOf } from "./harness/contract.ts";
import { hostileQueries } from "./harness/hostile-queries.ts";
import { maximalBodies, sampleOf } from "./harness/maximal-bodies.ts";
import { placeFile } from "./harness/place-file.ts";
import { placeLocation } from "./harness/place-location.ts";
import { placeRequest } from "./harness/place-request.ts";
import { saveBody, valuesOf } from "./harness/process-walk.ts";

/** The most that a call may cost, as a multiple of reading and writing a text of 1 MB, and the most bytes in its response. */
const [mostTimes, mostAnswered] = [25, 40_000];

/** Processor time in microseconds. */
async function costOf(work: () => unknown): Promise<number> {
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return user + system;
}

const megabyte = JSON.stringify(Array.from({ length: 20_000 }, () => ({ uuid: randomUUID() })));
const readAndWrite = () =>
	createHash("sha256")
		.update(JSON.stringify(JSON.parse(megabyte)))
		.digest();

/** The lowest cost of the unit so far. */
let cheapest = Number.POSITIVE_INFINITY;

async function unitNow(): Promise<number> {
	const unit = await costOf(readAndWrite);
	cheapest = Math.min(cheapest, unit);
	return unit;
}

/**
 * The cost of some work as a multiple of the unit. Compared with the cheapest unit, a call can only look more expensive than it is, so a
 * call that is cheap by that measure needs no other. A single expensive attempt may be due to the machine, a garbage collection or
 * something loaded on first use, so a call counts as expensive only if every attempt is, each compared with its own unit.
 */
async function timesOf(work: () => Promise<unknown>): Promise<number> {
	let least = Number.POSITIVE_INFINITY;
	for (let attempt = 0; attempt < 5 && least > mostTimes; attempt++) {
		if (attempt === 0 && cheapest === Number.POSITIVE_INFINITY) await unitNow();
		const cost = await costOf(work);
		least = Math.min(least, cost / (cost > mostTimes * cheapest ? await unitNow() : cheapest));
	}
	return least;
}

describe("a call with the largest and worst body that it takes", () => {
	let test: TestApp;
	let person: TestPerson;
	let record: RealisationRecord;
	let request: string;
	let operations: readonly Operation[];
	let reads: readonly Operation[];

	beforeAll(async () => {
		test = await testApp(
			{ place: { url: null, folder: ":memory:" }, remove: async () => undefined },
			{ WORKBENCH: "publish", NEW_TENANTS: "100" },
		);
		grant({ app: test.app, tenant: test.tenant }, "design", "cpo");
		grant({ app: test.app, tenant: test.tenant }, "publish", "cpo");
		person = test.person({ cpo: ["*"], municipality: ["*"], admin: ["*"] });
		record = await startProcess(test, person);
		request = (await placeRequest(test.app, test.tenant, { geographyCode: "0202" })).uuid;
		const all = operationsOf((await test.app.inject("/api/openapi.json")).json<OpenApi>());
		operations = all.filter(({ method }) => method === "POST");
		reads = all.filter(({ method }) => method === "GET");
	});
	afterAll(() => test.close());

	const pathOf = ({ path }: Operation) =>
		path
			.replace("{tenant}", test.tenant)
			.replace("{uuid}", path.includes("charging-point-requests") ? request : record.uuid)
			.replace("{requestUuid}", request)
			.replace("{step}", "1")
			.replaceAll(/\{\w+Uuid\}/g, randomUUID());

	/** A valid body: a real one for the calls in which most can be requested, and one generated from the schema for the others. */
	function baseOf({ operationId, body = {} }: Operation): unknown {
		if (operationId === "saveStep") return saveBody(test.app, test.tenant, record, "1", valuesOf("1", record));
		return operationId === "createRealisation" ? newProcess(test.tenant) : sampleOf(body);
	}

	/** Places in a body that its schema does not describe. */
	const moreOf = ({ operationId }: Operation) =>
		operationId === "saveStep"
			? ["Location", "Location.StreetName", "ParkingSpots", "Stakeholders"].map((name) => ["data", "values", ...name.split(".")])
			: [];

	it("states its own limit, and is refused with one byte more", async () => {
		for (const operation of operations) {
			const { operationId, "x-body-limit": limit = 0, body } = operation;
			expect([operationId, limit > 0 && limit <= 1_048_576]).toEqual([operationId, true]);
			if (body === undefined) continue;
			const answer = await person.post(pathOf(operation), `"${" ".repeat(limit - 1)}"`);
			expect([operationId, answer.status]).toEqual([operationId, 413]);
		}
	});

	it("T21 T32 T40 costs little, is answered shortly, and never with a 5xx", async () => {
		const faults: string[] = [];
		for (const operation of operations) {
			if (operation.body === undefined) continue;
			for (const { what, text } of maximalBodies(operation.body, baseOf(operation), operation["x-body-limit"] ?? 0, moreOf(operation))) {
				let first: Reply | undefined;
				const times = await timesOf(async () => {
					const answer = await person.post(pathOf(operation), text, { "idempotency-key": randomUUID() });
					first ??= answer;
				});
				const { status = 0, text: answered = "", body } = first ?? {};
				const refused = status >= 400;
				const faultsOf = {
					"is answered with a 5xx": status >= 500,
					[`is answered with ${answered.length} bytes`]: refused && answered.length > mostAnswered,
					[`is answered with ${body?.errors.length} problems`]: refused && (body?.errors.length ?? 0) > 50,
					[`costs ${times.toFixed(1)} times as much`]: times > mostTimes,
				};
				for (const [fault, has] of Object.entries(faultsOf)) if (has) faults.push(`${operation.operationId}, ${what}: ${fault}`);
			}
		}
		expect(faults).toEqual([]);
	}, 300_000);

	it("T21 T40 every read costs little too, with the largest pages, the longest filters and the deepest paging, and is never a 5xx", async () => {
		// A full page, so that the largest responses are requested.
		for (let count = 0; count < 400; count++) await startProcess(test, person);
		for (let count = 0; count < 400; count++) await placeRequest(test.app, test.tenant, { geographyCode: "0202" });
		const tenant = test.app.tenants.find(test.tenant);
		while (tenant !== undefined && (await fillPart(test.app.data, tenant)));
		while ((await fillRequestRows(test.app.data, test.tenant)) || (await fillLocationRows(test.app.data, test.tenant)));
		const file = await placeFile(test.app, test.tenant, { owner: "realisation", owner_uuid: record.uuid, category: "ParkingSpots" });
		const { uuid: location } = await placeLocation(test.app, test.tenant, { code: "0202", status: "Voorkeur" });
		const several = { data: { list: "realisations", kind: "onhold", uuids: [record.uuid] } };
		const act = (await person.post("bulk/check", several)).body.data.uuid;
		const design = (await person.post("designs", { data: { name: "Nieuw" } })).body.data.uuid;
		const shown = (await person.get(`designs/${design}/workbench`)).body.data as unknown as { validators: Record<string, string> };
		const [validators = ""] = Object.values(shown.validators);
		const [flow] = test.app.tenants.find(test.tenant)?.flows.values() ?? [];
		for (const comments of [`processes/realisation/${record.uuid}/comments`, `charging-point-requests/${request}/comments`])
			expect((await person.post(comments, { data: { action: "create", message: "Een vraag" } })).status).toBe(200);
		const named: Readonly<Record<string, string>> = {
			getSpecification: `processes/specification/${flow?.definition.uuid}`,
			getValidators: `processes/specification/${flow?.definition.uuid}/${flow?.definition.version}/validators.js`,
			getLocation: `charging-point-locations/${location}`,
			getFile: `files/${file}`,
			getReport: "reports/key-metrics",
			getTodayGroup: "today/groups/later",
			listCommentVersions: `processes/realisation/${record.uuid}/comments/1/versions`,
			listRequestCommentVersions: `charging-point-requests/${request}/comments/1/versions`,
			getDesign: `designs/${design}`,
			checkDesign: `designs/${design}/check`,
			compareDesign: `designs/${design}/compare`,
			listDesignEdits: `designs/${design}/history`,
			showDesign: `designs/${design}/workbench`,
			getDesignRevision: `designs/${design}/revision`,
			getDesignValidators: validators.slice(`/api/v1/${test.tenant}/`.length),
			getDesignGate: `designs/${design}/gate`,
			getDesignImpact: `designs/${design}/impact`,
			getRelease: "designs/releases/1",
			getRollBackGate: "designs/releases/1/roll-back",
			getBulk: `bulk/${act}`,
			listBulkItems: `bulk/${act}/items`,
		};
		const addressOf = (operation: Operation) => named[operation.operationId] ?? pathOf(operation);
		const faults: string[] = [];
		const answered = new Map<string, Set<number>>();
		for (const operation of reads) {
			const statuses = new Set<number>();
			answered.set(operation.operationId, statuses);
			for (const { what, query } of hostileQueries(operation)) {
				let status = 0;
				const times = await timesOf(async () => (status = (await person.get(`${addressOf(operation)}${query}`)).status));
				statuses.add(status);
				if (status >= 500) faults.push(`${operation.operationId}, ${what}: is answered with ${status}`);
				if (times > mostTimes) faults.push(`${operation.operationId}, ${what}: costs ${times.toFixed(1)} times as much`);
			}
		}
		expect(faults).toEqual([]);
		// Each call was carried out at least once, except those that need bytes, pages or a service missing here.
		const never = [...answered].filter(([, statuses]) => !statuses.has(200)).map(([name]) => name);
		expect(never).toEqual(["getAutomaticView", "getDownloadLink", "getMonitoring", "getManualPage"]);
	}, 300_000);
});
