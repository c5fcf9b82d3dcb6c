import { Readable } from "node:stream";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { type Codes, everyCode } from "../../engine/index.ts";
import { type JsonText, joinedBytes } from "../database/stored-bytes.ts";
import type { May } from "../plugins/authorisation.ts";
import { refuseWithProblem } from "../problems/problems.ts";
import { type ApiRoute, capability } from "./capability.ts";
import { mostPerPage, type PageRequest } from "./paging.ts";

/**
 * Calls that predate the collections, for clients that still use them: the same store and the same rights in another shape. Their address
 * names no tenant, and a refusal also carries its message as `error_description`.
 */
export function legacyCalls(entries: readonly { readonly may: May; readonly route: ApiRoute }[]): FastifyPluginAsync {
	return async (app) => {
		app.setErrorHandler((error: Error, request, reply) => refuseWithProblem(error, request, reply, { described: true }));
		await app.register(capability(entries.map(withoutKey), "of-caller"));
	};
}

/** Their clients are older than API keys: they send only a token. */
function withoutKey({ may, route }: { readonly may: May; readonly route: ApiRoute }) {
	return { may, route: { ...route, schema: { ...route.schema, security: [{ token: [] }] } } };
}

/** One record in the shape of these calls. */
interface LegacyItem {
	readonly ref: string;
	/** JSON text of the record. */
	readonly parts: readonly JsonText[];
}

export interface LegacyPage {
	readonly items: readonly LegacyItem[];
	/** `synced` of its last record; null when there is no next page. */
	readonly next: number | null;
}

/** `{"data":{"<name>":[{"ref":…,"data":…}]}}` of one page. */
export function itemsText(name: string, items: readonly LegacyItem[]): readonly JsonText[] {
	return [`{"data":{"${name}":[`, ...items.flatMap(itemParts), "]}"];
}

/**
 * Sends all records in one response, reading them from the database page by page, so that a whole list is never in memory. A record that
 * changes in the meantime may appear twice; the later one is then the newer.
 */
export async function sendWhole(
	reply: FastifyReply,
	name: string,
	codes: Codes,
	read: (page: PageRequest) => Promise<LegacyPage>,
): Promise<FastifyReply> {
	const pageAfter = (after: number) => read({ pageSize: mostPerPage, skip: 0, after, at: undefined, codes });
	// Read before the response begins, so that a failure here is still refused properly.
	const first = await pageAfter(0);
	async function* bytes() {
		yield Buffer.from(`{"data":{"${name}":[`);
		yield joinedBytes(first.items.flatMap(itemParts));
		for (let { next } = first; next !== null; ) {
			const page = await pageAfter(next);
			yield joinedBytes([",", ...page.items.flatMap(itemParts)]);
			next = page.next;
		}
		yield Buffer.from("]}}");
	}
	return reply.header("content-type", "application/json; charset=utf-8").send(Readable.from(bytes(), { objectMode: false }));
}

function itemParts({ ref, parts }: LegacyItem, index: number): JsonText[] {
	return [`${index === 0 ? "" : ","}{"ref":${JSON.stringify(ref)},"data":`, ...parts, "}"];
}

/**
 * The requested codes that the person has. A code with a NUL is dropped: PostgreSQL cannot store one, and fails when a query contains it.
 */
export function codesAmong(asked: readonly string[], allowed: Codes): Codes {
	return asked.filter((code) => (allowed === everyCode ? !code.includes("\0") : allowed.includes(code)));
}

/** The codes in the bodies of these calls. */
export const legacyCodes = {
	type: "array",
	maxItems: 400,
	items: { type: "string", minLength: 1, maxLength: 120 },
	description: "Geography codes; only those of the person's are looked at.",
} as const;
