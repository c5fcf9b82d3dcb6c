import type { FastifyContextConfig, FastifySchema } from "fastify";
import { entryOf, type ProblemCode } from "../problems/catalogue.ts";
import { withinTenant } from "./authorisation.ts";

declare module "fastify" {
	interface FastifyContextConfig {
		/** What the route itself refuses, beyond what every call of its kind is refused for. */
		refusals?: readonly ProblemCode[] | undefined;
		/** Schema of the record that a 409 holds as it is now. */
		current?: object | undefined;
	}
}

/** Whatever is called: what the address, the line or the server itself may be wrong with. */
const ofEveryCall: readonly ProblemCode[] = [
	"invalid",
	"unauthenticated",
	"not-acceptable",
	"request-timeout",
	"uri-too-long",
	"too-many-requests",
	"headers-too-large",
	"unexpected",
	"unavailable",
	"starting",
	"no-room",
];

interface Refusable {
	readonly url: string;
	readonly schema: FastifySchema & { readonly security?: readonly object[] };
	readonly config: FastifyContextConfig;
}

/** Every code with which a call may be refused, by what its route says of itself: plugins refuse many for all routes. */
function codesOf({ url, schema, config }: Refusable): readonly ProblemCode[] {
	const aboutTenant = url.startsWith(withinTenant) || config.tenant === "of-caller";
	const may = config.may ?? (aboutTenant ? "any-role" : "everybody");
	const keyed = schema.security?.some((scheme) => "apiKey" in scheme) ?? true;
	const codes: readonly (ProblemCode | false)[] = [
		...ofEveryCall,
		aboutTenant && "unknown-tenant",
		aboutTenant && "tenant-too-busy",
		may !== "everybody" && "forbidden",
		config.hidden === true && "not-found",
		may !== "everybody" && config.beforeTerms !== true && "terms-not-accepted",
		may !== "everybody" && keyed && "api-key",
		// A body is read before anything else, also for a write that has none.
		...(schema.body === undefined && schema.headers === undefined ? [] : (["bad-json", "too-large", "wrong-media-type"] as const)),
		schema.headers !== undefined && "idempotency-key-reused",
		...(config.refusals ?? []),
	];
	return [...new Set(codes.filter((code) => code !== false))];
}

/** By status, as the document has them: a problem with one of these codes. */
export function refusalsOf(route: Refusable): Readonly<Record<string, object>> {
	const codes = codesOf(route);
	const statuses = [...new Set(codes.map((code) => entryOf(code).status))].toSorted((one, other) => one - other);
	return Object.fromEntries(
		statuses.map((status) => [
			status,
			refusal(
				meanings[status] ?? "",
				codes.filter((code) => entryOf(code).status === status),
				status === 409 ? route.config.current : undefined,
			),
		]),
	);
}

function refusal(description: string, codes: readonly ProblemCode[], current: object | undefined) {
	const properties = { code: { enum: codes.toSorted() }, ...(current === undefined ? {} : { current }) };
	return {
		description,
		content: { "application/problem+json": { schema: { allOf: [{ $ref: "problem#" }, { type: "object", properties }] } } },
	};
}

const meanings: Readonly<Record<number, string>> = {
	400: "The call does not fit its schema, or what it asks for can't be done.",
	401: "No valid access token, or no key of a known program.",
	403: "No role in the tenant, or none that may do this.",
	404: "Unknown, of another tenant, or outside the person's geography codes: always the same answer.",
	406: "No form of the answer that the caller takes.",
	408: "The call took too long to arrive.",
	409: "Somebody else was first. `current` holds the record as it is now, where it changed.",
	410: "The link is not good any more.",
	413: "The body is too large.",
	414: "The address is too long.",
	415: "The body is of another kind than the call takes.",
	422: "The Idempotency-Key was used for another body.",
	429: "Too many calls; Retry-After says how many seconds to wait.",
	431: "The headers are too large.",
	500: "Unforeseen.",
	503: "The server, or a service that the call needs, cannot answer now.",
	507: "There is no room to store it.",
};
