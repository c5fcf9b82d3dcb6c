import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { sql } from "kysely";
import { type RealisationRecord, readJson, writeJson } from "../../engine/index.ts";
import { buildApp } from "../../server/app.ts";
import type {} from "../../server/bulk/index.ts";
import { readConfig } from "../../server/config/config.ts";
import { SeededRandom } from "../../server/demo/seeded-random.ts";
import { fillLocationRows } from "../../server/locations/location-row-store.ts";
import { fillRequestRows } from "../../server/requests/request-row-store.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../../server/test-support/databases.ts";
import { grant } from "../../server/test-support/grant.ts";
import { rowsFilled } from "../../server/test-support/rows-filled.ts";
import { watchRefusals } from "../../server/test-support/watch-refusals.ts";
import { type GeneratedCall, generateCall, type World } from "./harness/call-generator.ts";
import { Contract, type OpenApi, type Operation, operationsOf } from "./harness/contract.ts";
import { type ExternalIssuer, externalIssuer } from "./harness/external-issuer.ts";
import { brokenInvariants } from "./harness/invariants.ts";
import { placeFile } from "./harness/place-file.ts";
import { placeLocation } from "./harness/place-location.ts";
import { placeRequest } from "./harness/place-request.ts";
import { done, type Writer, walkTo } from "./harness/process-walk.ts";
import { type TwoTenants, twoTenants } from "./harness/two-tenants.ts";
import { countTouches, hashOf } from "./harness/watch-database.ts";

/** A different seed gives a different set of calls: `GENERATED_CALLS_SEED=7`. */
const seed = Number(process.env.GENERATED_CALLS_SEED ?? 20_261_120);

describeOnEveryDatabase("calls generated from the OpenAPI document", (make) => {
	let database: TestDatabase;
	let tenants: TwoTenants;
	let issuer: ExternalIssuer;
	let app: FastifyInstance;
	let world: World;
	let contract: Contract;
	let undescribed: ReadonlySet<string>;
	let operations: Operation[];
	let touched: Awaited<ReturnType<typeof countTouches>>;
	const onPostgres = () => database.place.url !== null;

	beforeAll(async () => {
		database = await make();
		tenants = twoTenants();
		issuer = await externalIssuer();
		const { home, abroad, flowsDir } = tenants;
		const config = readConfig({
			LOG_LEVEL: "silent",
			GEOCODER_URL: "offline",
			TILES_URL: "offline",
			WEB_DIR: "none",
			FLOWS_DIR: flowsDir,
			DEFAULT_TENANT: home,
			WORKBENCH: "publish",
			NEW_TENANTS: "100",
			// Nothing listens at this address: the choice is stored all the same.
			SMTP_URL: "smtp://127.0.0.1:1",
			MAIL_FROM: "laadstroom@organisation.example",
			PUBLIC_URL: "http://localhost:3000",
			OIDC_ISSUER: issuer.issuer,
			OIDC_CLIENT_ID: "web",
			OIDC_PASSWORD_URL: `${issuer.issuer}/password`,
		});
		app = await buildApp(config, { database: database.place, callsPerMinute: null });
		plantFaults(app);
		undescribed = watchRefusals(app);
		await app.ready();
		// No tenant's file says who may design.
		grant({ app, tenant: home }, "design", "cpo");
		grant({ app, tenant: home }, "publish", "cpo");
		const document = (await app.inject("/api/openapi.json")).json<OpenApi>();
		operations = operationsOf(document);
		contract = new Contract(document);
		world = await inhabit(app, tenants, await callersOf(issuer, home, abroad));
		await rowsFilled(app);
		for (const { slug } of app.tenants.all) while ((await fillRequestRows(app.data, slug)) || (await fillLocationRows(app.data, slug)));
		touched = await countTouches(app.data.db, onPostgres());
	});
	afterAll(async () => {
		await app.close();
		await issuer.close();
		await database.remove();
		tenants.remove();
	});

	/** Waits until background work has ended. */
	const settled = async () => {
		await app.files.settled();
		await app.bulkRunner.settled();
	};
	const send = ({ method, url, headers, payload }: Pick<GeneratedCall, "method" | "url" | "headers" | "payload">) =>
		app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
	const authorizationOf = (caller: string) => ({ authorization: world.callers.get(caller) ?? "", "x-api-key": "laadstroom-web" });

	// First, while the processes are as they were created: after thousands of calls they are on hold or finished.
	it("that write are carried out once for one Idempotency-Key, and refuse it with another body", async () => {
		const random = new SeededRandom(seed + 2);
		const madeFor = (operation: Operation, accepts: (call: GeneratedCall) => boolean): GeneratedCall => {
			for (;;) {
				const call = generateCall(random, world, operation);
				if (call.plain && accepts(call)) return call;
			}
		};
		const keyed = (call: GeneratedCall, key: string) => send({ ...call, headers: { ...call.headers, "idempotency-key": key } });
		/** Makes a call that succeeds. By chance, many refer to things that do not exist, or to acts that are not allowed at present. */
		const carriedOut = async (operation: Operation) => {
			for (let tries = 0; tries < 1_000; tries += 1) {
				const [key, call] = [randomUUID(), madeFor(operation, ({ caller }) => caller === "all" || caller === "cpo")];
				const answer = await keyed(call, key);
				learn(call, answer);
				if (answer.statusCode < 300) return { key, call, answer };
			}
			throw new Error(`${operation.operationId} was never carried out`);
		};
		const found: Record<string, readonly unknown[]> = {};
		const writing = operations.filter(
			({ method, operationId }) => method === "POST" && !notWrites.has(operationId) && !pastTheGate.has(operationId),
		);
		for (const operation of writing) {
			const { key, call, answer } = await carriedOut(operation);
			await settled();
			const before = await touched();
			const again = await keyed(call, key);
			await settled();
			const repeated = again.statusCode === answer.statusCode && again.body === answer.body;
			const once = (await touched()).touches === before.touches;
			const isOther = ({ caller, url, payload }: GeneratedCall) => caller === call.caller && (url !== call.url || payload !== call.payload);
			const codes = new Set<string | undefined>();
			// A call that is invalid by itself is refused for that reason.
			for (let tries = 0; tries < 60 && !codes.has("idempotency-key-reused"); tries += 1)
				codes.add((await keyed(madeFor(operation, isOther), key)).json<{ code?: string }>().code);
			const refused = codes.has("idempotency-key-reused") || (oneBodyAlone.has(operation.operationId) && !codes.has(undefined));
			const left = (await touched()).touches === before.touches;
			found[operation.operationId] = [repeated, once, refused, left];
		}
		expect(found).toEqual(Object.fromEntries(writing.map(({ operationId }) => [operationId, [true, true, true, true]])));
	}, 300_000);

	it("never get a 5xx, are refused with a problem, and change nothing when they are", async () => {
		const random = new SeededRandom(seed);
		// Enough for every operation to succeed and be refused some sixty times; GENERATED_CALLS sets a higher number.
		const wanted = Number(process.env.GENERATED_CALLS ?? (onPostgres() ? 3_500 : 6_000));
		const faults = new Map<string, string>();
		const seen = new Map<string, number>();
		const notFound = new Set<string>();
		const builtins = builtinNames();
		let before = await touched();
		const tryOne = async (operation: Operation) => {
			const call = generateCall(random, world, operation);
			const answer = await send(call);
			// Background work finishes before the next call.
			await settled();
			const after = await touched();
			const found = contract.faultsOf(answer, call.method === call.operation.method ? call.operation : undefined, call.payload);
			if (answer.statusCode >= 400 && after.touches !== before.touches) found.push("changed what it refused");
			if (after.auditLines > before.auditLines + 1 && !actsOnSeveral.has(call.operation.operationId))
				found.push("wrote more than one audit line");
			const isNoted = readsAboutPeople.has(call.operation.operationId) && answer.statusCode === 200;
			if (call.operation.method === "GET" && call.method !== "POST" && after.auditLines !== before.auditLines && !isNoted)
				found.push("wrote an audit line for a read");
			before = after;
			for (const fault of found) faults.set(`${fault} ${answer.statusCode}`, told(call, answer, fault));
			const key = `${call.operation.operationId} ${answer.statusCode}`;
			seen.set(key, (seen.get(key) ?? 0) + 1);
			if (answer.statusCode === 404 && isForeign(call)) notFound.add(answer.body);
			learn(call, answer);
		};
		const succeeded = ({ operationId }: Operation) => [200, 201, 204].some((status) => seen.has(`${operationId} ${status}`));
		for (let made = 0; made < wanted; made += 1) await tryOne(operations[made % operations.length] ?? random.pick(operations));
		// Operations that by chance have not succeeded yet, or have not been refused yet, are tried more often.
		const refused = ({ operationId }: Operation) => [400, 401, 403, 404].some((status) => seen.has(`${operationId} ${status}`));
		for (const operation of operations)
			for (let more = 0; more < mostTries(operation) && !(succeeded(operation) && refused(operation)); more += 1) await tryOne(operation);
		// The same applies to a key that is reused with another body: the more operations there are, the less often that happens by chance.
		const writes = operations.filter(({ method }) => method === "POST");
		const isReused = () => [...seen.keys()].some((key) => key.endsWith(" 422"));
		for (let more = 0; more < wanted && !isReused(); more += 1) await tryOne(random.pick(writes));
		expect([...faults.values()].slice(0, 20)).toEqual([]);
		expect([...undescribed]).toEqual([]);
		expect(notFound.size).toBe(1);
		expect(builtinNames()).toEqual(builtins);
		expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
		// The calls served their purpose: every operation succeeded at least once and was refused at least once.
		const statuses = new Set([...seen.keys()].map((key) => key.split(" ")[1]));
		expect([...statuses]).toEqual(expect.arrayContaining(["200", "201", "400", "401", "403", "404", "405", "409", "413", "415", "422"]));
		for (const operation of operations) {
			const { operationId } = operation;
			expect([operationId, succeeded(operation) || pastTheGate.has(operationId) || byItsContent.has(operationId)]).toEqual([
				operationId,
				true,
			]);
			expect([operationId, refused(operation)]).toEqual([operationId, true]);
		}
	}, 300_000);

	/** Well-formed ids that this tenant does not have, used by somebody with the right to make the call. */
	const isForeign = ({ uuid, caller, plain, operation }: GeneratedCall) =>
		plain &&
		caller === "all" &&
		uuid !== undefined &&
		world.foreignUuids.includes(uuid) &&
		!["getValidators", "getDesignValidators"].includes(operation.operationId);

	/** Keeps the newest records, so that later calls send a current `synced`. */
	function learn(call: GeneratedCall, answer: LightMyRequestResponse): void {
		if (call.method !== "POST" || ![200, 201, 409].includes(answer.statusCode)) return;
		if (call.operation.path.includes("/bulk/")) {
			if (answer.statusCode === 201) world.acts.set(call.caller, answer.json<{ data: { uuid: string } }>().data.uuid);
			return;
		}
		if (call.operation.path.includes("/designs")) {
			const { data } = answer.json<{ data?: { uuid?: string; design?: { uuid: string; revision: number } } }>();
			const { uuid, revision } = data?.design ?? { uuid: data?.uuid, revision: 0 };
			if (uuid !== undefined) world.designs.set(uuid, revision);
			return;
		}
		if (call.operation.path.includes("/views")) {
			learnView(call, answer);
			return;
		}
		const { data, current, related } = answer.json<{
			data?: RealisationRecord;
			current?: RealisationRecord;
			related?: { location?: { uuid: string; synced: number }; request?: { uuid: string; synced: number } };
		}>();
		const record = data ?? current;
		for (const request of [related?.request, ...(Array.isArray(data) ? (data as unknown[]) : [data ?? current])].filter(isRequest)) {
			world.requests.set(request.uuid, request.synced);
		}
		if (record?.flow !== undefined && (world.records.has(record.uuid) || world.records.size < 60)) world.records.set(record.uuid, record);
		if (related?.location !== undefined) world.locations.set(related.location.uuid, related.location.synced);
	}

	function learnView({ operation }: GeneratedCall, answer: LightMyRequestResponse): void {
		const { data, current } = answer.json<{ data?: { uuid: string; synced: number }; current?: { uuid: string; synced: number } }>();
		const view = data ?? current;
		if (view === undefined) return;
		if (operation.operationId === "deleteView" && data !== undefined) world.views.delete(view.uuid);
		else world.views.set(view.uuid, view.synced);
	}

	it("never get a 5xx when many come at once, and leave whole what they write", async () => {
		const random = new SeededRandom(seed + 1);
		const faults = new Set<string>();
		let written = 0;
		for (let batch = 0; batch < (onPostgres() ? 40 : 100); batch += 1) {
			const calls = Array.from({ length: 40 }, () => generateCall(random, world, random.pick(operations)));
			const answers = await Promise.all(calls.map((call) => send(call)));
			for (const [index, answer] of answers.entries()) {
				const call = calls[index];
				if (call === undefined) continue;
				for (const fault of contract.faultsOf(answer, call.method === call.operation.method ? call.operation : undefined, call.payload)) {
					faults.add(told(call, answer, fault));
				}
				if (call.method === "POST" && answer.statusCode < 300) written += 1;
				learn(call, answer);
			}
		}
		expect([...faults].slice(0, 20)).toEqual([]);
		expect([...undescribed]).toEqual([]);
		expect(written).toBeGreaterThan(50);
		expect(await brokenInvariants(app)).toEqual([]);
	}, 300_000);

	describe("a fault of the server that is planted", () => {
		it.each([
			["throws", "answers 500"],
			["html", "the refusal is text/html"],
			["bare", "the refusal is not a problem"],
			["inside", "tells about the inside of the server"],
			["moved", "answers 302"],
		])("is found when it %s", async (name, fault) => {
			const answer = await app.inject({ url: `/api/v1/${world.home}/planted/${name}`, headers: authorizationOf("cpo") });
			expect(contract.faultsOf(answer).join()).toContain(fault);
		});

		it("is found when a write that is refused leaves something behind", async () => {
			const [hash, before] = [await hashOf(app.data.db), await touched()];
			const answer = await app.inject({
				method: "POST",
				url: `/api/v1/${world.home}/planted/half`,
				headers: authorizationOf("cpo"),
				payload: {},
			});
			const after = await touched();
			expect(answer.statusCode).toBe(400);
			expect(after.touches).toBe(before.touches + 2);
			expect(await hashOf(app.data.db)).toBe(hash);
		});

		it("is found when a process is not what its events say", async () => {
			const { db } = app.data;
			const [uuid = ""] = world.records.keys();
			const { record } = await db.selectFrom("realisation").select("record").where("uuid", "=", uuid).executeTakeFirstOrThrow();
			const set = (text: typeof record) => db.updateTable("realisation").set({ record: text }).where("uuid", "=", uuid).execute();
			const stored = readJson(record);
			await set(writeJson({ ...stored, flow: { ...stored.flow, iteration: 99 } }));
			const broken = await brokenInvariants(app);
			await set(record);
			expect(broken).toEqual([`I2 the state is the fold of the events (${uuid})`]);
		});
	});
});

/**
 * Reads that have a body, and the change of a password: nothing of these is stored, and repeating one gives the same result. The same goes
 * for a draft, which is merged with the existing one.
 */
const notWrites = new Set([
	"legacyRequestsOfCodes",
	"legacyRealisationsPaged",
	"resetPassword",
	"keepDraft",
	"keepTextDraft",
	"keepRequestTextDraft",
]);

/**
 * A random design passes no gate, somebody else has to approve it, and no random tenant is accepted: `releases.test.ts`,
 * `new-tenant.test.ts` and `remove-tenant.test.ts` cover these.
 */
const pastTheGate = new Set([
	"createTenant",
	"removeTenant",
	"approveDesign",
	"releaseDesign",
	"activateRelease",
	"approveRollBack",
	"rollBackRelease",
	"takeRealisationAlong",
]);

/** Calls whose address contains the hash of the content. */
const byItsContent = new Set(["getDesignValidators"]);

/** How often an operation is tried that has not succeeded by chance. */
const mostTries = ({ operationId }: Operation) => (pastTheGate.has(operationId) || byItsContent.has(operationId) ? 20 : 1_000);

/** There is only one version to accept, and stopping or undoing an act takes no parameters. */
const oneBodyAlone = new Set(["acceptTerms", "stopBulk", "undoBulk"]);

/** These leave a line for each record in addition to their own. */
const actsOnSeveral = new Set(["runBulk", "undoBulk"]);

/** Reads that leave a line in the audit trail. */
const readsAboutPeople = new Set([
	"getRealisation",
	"listRequests",
	"listRequestRows",
	"listNearestRequests",
	"getToday",
	"getTodayGroup",
	"find",
	"getRequest",
	"geocodeRequest",
	"legacyRequests",
	"getFile",
	"getDownloadLink",
	"listDesigns",
	"getDesign",
	"showDesign",
	"getDesignGate",
	"getDesignImpact",
	"getRunningImpact",
	"listReleases",
	"getRelease",
	"getRollBackGate",
	"compareReleases",
	"compareFile",
	"checkDesign",
	"compareDesign",
	"listDesignEdits",
]);

const isRequest = (given: unknown): given is { readonly uuid: string; readonly synced: number } =>
	typeof given === "object" && given !== null && "limited" in given && "synced" in given;

/** Routes with the faults that the test above must be able to find. */
function plantFaults(app: FastifyInstance): void {
	const url = (name: string) => `/api/v1/:tenant/planted/${name}`;
	const schema = { hide: true };
	app.get(url("throws"), { schema }, async () => {
		throw new TypeError("planted");
	});
	app.get(url("html"), { schema }, async (_request, reply) => reply.code(400).type("text/html").send("<p>planted</p>"));
	app.get(url("bare"), { schema }, async (_request, reply) =>
		reply.code(400).type("application/problem+json; charset=utf-8").serializer(String).send('{"error":"planted"}'),
	);
	app.get(url("inside"), { schema }, async (_request, reply) => {
		const problem = {
			type: "about:blank",
			title: "x",
			status: 400,
			detail: "x",
			code: "invalid",
			message: "SQLITE_ERROR near insert into",
			errors: [],
		};
		return reply.code(400).type("application/problem+json; charset=utf-8").serializer(JSON.stringify).send(problem);
	});
	app.get(url("moved"), { schema }, async (_request, reply) => reply.redirect("/elsewhere"));
	app.post(url("half"), { schema }, async (request, reply) => {
		const row = { tenant: request.tenant.slug, slug: "cpo|half", name: "half", category: "cpo", enabled: 1, synced: 1 };
		await app.data.db.insertInto("stakeholder").values(row).execute();
		await sql`delete from stakeholder where slug = 'cpo|half'`.execute(app.data.db);
		return reply.code(400).send({});
	});
}

/** Every kind of caller, by the kind of their token. */
async function callersOf(issuer: ExternalIssuer, home: string, abroad: string): Promise<Map<string, string | undefined>> {
	const roles = (tenant: string, held: Readonly<Record<string, readonly string[]>>) =>
		Object.entries(held).map(([role, details]) => ({ tenant, role, details }));
	const token = async (claim: unknown, options = {}) =>
		`Bearer ${await issuer.token({ sub: randomUUID(), laadstroom_roles: claim }, options)}`;
	const everything = roles(home, { cpo: ["*"], municipality: ["*"], admin: ["*"] });
	const good = await token(everything);
	return new Map([
		["none", undefined],
		["empty", ""],
		["nonsense", "Bearer x"],
		["basic", "Basic YWRtaW46YWRtaW4="],
		[
			"unsigned",
			`Bearer ${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString("base64url")}.${Buffer.from(JSON.stringify({ sub: "x", laadstroom_roles: everything })).toString("base64url")}.`,
		],
		["altered", `${good.slice(0, -6)}AAAAAA`],
		["forged", await token(everything, { ownKey: false })],
		["expired", await token(everything, { expires: "-1m" })],
		["guest", await token(roles(home, { guest: ["*"] }))],
		["stranger", await token(roles(abroad, { cpo: ["*"], municipality: ["*"], admin: ["*"] }))],
		["nobody", await token([])],
		["odd claim", await token({ tenant: home, __proto__: ["*"], constructor: true, cpo: "0202" })],
		["admin", await token(roles(home, { admin: ["*"], developer: ["*"] }))],
		["limited", await token(roles(home, { cpo: ["0200"], municipality: ["0268"] }))],
		["codeless", await token(roles(home, { cpo: [], municipality: [] }))],
		["cpo", await token(roles(home, { cpo: ["*"] }))],
		["municipality", await token(roles(home, { municipality: ["*"] }))],
		["all", good],
	]);
}

/** Processes at every step and charging locations in both tenants. */
async function inhabit(app: FastifyInstance, { home, abroad, tags }: TwoTenants, callers: Map<string, string | undefined>): Promise<World> {
	const writer = (caller: string, tenant: string): Writer => ({
		post: async (path, body) => {
			const headers = { authorization: callers.get(caller) ?? "", "x-api-key": "laadstroom-web" };
			const answer = await app.inject({ method: "POST", url: `/api/v1/${tenant}/${path}`, headers, payload: body as object });
			return { status: answer.statusCode, text: answer.body, body: answer.json() };
		},
	});
	const slugs = (await app.data.db.selectFrom("stakeholder").select("slug").where("tenant", "=", home).execute()).map(({ slug }) => slug);
	const start = (tenant: string, person: Writer) =>
		done(person, "processes/realisation", {
			geographyCode: "0202",
			stakeholders: [slugs.find((slug) => slug.endsWith("-0202")), "cpo|allego", "gridoperator|liander"],
			tenant,
			type: "op-aanvraag",
		});
	const records = new Map<string, RealisationRecord>();
	const walkers = { cpo: writer("cpo", home), municipality: writer("municipality", home) };
	// A term runs only in step 2: there are enough of these that chance leaves one in which it can be extended.
	for (const step of ["1", "1", "2", "2", "2", "2", "2", "2", "3", "3", "4", "5", "6", "7", "8", "end"]) {
		const record = await walkTo(app, home, walkers, await start(home, walkers.cpo), step);
		records.set(record.uuid, record);
	}
	const locations = new Map<string, number>();
	for (const status of ["definitive", "definitive", "definitive", "definitive", "rejected", "alert", "realized"]) {
		const { uuid, synced } = await placeLocation(app, home, { code: "0202", status });
		locations.set(uuid, synced);
	}
	const requests = new Map<string, number>();
	for (let made = 0; made < 120; made += 1) {
		const { uuid, synced } = await placeRequest(app, home, { geographyCode: "0202", status: made % 2 === 0 ? 2 : 3 });
		requests.set(uuid, synced);
	}
	const files = new Map<string, string>();
	for (const owner_uuid of records.keys())
		files.set(await placeFile(app, home, { owner: "realisation", owner_uuid, category: "ParkingSpots" }), owner_uuid);
	for (const owner_uuid of [...requests.keys()].slice(0, 10))
		files.set(await placeFile(app, home, { owner: "request", owner_uuid, category: "vehicle" }), owner_uuid);
	const foreignRequest = await placeRequest(app, abroad, {});
	const foreigner = await start(abroad, writer("stranger", abroad));
	const foreignLocation = await placeLocation(app, abroad, { code: "0202", status: "definitive" });
	const foreignFile = await placeFile(app, abroad, { owner: "realisation", owner_uuid: foreigner.uuid, category: "ParkingSpots" });
	const foreignFlow = app.tenants.find(abroad)?.flow.uuid ?? "";
	return {
		app,
		home,
		abroad,
		records,
		locations,
		requests,
		foreignUuids: [foreigner.uuid, foreignLocation.uuid, foreignRequest.uuid, foreignFile, foreignFlow, randomUUID(), randomUUID()],
		files,
		views: new Map(),
		designs: new Map(),
		acts: new Map(),
		slugs: slugs.filter((slug) => slug.startsWith("municipality|")),
		tags: [tags.home],
		flowUuid: app.tenants.find(home)?.flow.uuid ?? "",
		flowVersion: app.tenants.find(home)?.flow.version ?? "",
		callers,
	};
}

/** Names on the prototypes that a hostile key could change. */
const builtinNames = () =>
	[Object, Array, String, Number, Function, Map, Promise].map(({ prototype }) => Object.getOwnPropertyNames(prototype).sort());

function told({ caller, method, url, payload, headers }: GeneratedCall, answer: LightMyRequestResponse, fault: string): string {
	const body = payload === undefined ? "" : ` ${payload.toString().slice(0, 300)}`;
	return `${caller} ${method} ${url.slice(0, 200)} (${headers["content-type"] ?? ""})${body}: ${fault}; ${answer.body.slice(0, 200)}`;
}
