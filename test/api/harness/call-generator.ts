import type { FastifyInstance } from "fastify";
import { type RealisationRecord, readPath } from "../../../engine/index.ts";
import type { SeededRandom } from "../../../server/demo/seeded-random.ts";
import type { JsonSchema, Operation } from "./contract.ts";
import { extensionIn } from "./extension-in.ts";
import { contentTypes, hostilePathParts, hostileValue, spoil, spoilText } from "./hostile-values.ts";
import { alternativeAdvice, negativeAdvice, saveBody, stepAfter, valuesOf } from "./process-walk.ts";

/** Existing things for generated calls to name, so that some of them get past the first check. */
export interface World {
	readonly app: FastifyInstance;
	readonly home: string;
	readonly abroad: string;
	/** Newest known record by uuid; updated by the code that makes the calls. */
	readonly records: Map<string, RealisationRecord>;
	/** `synced` by uuid of the charging location. */
	readonly locations: Map<string, number>;
	/** `synced` by uuid of the request. */
	readonly requests: Map<string, number>;
	/** Uuids of files, with the process or request each belongs to. */
	readonly files: ReadonlyMap<string, string>;
	/** `synced` by uuid of the saved view. */
	readonly views: Map<string, number>;
	/** Revision by uuid of the design. */
	readonly designs: Map<string, number>;
	/** The act on several processes or requests that each caller checked last. */
	readonly acts: Map<string, string>;
	readonly foreignUuids: readonly string[];
	readonly slugs: readonly string[];
	readonly tags: readonly string[];
	readonly flowUuid: string;
	/** The version of the flow that new processes start with. */
	readonly flowVersion: string;
	/** Authorization header by kind of caller; undefined for none. */
	readonly callers: ReadonlyMap<string, string | undefined>;
}

export interface GeneratedCall {
	readonly operation: Operation;
	readonly caller: string;
	readonly method: Operation["method"] | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS";
	readonly url: string;
	readonly headers: Record<string, string>;
	readonly payload: string | Buffer | undefined;
	/** The uuid in the path, if there is one. */
	readonly uuid: string | undefined;
	/** Whether nothing was deliberately broken. */
	readonly plain: boolean;
}

const manuals = ["inleiding", "gebruikersprofiel", "aanvragen-beoordelen", "bestaat-niet", "realisatieproces-onhold-zetten-of-annuleren"];
const reports = ["key-metrics", "beoordelingen", "realisatiestatus", "realisatiedoorlooptijden", "klanten"];

const trusted = ["cpo", "cpo", "cpo", "municipality", "municipality", "all", "all"] as const;

/** One call of the operation: correct, or broken in one or more places. */
export function generateCall(random: SeededRandom, world: World, operation: Operation): GeneratedCall {
	const plain = random.chance(0.35);
	const caller = random.chance(0.7) ? random.pick(trusted) : random.pick([...world.callers.keys()]);
	const spoilt = { path: !plain && random.chance(0.15), query: !plain && random.chance(0.6), body: !plain && random.chance(0.8) };
	const record = random.pick([...world.records.values()]);
	const request = random.chance(0.95) ? random.pick([...world.requests.keys()]) : random.pick(world.foreignUuids);
	const uuid = uuidFor(random, world, operation, { record, request, caller }, spoilt.path);
	const location = random.chance(0.9) ? random.pick([...world.locations.keys()]) : random.pick(world.foreignUuids);
	const tenant = spoilt.path && random.chance(0.3) ? random.pick([world.abroad, "nergens", ...hostilePathParts]) : world.home;
	const version = spoilt.path ? random.pick(["99.0.0", "1", ...hostilePathParts]) : world.flowVersion;
	const path = operation.path
		.replace("{tenant}", tenant)
		.replace("{uuid}", uuid)
		.replace("{requestUuid}", spoilt.path && random.chance(0.5) ? random.pick(hostilePathParts) : request)
		.replace("{locationUuid}", spoilt.path && random.chance(0.5) ? random.pick(hostilePathParts) : location)
		.replace("{fileUuid}", spoilt.path && random.chance(0.5) ? random.pick(hostilePathParts) : fileOf(random, world, record))
		.replace("{report}", spoilt.path && random.chance(0.5) ? random.pick(hostilePathParts) : random.pick(reports))
		.replace("{view}", spoilt.path && random.chance(0.5) ? random.pick(hostilePathParts) : random.pick(["topview", "sideview"]))
		.replace(
			"{group}",
			spoilt.path && random.chance(0.5) ? random.pick(hostilePathParts) : random.pick(["late", "later", "judge", "answer"]),
		)
		.replace("{list}", spoilt.path && random.chance(0.5) ? random.pick(hostilePathParts) : random.pick(["tags", "tags", "pids"]))
		.replace("{step}", spoilt.path && random.chance(0.5) ? random.pick(hostilePathParts) : "1")
		.replace(
			"{part}",
			spoilt.path && random.chance(0.5) ? random.pick(hostilePathParts) : operation.path.includes("/typed/") ? "comment" : "tour",
		)
		.replace("{slug}", spoilt.path && random.chance(0.5) ? random.pick(hostilePathParts) : random.pick(manuals))
		.replace("{number}", spoilt.path && random.chance(0.5) ? random.pick(hostilePathParts) : "1")
		.replace("{version}", version);
	const method =
		!plain && random.chance(0.03) ? random.pick(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const) : operation.method;
	const headers: Record<string, string> = { "x-api-key": "laadstroom-web" };
	const authorization = world.callers.get(caller);
	if (authorization !== undefined) headers.authorization = authorization;
	if (random.chance(0.05)) headers["idempotency-key"] = random.pick(["key-1", "key-2", "x".repeat(128), "x".repeat(129), " ", "é", "a,b"]);
	const about = { record, location, request, view: uuid, spoilt: spoilt.body };
	const payload = operation.body === undefined ? undefined : bodyFor(random, world, operation, about);
	if (payload !== undefined) headers["content-type"] = !plain && random.chance(0.06) ? random.pick(contentTypes) : "application/json";
	const known = /^[0-9a-f-]{36}$/.test(uuid) ? uuid : undefined;
	return { operation, caller, method, url: path + queryFor(random, operation, spoilt.query), headers, payload, uuid: known, plain };
}

/** Usually one of the process's own files, so that it can be disconnected. */
function fileOf(random: SeededRandom, world: World, { uuid }: RealisationRecord): string {
	const own = [...world.files].filter(([, owner]) => owner === uuid).map(([file]) => file);
	return random.pick(own.length > 0 && random.chance(0.9) ? own : [...world.files.keys()]);
}

function uuidFor(
	random: SeededRandom,
	world: World,
	operation: Operation,
	{ record, request, caller }: Pick<About, "record" | "request"> & { readonly caller: string },
	spoilt: boolean,
): string {
	if (spoilt) return random.pick(hostilePathParts);
	if (random.chance(0.08)) return random.pick(world.foreignUuids);
	if (operation.path.includes("specification")) return world.flowUuid;
	if (operation.path.includes("charging-point-requests")) return request;
	if (operation.path.includes("/files/{uuid}")) return random.pick([...world.files.keys()]);
	if (operation.path.includes("/bulk/{uuid}")) return world.acts.get(caller) ?? record.uuid;
	if (operation.path.includes("/designs/")) return random.pick([...world.designs.keys(), record.uuid]);
	if (operation.path.includes("/views/")) return random.pick([...world.views.keys(), record.uuid]);
	return operation.path.includes("charging-point-locations") ? random.pick([...world.locations.keys()]) : record.uuid;
}

function queryFor(random: SeededRandom, operation: Operation, spoilt: boolean): string {
	const parts: string[] = [];
	for (const { name, schema, required } of (operation.parameters ?? []).filter((parameter) => parameter.in === "query")) {
		if (required !== true && !random.chance(0.2)) continue;
		const value = spoilt && random.chance(0.5) ? hostileText(random) : encodeURIComponent(String(fitting(random, schema, name)));
		parts.push(`${name}=${value}`);
		if (spoilt && random.chance(0.05)) parts.push(`${name}=${value}`);
	}
	if (spoilt && random.chance(0.2))
		parts.push(
			`${random.pick(["x", "__proto__", "sort", "pageSize[]", "codes[0]", "filter[$gt]", "constructor.prototype.x", "%00", "tenant"])}=${hostileText(random)}`,
		);
	return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

const pageAbuse = [
	"401",
	"-1",
	"0",
	"1000000000",
	"1e9",
	"00400",
	"4e2",
	"+1",
	"999999999999999",
	"9007199254740993",
	Array(10_000).fill("0202").join(","),
	Array(401).fill("0202").join(","),
	"0202,,0203",
	"0202;0200",
];

function hostileText(random: SeededRandom): string {
	if (random.chance(0.3)) return random.pick(pageAbuse);
	if (random.chance(0.3)) return random.pick(hostilePathParts);
	const value = hostileValue(random);
	return encodeURIComponent(Buffer.from((typeof value === "string" ? value : JSON.stringify(value)).slice(0, 5_000)).toString());
}

/** A value that a parameter's schema accepts. */
function fitting(random: SeededRandom, schema: JsonSchema, name: string): unknown {
	const known: Readonly<Record<string, () => unknown>> = {
		codes: () => random.pick(["0202", "0202,0200", "0268", "9999", "0363"]),
		q: () => random.pick(["Jansbuitensingel", "Arnhem", "6811 AA", "Jansbuitensingel 7 Arnhem", "xx"]),
		lat: () => random.pick([51.98, 52.1, -90, 90]),
		lng: () => random.pick([5.91, 6, -180, 180]),
		at: () => random.pick([Date.now(), 0, 1]),
		fromTimeStamp: () => random.pick([0, Date.now()]),
		status: () => random.pick(schema.enum ?? ["definitive", "in-progress,rejected"]),
		by: () => random.pick(["municipality", "type", "address"]),
		detail: () => random.pick(["contractor", "chargingStations", "constructor"]),
		realisationStatus: () => random.pick(["none", "active,onhold", "completed", "cancelled,none"]),
		version: () => "1.0.0",
		offSet: () => random.pick([0, 1, 400, 100_000, 999_999_999_999]),
		offset: () => random.pick([0, 3]),
		path: () => random.pick(["flow.json", "tenant.json", "nothing.json"]),
	};
	return known[name]?.() ?? fromSchema(random, schema);
}

function fromSchema(random: SeededRandom, schema: JsonSchema): unknown {
	const { type, enum: options, minimum = 0, maximum = 100, properties = {}, required = [], items } = schema;
	if (options !== undefined) return random.pick(options);
	switch (Array.isArray(type) ? random.pick(type as string[]) : type) {
		case "boolean":
			return random.chance(0.5);
		case "integer":
		case "number":
			return random.whole(Math.ceil(minimum), Math.min(maximum, Math.ceil(minimum) + 50));
		case "array":
			return Array.from({ length: random.whole(0, 2) }, () => fromSchema(random, items ?? {}));
		case "object":
			return Object.fromEntries(
				Object.entries(properties)
					.filter(([name]) => required.includes(name) || random.chance(0.5))
					.map(([name, inner]) => [name, fromSchema(random, inner)]),
			);
		case "null":
			return null;
		default:
			return random.pick(["10", "1", "abc", "true"]);
	}
}

interface About {
	readonly record: RealisationRecord;
	readonly location: string;
	readonly request: string;
	readonly view: string;
	readonly spoilt: boolean;
}

function bodyFor(random: SeededRandom, world: World, operation: Operation, about: About): string | Buffer {
	let body: unknown = random.chance(0.9) ? meant(random, world, operation, about) : fromSchema(random, operation.body ?? {});
	body = JSON.parse(JSON.stringify(body));
	if (!about.spoilt) return JSON.stringify(body);
	for (let times = random.whole(1, 3); times > 0; times -= 1) body = spoil(random, body);
	const text = JSON.stringify(body) ?? "";
	return random.chance(0.2) ? spoilText(random, text) : text;
}

/**
 * The operation's body as a well-meaning caller would send it. For operations not listed here it is generated from
 * their schema.
 */
function meant(random: SeededRandom, world: World, operation: Operation, { record, location, request, view }: About): unknown {
	const synced = random.chance(0.9) ? record.synced : record.synced - 1;
	const synchronisation = { synced };
	const requestSynced = { synced: (world.requests.get(request) ?? 1) - (random.chance(0.9) ? 0 : 1) };
	const step = random.chance(0.8) ? (record.flow.activeStep ?? "8") : random.pick(["1", "2", "3", "4", "5", "6", "7", "8", "9", "3-a"]);
	const complete = random.chance(0.6);
	switch (operation.operationId) {
		case "createRealisation":
			return {
				geographyCode: random.pick(["0202", "0202", "0202", "0200"]),
				stakeholders: [world.slugs.find((slug) => slug.endsWith("-0202")), "cpo|allego", "gridoperator|liander"],
				tenant: world.home,
				type: random.pick(["op-aanvraag", "strategisch", "vervanging"]),
				...(random.chance(0.5) ? { subtype: random.pick([null, "Wijk 3"]) } : {}),
			};
		case "saveStep": {
			const values = step === "2" ? random.pick([valuesOf("2", record), negativeAdvice, alternativeAdvice]) : valuesOf(step, record);
			const advice = readPath(values, "Advice.Advice");
			const target = !complete ? step : step === "2" && advice !== "yes" ? "3" : (stepAfter[step] ?? step);
			const body = saveBody(world.app, world.home, record, step, values, { complete, correction: random.chance(0.1), target });
			return { ...body, synchronisation };
		}
		case "keepDraft": {
			const field = random.pick([
				{ age: random.whole(0, 90_000), mine: random.pick(["Half getyp", 7, null, ["a"]]) },
				{ age: 0, gone: true },
			]);
			const path = random.chance(0.9) ? random.pick(["Location.StreetName", "Location.HouseNumber"]) : "Nergens.Bekend";
			return { data: { synced, mode: random.pick(["view", "correction"]), fields: { [path]: field } } };
		}
		case "keepTextDraft":
		case "keepRequestTextDraft": {
			const mine = { text: random.pick(["Half getyp", "", "@"]), mentions: [] };
			const given = random.pick([
				{ age: random.whole(0, 90_000), mine },
				{ age: 0, gone: true, mine },
			]);
			return { data: { fields: random.pick([{ message: given }, { remarks: { age: 0, mine: "Een reden" } }, {}]) } };
		}
		case "disconnectFile":
			return { synchronisation, data: { action: "disconnect" } };
		case "changeStatus":
			return {
				synchronisation,
				data: {
					status: random.pick(["onhold", "cancelled", "vkb"]),
					action: random.pick(["enable", "disable", "disable"]),
					...(random.chance(0.7) ? { reason: random.pick(["vovo", "other", "vkb"]) } : {}),
					...(random.chance(0.3) ? { comment: "Even geduld." } : {}),
				},
			};
		case "extendTerm":
			return { synchronisation, data: extensionIn(random) };
		case "setTags":
			return { synchronisation, data: { tags: random.chance(0.7) ? world.tags : [] } };
		case "changeType":
			return { synchronisation, data: { type: random.pick(["op-aanvraag", "strategisch", "vervanging"]) } };
		case "writeRequestComment":
		case "writeComment":
			return {
				synchronisation,
				data: random.pick([
					{ action: "create", message: "Graag overleg." },
					{ action: "status", number: 1, status: random.pick(["todo", "done", "ignore"]) },
				]),
			};
		case "changeStakeholder":
			return {
				synchronisation,
				data: {
					slug: random.pick(["gridoperator|enexis", "gridoperator|liander", "contractor|aannemer-oost", ...world.slugs.slice(0, 4)]),
				},
			};
		case "connectLocation":
			return {
				synchronisation: { synced, location: { synced: world.locations.get(location) ?? 1 } },
				data: { action: random.pick(["connect", "connect", "disconnect"]), category: random.pick(["selected", "selected", "alternative"]) },
			};
		case "connectRequest":
			return {
				synchronisation: { synced, request: { synced: world.requests.get(request) ?? 1 } },
				data: { action: random.pick(["connect", "connect", "disconnect"]) },
			};
		case "judgeRequest":
			return {
				synchronisation: requestSynced,
				intent: { action: "judgement" },
				data: random.pick([
					{ status: 3 },
					{ status: 4, reason: "1" },
					{ status: 4, reason: "5", remarks: "Te ver weg." },
					{ status: 5, reason: null, remarks: "" },
					{ status: 4, reason: "9" },
				]),
			};
		case "setRequestTags":
			return { synchronisation: requestSynced, data: { tags: random.chance(0.7) ? world.tags : [] } };
		case "setCoordinates":
			return { synchronisation: requestSynced, data: { latitude: random.pick([51.98, 52, -90]), longitude: random.pick([5.9, 180]) } };
		case "geocodeRequests":
			return {
				synchronisation: { synced: random.pick([Date.now() + 60_000, 1]) },
				data: { uuids: [...new Set([request, random.pick([...world.requests.keys()])])] },
			};
		case "createUploadLink":
			return {
				filename: random.pick(["plan", "Plan (2) één", "a".repeat(124)]),
				extension: random.pick(["pdf", "jpg", "PNG"]),
				category: random.pick(["ParkingSpots", "Underground", "topview"]),
			};
		case "checkBulk": {
			const judges = random.chance(0.3);
			const uuids = [...(judges ? world.requests : world.records).keys(), ...world.foreignUuids];
			const kind = random.pick(judges ? ["accept", "reject"] : ["onhold", "resume", "tags", "cancel"]);
			const some = Array.from({ length: random.whole(1, 4) }, () => random.pick(uuids));
			return { data: { list: judges ? "requests" : "realisations", kind, uuids: [...new Set(some)] } };
		}
		case "runBulk":
			return {
				data: random.pick([
					...[{ reason: "vkb" }, { reason: "1", comment: `Zo ${random.whole(1, 1_000_000)}` }],
					...[{}, { add: world.tags }, { remove: world.tags }],
				]),
			};
		case "createDesign":
			return { data: { name: `Ontwerp ${random.whole(1, 1_000_000)}` } };
		case "editDesign": {
			const value = `Anders ${random.whole(1, 1_000_000)}`;
			const edit = { op: "set", file: "flow.json", at: [random.pick(["label", "description"])], value };
			return { data: { revision: world.designs.get(view) ?? 0, edits: [edit] } };
		}
		case "undoDesignEdits":
			return { data: { number: random.whole(1, Math.max(world.designs.get(view) ?? 1, 1)) } };
		case "restoreDesign":
			return { data: { number: random.whole(0, 2), revision: world.designs.get(view) ?? 0 } };
		case "createView":
			return {
				data: {
					list: random.pick(["realisations", "requests"]),
					label: `Weergave ${random.whole(1, 1_000_000)}`,
					search: random.pick(["", "/actief?stap=3", "?gemeente=0202"]),
					shared: random.chance(0.8),
				},
			};
		case "changeView":
			return {
				synchronisation: { synced: world.views.get(view) ?? 1 },
				data: random.pick([{ label: `Anders ${random.whole(1, 1_000_000)}` }, { search: "/onhold" }, { shared: true }]),
			};
		case "deleteView":
			return { synchronisation: { synced: world.views.get(view) ?? 1 } };
		case "legacyRequestsOfCodes":
		case "legacyRealisationsPaged":
			return { codes: random.pick([["0202"], ["0202", "0200"], [], ["0363"]]) };
		case "setPreference":
			return { data: { value: random.pick(["2026-01-01", "2023-05-11", "x"]) } };
		case "acceptTerms":
			return { version: random.chance(0.8) ? "25-05-2022" : random.pick(["25-05-2021", "", "__proto__"]) };
		case "resetPassword":
			return { password: random.pick(["Krokus-en-tulp-7", "kort", "", " ".repeat(12)]) };
		case "createStakeholder":
			return {
				name: `Partij ${random.whole(1, 1_000_000)}`,
				category: random.pick(["cpo", "contractor", "gridoperator", "customer", "municipality"]),
			};
		default:
			return operation.operationId === "undoLastAct" ? { synchronisation } : fromSchema(random, operation.body ?? {});
	}
}
