import { attributesOfRequests, type RequestAttribute, timeslots } from "../../engine/index.ts";
import { object } from "../calls/schema-parts.ts";

const text = { type: "string" } as const;
const maybeText = { type: ["string", "null"] } as const;
const texts = (...names: string[]) => object(Object.fromEntries(names.map((name) => [name, text])));
const flag = { type: ["boolean", "null"], description: "Null: it was not said." } as const;
const instant = { type: "integer", description: "Milliseconds since 1970 (UTC)." } as const;
const maybeInstant = { type: ["integer", "null"], description: "Milliseconds since 1970 (UTC); null when unknown." } as const;
const uuids = { type: "array", items: text } as const;
const timeslot = {
	type: ["integer", "null"],
	enum: [0, 1, 2, 3, null],
	description: `Index of ${timeslots.join(", ")}; null when not said.`,
} as const;
const degrees = { type: ["number", "null"] } as const;
const status = { enum: [2, 3, 4, 5], type: "integer", description: "2 open, 3 accepted, 4 rejected, 5 removed." } as const;

const place = {
	uuid: text,
	ref: text,
	status,
	geographyCode: text,
	coordinates: object({ lat: degrees, lng: degrees, nomatch: { type: "boolean", description: "The geocoder looked and found nothing." } }),
	realisationUuid: { ...maybeText, description: "Process it is connected to; null also when the person may not see that process." },
	connected: { type: "boolean", description: "Whether it is connected to any process." },
	synced: { ...instant, description: "Sent back with every write." },
} as const;

const judgement = object({
	id: { ...status, enum: [3, 4, 5] },
	reason: { ...maybeText, description: "Value of the tenant's reason." },
	remarks: text,
	processed_at: instant,
});

const geocoding = {
	...object({
		state: { enum: ["found", "failed", "manual"], type: "string" },
		address: { ...text, description: "What the lookup found, in one line; empty otherwise." },
		source: { ...text, description: "Service that was asked; empty for a place that somebody set." },
		at: instant,
	}),
	description: "How its place came to be what it is. Absent when the source told it, or nobody looked yet.",
} as const;

/** Schema of an attribute in an answer. An attribute that some stored requests lack may be absent. */
function schemaOf({ kind }: RequestAttribute) {
	if (kind === "flag") return flag;
	if (kind === "number") return { type: ["number", "null"], description: "Null: it was not said." } as const;
	return kind === "timeslot" ? timeslot : text;
}

type Attributes = readonly (readonly [path: string, attribute: RequestAttribute])[];

/** Groups attributes according to their paths. */
function groupOf(attributes: Attributes): { readonly properties: Readonly<Record<string, object>>; readonly required: readonly string[] } {
	const names = [...new Set(attributes.map(([path]) => path.split(".")[0] ?? ""))];
	const entries = names.map((name) => {
		const own = attributes.find(([path]) => path === name)?.[1];
		if (own !== undefined) return { name, schema: schemaOf(own), always: own.always === true };
		const below = attributes.flatMap(([path, each]) => (path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), each] as const] : []));
		const { properties, required } = groupOf(below);
		return { name, schema: object(properties, required), always: required.length > 0 };
	});
	return {
		properties: Object.fromEntries(entries.map(({ name, schema }) => [name, schema])),
		required: entries.flatMap(({ name, always }) => (always ? [name] : [])),
	};
}

const attributes = groupOf(attributesOfRequests);

/** Properties that everybody who may see all of a request always gets. */
const told = {
	...place,
	limited: { const: false, type: "boolean" },
	case_ref: text,
	counter: { type: "integer" },
	ts: { ...instant, description: "When the product first got it, in milliseconds since 1970 (UTC)." },
	judgement: { anyOf: [judgement, { type: "null" }], description: "The latest; null while the request is open." },
	editJudgement: { type: "boolean", description: "Whether this person may judge again what was judged." },
	submitted_at: maybeInstant,
	created_at: maybeInstant,
	processed_at: maybeInstant,
	address: texts("street", "streetNumber", "streetNumberSuffix", "postalCode", "city", "country", "municipality"),
	docs: object({ vehicle: uuids, parkingspot: uuids }),
	Tags: uuids,
	search: texts("numberplate", "postalcode", "city"),
	summary: object({
		name: text,
		address: { ...text, description: "One line." },
		submitted_at: maybeInstant,
		processed_at: maybeInstant,
		submitted_at_nr: { type: "integer", description: "For sorting; 0 when unknown." },
	}),
} as const;

const whole: Readonly<Record<string, object>> = { ...told, ...attributes.properties, geocoding };

/** A request as people who may see all of it get it. */
export const requestSchema = {
	$id: "request",
	title: "Request",
	...object(whole, [...Object.keys(told), ...attributes.required]),
} as const;

/** A request as people who may only see where requests are get it. */
export const limitedRequestSchema = {
	$id: "limited-request",
	title: "LimitedRequest",
	...object({ ...place, limited: { const: true, type: "boolean" } }),
} as const;

export const anyRequest = { anyOf: [{ $ref: "request#" }, { $ref: "limited-request#" }] } as const;

export const requestAnswer = object({ data: { $ref: "request#" } });
