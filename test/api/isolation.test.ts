import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import type { Person, RealisationRecord } from "../../engine/index.ts";
import { buildApp } from "../../server/app.ts";
import { readConfig } from "../../server/config/config.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../../server/test-support/databases.ts";
import { grant } from "../../server/test-support/grant.ts";
import { testAuthentication } from "../../server/test-support/test-authentication.ts";
import { type Reply, TestPerson } from "../../server/test-support/test-person.ts";
import { type OpenApi, type Operation, operationsOf } from "./harness/contract.ts";
import { lookersOf } from "./harness/lookers.ts";
import { placeFile } from "./harness/place-file.ts";
import { type PlacedLocation, placeLocation } from "./harness/place-location.ts";
import { type PlacedRequest, placeRequest } from "./harness/place-request.ts";
import { done, saveBody, valuesOf, walkTo } from "./harness/process-walk.ts";
import { type TwoTenants, twoTenants } from "./harness/two-tenants.ts";
import { mayBeNamed, namedIn } from "./harness/visibility-oracle.ts";
import { hashOf } from "./harness/watch-database.ts";

const reports = ["key-metrics", "beoordelingen", "realisatiestatus", "realisatiedoorlooptijden"];

describeOnEveryDatabase("two tenants and several geography codes", (make) => {
	let database: TestDatabase;
	let tenants: TwoTenants;
	let app: FastifyInstance;
	let operations: Operation[];
	const records = { home: [] as RealisationRecord[], abroad: [] as RealisationRecord[] };
	const locations = { home: [] as PlacedLocation[], abroad: [] as PlacedLocation[] };
	const requests = { home: [] as PlacedRequest[], abroad: [] as PlacedRequest[] };
	/** Files of the processes, in order, together with the papers of requests. */
	const files = { home: [] as string[], abroad: [] as string[] };
	type Side = "home" | "abroad";

	beforeAll(async () => {
		database = await make();
		tenants = twoTenants();
		const config = readConfig({
			LOG_LEVEL: "silent",
			WEB_DIR: "none",
			GEOCODER_URL: "offline",
			TILES_URL: "offline",
			FLOWS_DIR: tenants.flowsDir,
			DEFAULT_TENANT: tenants.home,
		});
		app = await buildApp(config, { database: database.place, authentication: testAuthentication, callsPerMinute: null });
		await app.ready();
		// No role of this tenant sees only the locations of requests; for this test, developers do.
		grant({ app, tenant: tenants.home }, "requestlocations", "developer");
		operations = operationsOf((await app.inject("/api/openapi.json")).json<OpenApi>());
		for (const side of ["home", "abroad"] as const) await inhabit(side);
	});
	afterAll(async () => {
		await app.close();
		await database.remove();
		tenants.remove();
	});

	const person = (roles: Person["roles"], side: Side = "home") => new TestPerson(app, tenants[side], roles);
	const slugFor = async (tenant: string, code: string) => {
		const rows = await app.data.db.selectFrom("stakeholder").select("slug").where("tenant", "=", tenant).execute();
		return rows.find(({ slug }) => slug.startsWith("municipality|") && slug.endsWith(`-${code}`))?.slug ?? "";
	};

	/** Processes in three municipalities, some with a charging location and a request, and unconnected locations and requests. */
	async function inhabit(side: Side): Promise<void> {
		const tenant = tenants[side];
		const roles = { [tenant]: { cpo: ["*"], municipality: ["*"] } };
		for (const [code, step] of [
			["0202", "1"],
			["0202", "5"],
			["0200", "2"],
			["0200", "end"],
			["0203", "4"],
		] as const) {
			// Each process has its own people, so that a name in a response tells which process it comes from.
			const everybody = person(roles, side);
			const started = await done(everybody, "processes/realisation", {
				geographyCode: code,
				stakeholders: [await slugFor(tenant, code), "cpo|allego", "gridoperator|liander"],
				tenant,
				type: "op-aanvraag",
			});
			const location = await placeLocation(app, tenant, { code, status: "definitive" });
			const linked = await done(everybody, `processes/realisation/${started.uuid}/locations/${location.uuid}`, {
				synchronisation: { synced: started.synced, location: { synced: location.synced } },
				data: { action: "connect", category: "selected" },
			});
			const request = await placeRequest(app, tenant, { geographyCode: code, status: 3 });
			const connected = await done(everybody, `processes/realisation/${started.uuid}/requests/${request.uuid}`, {
				synchronisation: { synced: linked.synced, request: { synced: request.synced } },
				data: { action: "connect" },
			});
			for (const path of [`processes/realisation/${started.uuid}`, `charging-point-requests/${request.uuid}`])
				await done(everybody, `${path}/comments`, { data: { action: "create", message: "Graag overleg." } });
			for (const [list, shared] of [
				["realisations", false],
				["realisations", true],
				["requests", false],
			] as const)
				await done(everybody, "views", { data: { list, label: `Van ${code} ${step} ${shared}`, search: `?gemeente=${code}`, shared } });
			requests[side].push(request, await placeRequest(app, tenant, { geographyCode: code }));
			records[side].push(await walkTo(app, tenant, { cpo: everybody, municipality: everybody }, connected, step));
			files[side].push(await placeFile(app, tenant, { owner: "realisation", owner_uuid: started.uuid, category: "ParkingSpots" }));
			locations[side].push(location, await placeLocation(app, tenant, { code, status: "definitive" }));
		}
	}

	const lookers = () => lookersOf(tenants);

	const path = ({ path: template }: Operation, tenant: string, uuid: string, otherUuid: string, version = "1.0.0") =>
		template
			.replace("{tenant}", tenant)
			.replace("{uuid}", uuid)
			.replace(/\{(?:location|request|file)Uuid\}/, otherUuid)
			.replace("{version}", version)
			.replace("{view}", "topview")
			.replace("{number}", "1")
			.replace("{part}", "comment");
	const isOpen = ({ operationId }: Operation) => ["getLogo", "getValidators", "getDesignValidators"].includes(operationId);
	const queries = ["", "?pageSize=400", "?codes=0202", "?codes=0200,0203", "?codes=0363", "?fromTimeStamp=0", "?offSet=1&pageSize=2"];
	const realisationQueries = [
		...queries,
		"?locationMapper=true",
		"?locationMapper=true&codes=0202",
		"?locationMapper=true&pageSize=1&offSet=1",
	];

	it("T02 T03 names nothing in any answer that the oracle does not allow", async () => {
		let answers = 0;
		for (const roles of lookers()) {
			for (const side of ["home", "abroad"] as const) {
				const tenant = tenants[side];
				const looker = person(roles, side);
				const allowed = await mayBeNamed(app, tenant, { userId: looker.userId, roles });
				const seen: [string, Reply][] = [];
				const look = async (url: string) => seen.push([url, await looker.get(url)]);
				for (const query of realisationQueries) await look(`processes/realisation${query}`);
				for (const query of [...queries, "?status=definitive,in-progress"]) await look(`charging-point-locations${query}`);
				for (const query of [...queries, "?realisationStatus=none", "?realisationStatus=active,completed", "?locationMapper=true"])
					await look(`charging-point-requests${query}`);
				for (const { uuid } of [...requests.home, ...requests.abroad]) {
					await look(`charging-point-requests/${uuid}`);
					await look(`charging-point-requests/${uuid}/geocoder`);
					await look(`charging-point-requests/${uuid}/comments`);
				}
				for (const url of ["/api/list", "/api/realisationlist", "/api/config"])
					seen.push([url, await looker.call("GET", url, undefined, { "x-tenant": tenant })]);
				for (const { uuid } of [...records.home, ...records.abroad]) {
					await look(`processes/realisation/${uuid}`);
					await look(`processes/realisation/${uuid}/comments`);
				}
				const papers = [...requests.home, ...requests.abroad].map(({ document }) => document);
				for (const uuid of [...files.home, ...files.abroad, ...papers]) {
					await look(`files/${uuid}`);
					await look(`files/${uuid}/download-link`);
				}
				for (const entity of ["realisation", "request"]) await look(`comments/counts?entity=${entity}`);
				for (const list of ["realisations", "requests", "locations"]) await look(`views?list=${list}`);
				for (const report of reports)
					for (const query of ["", "?status=active", "?by=type&detail=municipality"]) await look(`reports/${report}${query}`);
				for (const { uuid } of [...locations.home, ...locations.abroad]) await look(`charging-point-locations/${uuid}`);
				for (const slug of Object.values(tenants).filter((value) => typeof value === "string")) {
					const flow = app.tenants.find(String(slug))?.flow.uuid;
					if (flow !== undefined) await look(`processes/specification/${flow}`);
				}
				for (const url of ["configs", "tags", "stakeholders", "geocoder/search?q=Arnhem", "geocoder/reverse?lat=51.98&lng=5.91"])
					await look(url);
				for (const [url, { status, text }] of seen) {
					expect([url, roles, status < 500]).toEqual([url, roles, true]);
					const asked = namedIn(url);
					const leaked = [...namedIn(text)].filter((name) => !allowed.has(name) && !asked.has(name));
					expect([tenant, url, roles, leaked]).toEqual([tenant, url, roles, []]);
					answers += 1;
				}
			}
		}
		expect(answers).toBeGreaterThan(800);
	}, 300_000);

	it("T03 answers as many realisations and locations as the oracle counts", async () => {
		for (const roles of lookers()) {
			const looker = person(roles);
			const allowed = await mayBeNamed(app, tenants.home, { userId: looker.userId, roles });
			for (const [url, all] of [
				["processes/realisation", records.home],
				["charging-point-locations", locations.home],
				["charging-point-requests", requests.home],
			] as const) {
				const { status, body } = await looker.get(url);
				const visible = all.filter(({ uuid }) => allowed.has(uuid)).map(({ uuid }) => uuid);
				const answered = status === 200 ? (body.data as unknown as readonly { uuid: string }[]).map(({ uuid }) => uuid) : [];
				expect([url, roles, [...answered].sort()]).toEqual([url, roles, [...visible].sort()]);
			}
		}
	});

	it("T01 refuses every call in the path of a tenant where the person has no role, whether the id exists there or not", async () => {
		const before = await hashOf(app.data.db);
		const stranger = person({ [tenants.abroad]: { cpo: ["*"], municipality: ["*"], admin: ["*"] } });
		const bodies = new Set<string>();
		for (const operation of operations.filter((one) => !isOpen(one))) {
			for (const uuid of [records.home[0]?.uuid ?? "", records.abroad[0]?.uuid ?? "", randomUUID()]) {
				const url = path(operation, tenants.home, uuid, locations.home[0]?.uuid ?? "");
				// Calls whose address names no tenant name it in a header.
				const headers = { "x-tenant": tenants.home };
				const answer = await stranger.call(operation.method, url, operation.method === "POST" ? {} : undefined, headers);
				expect([url, answer.status]).toEqual([url, 403]);
				bodies.add(answer.text.replace(/,"error_description":"[^"]*"/, ""));
			}
		}
		expect(bodies.size).toBe(1);
		expect(await hashOf(app.data.db)).toBe(before);
	});

	describe("T01 T02 an id that is another tenant's, of another code or nobody's", () => {
		/** Bodies that would be accepted if the id were the caller's. */
		function meant(operationId: string, record: RealisationRecord, location: { synced: number }, request: { synced: number }): unknown {
			const synchronisation = { synced: record.synced };
			const bodies: Readonly<Record<string, unknown>> = {
				saveStep: saveBody(app, tenants.home, record, record.flow.activeStep ?? "8", valuesOf(record.flow.activeStep ?? "8", record)),
				changeStatus: { synchronisation, data: { status: "onhold", action: "enable", reason: "vovo" } },
				setTags: { synchronisation, data: { tags: [tenants.tags.home] } },
				changeType: { synchronisation, data: { type: "strategisch" } },
				changeStakeholder: { synchronisation, data: { slug: "gridoperator|enexis" } },
				extendTerm: { synchronisation, data: { term: "beoordeling", days: 1, reason: "Van buiten" } },
				undoLastAct: { synchronisation },
				writeRequestComment: { synchronisation, data: { action: "create", message: "Van buiten" } },
				writeComment: { synchronisation, data: { action: "create", message: "Van buiten" } },
				judgeRequest: { synchronisation: request, intent: { action: "judgement" }, data: { status: 3 } },
				setRequestTags: { synchronisation: request, data: { tags: [tenants.tags.home] } },
				setCoordinates: { synchronisation: request, data: { latitude: 52, longitude: 5 } },
				connectRequest: { synchronisation: { ...synchronisation, request }, data: { action: "connect" } },
				connectLocation: {
					synchronisation: { ...synchronisation, location: { synced: location.synced } },
					data: { action: "connect", category: "selected" },
				},
				keepDraft: { data: { synced: record.synced, mode: "view", fields: {} } },
				keepTextDraft: { data: { fields: {} } },
				keepRequestTextDraft: { data: { fields: {} } },
				changeView: { synchronisation, data: { label: "Van buiten" } },
				deleteView: { synchronisation },
				subscribeView: { data: { subscribed: true } },
				runBulk: { data: { reason: "vovo" } },
				disconnectFile: { synchronisation, data: { action: "disconnect" } },
				createUploadLink: { filename: "plan", extension: "pdf", category: "ParkingSpots" },
			};
			return bodies[operationId];
		}

		it("is answered with the same 404, byte for byte and header for header, and nothing changes", async () => {
			const before = await hashOf(app.data.db);
			const local = person({ [tenants.home]: { cpo: ["0200"], municipality: ["0200"] } });
			const [foreignCode] = records.home;
			const [foreignTenant] = records.abroad;
			const [ofOtherCode, ofOtherTenant] = [locations.home[1], locations.abroad[1]];
			const [requestOfOtherCode, requestOfOtherTenant] = [requests.home[1], requests.abroad[1]];
			if (requestOfOtherCode === undefined || requestOfOtherTenant === undefined) throw new Error("nobody");
			if (foreignCode === undefined || foreignTenant === undefined || ofOtherCode === undefined || ofOtherTenant === undefined)
				throw new Error("nobody");
			const unknown = { ...foreignCode, uuid: randomUUID() };
			const answers = new Map<string, string[]>();
			for (const operation of operations.filter((one) => one.path.includes("{uuid}") && !isOpen(one))) {
				const aboutLocation = operation.operationId === "getLocation";
				const aboutRequest = operation.path.includes("charging-point-requests");
				const aboutFile = operation.path.includes("/files/{uuid}");
				const aboutFlow = operation.operationId === "getSpecification";
				const strangers: readonly (readonly [RealisationRecord, PlacedLocation, { uuid: string; synced: number }])[] = [
					[foreignCode, ofOtherCode, requestOfOtherCode],
					[foreignTenant, ofOtherTenant, requestOfOtherTenant],
					[unknown, { uuid: randomUUID(), synced: 1 }, { uuid: randomUUID(), synced: 1 }],
				];
				for (const [record, location, request] of strangers) {
					const flow = record === foreignTenant ? app.tenants.find(tenants.abroad)?.flow.uuid : randomUUID();
					const file = record === foreignCode ? files.home[0] : record === foreignTenant ? files.abroad[0] : randomUUID();
					const own = aboutRequest ? request.uuid : aboutFile ? (file ?? "") : record.uuid;
					const uuid = aboutFlow ? (flow ?? "") : aboutLocation ? location.uuid : own;
					const other = operation.path.includes("{fileUuid}")
						? (file ?? "")
						: operation.path.includes("{requestUuid}")
							? request.uuid
							: location.uuid;
					const url = path(operation, tenants.home, uuid, other);
					const body = meant(operation.operationId, record, location, { synced: request.synced });
					const { status, text, headers } = await local.call(operation.method, url, body);
					expect([url, status]).toEqual([url, 404]);
					const { "x-request-id": _, date: __, ...same } = headers;
					answers.set(operation.operationId, [...(answers.get(operation.operationId) ?? []), `${text} ${JSON.stringify(same)}`]);
				}
			}
			expect(answers.size).toBeGreaterThanOrEqual(8);
			for (const [operation, texts] of answers) expect([operation, new Set(texts).size]).toEqual([operation, 1]);
			expect(await hashOf(app.data.db)).toBe(before);
		});

		it("is not found as the charging location to connect either, nor by a stale write", async () => {
			const everywhere = person({ [tenants.home]: { cpo: ["*"] } });
			const local = person({ [tenants.home]: { cpo: ["0202"] } });
			const [record] = records.home;
			if (record === undefined) throw new Error("nobody");
			const connect = (who: TestPerson, location: string, synced: number) =>
				who.post(`processes/realisation/${record.uuid}/locations/${location}`, {
					synchronisation: { synced, location: { synced: 1 } },
					data: { action: "connect", category: "selected" },
				});
			const nowhere = await connect(everywhere, randomUUID(), record.synced);
			expect(nowhere.status).toBe(404);
			for (const synced of [record.synced, 1]) {
				expect((await connect(everywhere, locations.abroad[1]?.uuid ?? "", synced)).text).toBe(nowhere.text);
				expect((await connect(local, locations.home[5]?.uuid ?? "", synced)).text).toBe(nowhere.text);
			}
		});
	});

	it("T01 takes nothing of another tenant that a body names", async () => {
		const cpo = person({ [tenants.home]: { cpo: ["*"], municipality: ["*"] }, [tenants.abroad]: { cpo: ["*"], municipality: ["*"] } });
		await done(person({ [tenants.abroad]: { cpo: ["*"] } }, "abroad"), "stakeholders", { name: "Alleen daar", category: "contractor" });
		const before = await hashOf(app.data.db);
		const [record] = records.home;
		if (record === undefined) throw new Error("nobody");
		const synchronisation = { synced: record.synced };
		const url = `processes/realisation/${record.uuid}`;
		const one = valuesOf("1", record) as Readonly<Record<string, object>>;
		const stepAbroad = app.tenants.find(tenants.abroad)?.flow.definition.steps[0]?.uuid;
		const save = saveBody(app, tenants.home, record, "1", one);
		const saveWith = (values: object) => saveBody(app, tenants.home, record, "1", { ...one, ...values });
		const create = {
			geographyCode: "0202",
			stakeholders: [await slugFor(tenants.home, "0202"), "cpo|allego", "gridoperator|liander"],
			tenant: tenants.home,
			type: "op-aanvraag",
		};
		for (const [call, body] of [
			[`${url}/tags`, { synchronisation, data: { tags: [tenants.tags.abroad] } }],
			[`${url}/stakeholders`, { synchronisation, data: { slug: "contractor|alleen-daar" } }],
			[url, { ...save, data: { ...save.data, status: { uuid: stepAbroad } } }],
			[url, saveWith({ Stakeholders: { ...one.Stakeholders, Contractor: "contractor|alleen-daar" } })],
			[url, saveWith({ Location: { ...one.Location, chargingpointUuid: locations.abroad[1]?.uuid } })],
			["processes/realisation", { ...create, tenant: tenants.abroad }],
			["processes/realisation", { ...create, stakeholders: [...create.stakeholders, "contractor|alleen-daar"] }],
		] as const) {
			const answer = await cpo.post(call, body);
			expect([call, JSON.stringify(body).slice(0, 60), answer.status]).toEqual([call, JSON.stringify(body).slice(0, 60), 400]);
		}
		expect(await hashOf(app.data.db)).toBe(before);
	});

	it("T02 lets nobody start a process, or move one, outside their codes", async () => {
		const local = person({ [tenants.home]: { cpo: ["0202"] } });
		const elsewhere = await slugFor(tenants.home, "0200");
		const start = {
			geographyCode: "0200",
			stakeholders: [elsewhere, "cpo|allego", "gridoperator|liander"],
			tenant: tenants.home,
			type: "op-aanvraag",
		};
		const before = await hashOf(app.data.db);
		expect((await local.post("processes/realisation", start)).status).toBe(403);
		const [record] = records.home;
		const move = { synchronisation: { synced: record?.synced }, data: { slug: elsewhere } };
		expect((await local.post(`processes/realisation/${record?.uuid}/stakeholders`, move)).status).toBe(403);
		expect(await hashOf(app.data.db)).toBe(before);
	});

	it("T03 does not name the process of another code that a visible location is connected to", async () => {
		const everybody = person({ [tenants.home]: { cpo: ["*"], municipality: ["*"] } });
		const process = await done(everybody, "processes/realisation", {
			geographyCode: "0200",
			stakeholders: [await slugFor(tenants.home, "0200"), "cpo|allego", "gridoperator|liander"],
			tenant: tenants.home,
			type: "op-aanvraag",
		});
		const location = await placeLocation(app, tenants.home, { code: "0202", status: "definitive" });
		const across = await everybody.post(`processes/realisation/${process.uuid}/locations/${location.uuid}`, {
			synchronisation: { synced: process.synced, location: { synced: location.synced } },
			data: { action: "connect", category: "selected" },
		});
		const local = person({ [tenants.home]: { municipality: ["0202"] } });
		const answers = [await local.get(`charging-point-locations/${location.uuid}`), await local.get("charging-point-locations")];
		expect([200, 400]).toContain(across.status);
		for (const { text } of answers) expect(text).not.toContain(process.uuid);
	});

	it("finds what is not allowed", async () => {
		const roles = { [tenants.home]: { municipality: ["0202"] } };
		const allowed = await mayBeNamed(app, tenants.home, { userId: randomUUID(), roles });
		const everything = await person({ [tenants.home]: { cpo: ["*"] } }).get("processes/realisation");
		const leaked = [...namedIn(everything.text)].filter((name) => !allowed.has(name));
		expect(leaked).toEqual(expect.arrayContaining([records.home[2]?.uuid, records.home[2]?.ref, records.home[2]?.case_ref]));
	});
});
