import type { FastifyReply } from "fastify";
import { type KeptList, keptLists } from "../../engine/index.ts";
import { type AnyRequest, apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { Problem } from "../problems/problem.ts";
import { keptEntriesOf } from "./kept-entry-read-model.ts";
import { countKeptUses, insertKeptEntryRows, listKeptEntryRows, updateKeptEntryRow } from "./kept-entry-store.ts";
import { keptListRefusal } from "./kept-list.ts";
import { planSave, type SentEntry } from "./plan-save.ts";

/** The part of the body, besides the entries, of every call that saves a list. */
export interface SavedSynced {
	readonly synchronisation?: { readonly synced?: number };
}

interface Shape {
	Params: { list: KeptList };
	Body: SavedSynced & { data: { entries: SentEntry[] } };
}

/** More than a list may contain, so that sending too many is refused with a sentence. */
const mostSent = 2000;

/** The body of a call that saves a list: its entries under `name`. */
export function savedEntriesBody(name: string, own: Record<string, object>) {
	const entry = {
		uuid,
		label: { type: "string", maxLength: 1000, description: "1 to 60 characters." },
		enabled: { type: "boolean" },
		deleted_at: { type: ["integer", "null"], description: "Anything but null removes the entry for good, unless a record has it." },
		...own,
	};
	const entries = { type: "array", maxItems: mostSent, items: object<Record<string, object>>(entry, ["uuid", "label", "enabled"]) };
	return object({ synchronisation, data: object({ [name]: entries }) }, ["data"]);
}

/** The properties of an entry that specify the records that can have it. */
export const saysWhere = {
	request: { type: "boolean", description: "It may be given to requests. Left out: as it was, and true for a new one." },
	process: { type: "boolean", description: "It may be given to processes. Left out: as it was, and true for a new one." },
};

/** Description of every call that saves a list. */
export const savedEntriesCall =
	"An entry that is not sent stays as it is. `synced`: the newest of the list as the client has it; an entry that somebody else changed " +
	"since is refused with 409.";

/** The current list, sent to a client whose version is outdated. */
export const savedEntriesCurrent = { type: "array", items: { $ref: "kept-entry#" } } as const;

/** Maximum size of its body. */
export const savedEntriesLimit = 512 * kilobyte;

/** Saves a list that administrators maintain, either whole or only the changed entries. */
export const saveKeptList = apiRoute<Shape>({
	method: "POST",
	url: "/kept-lists/:list",
	bodyLimit: savedEntriesLimit,
	schema: {
		operationId: "saveKeptList",
		summary: "Add, change and remove entries of a list",
		description: `${savedEntriesCall} \`request\` and \`process\` are parts of tags alone.`,
		tags: ["kept lists"],
		params: params({ list: { enum: keptLists } }),
		headers: idempotencyHeaders,
		body: savedEntriesBody("entries", saysWhere),
		response: {
			200: answer(object({ data: object({ entries: { type: "array", items: { $ref: "kept-entry#" } } }) }), "The list as it is now."),
		},
	},
	refusals: ["stale"],
	current: savedEntriesCurrent,
	handler(request, reply) {
		const { tenant, body, params } = request;
		return writeKeptList(
			request,
			reply,
			{ list: params.list, path: "data.entries", sent: body.data.entries, saved: body },
			async ({ db }) => ({
				entries: await keptEntriesOf(db, { tenant: tenant.slug, list: params.list }, { counted: true }),
			}),
		);
	},
});

interface SentList {
	readonly list: KeptList;
	/** Path of the entries in the body. */
	readonly path: string;
	readonly sent: readonly SentEntry[];
	readonly saved: SavedSynced;
}

/** Carries out a call that saves a list. `data`: returns the answer once the list is saved. */
export function writeKeptList(
	request: AnyRequest,
	reply: FastifyReply,
	{ list, path, sent, saved }: SentList,
	data: (scope: WriteScope) => Promise<unknown>,
): Promise<FastifyReply> {
	const { tenant, server } = request;
	const of = { tenant: tenant.slug, list };
	return writeCall(request, reply, async (scope) => {
		const { db, tick } = scope;
		const rows = await listKeptEntryRows(db, of);
		const refusal = rows.length === 0 ? keptListRefusal(list, tenant.flow) : null;
		if (refusal !== null) throw new Problem("invalid", { message: refusal, errors: [] });
		const uses = await countKeptUses(db, of);
		const synced = saved.synchronisation?.synced;
		const { added, changed, stale } = planSave({ list, path, sent, rows, synced, isUsed: (entry) => uses.has(entry) });
		if (stale) throw new Problem("stale", { current: JSON.stringify(await keptEntriesOf(db, of, { counted: true })) });
		const now = server.now();
		const stored = ({ label, enabled, request, process, removed }: (typeof added)[number]) => ({
			label,
			enabled: Number(enabled),
			request: Number(request),
			process: Number(process),
			deleted_at: removed ? now : null,
			synced: tick(),
		});
		await insertKeptEntryRows(
			db,
			added.map((entry) => ({ ...of, uuid: entry.uuid, created_at: now, ...stored(entry) })),
		);
		for (const entry of changed) await updateKeptEntryRow(db, of, entry.uuid, stored(entry));
		return { text: JSON.stringify({ data: await data(scope) }), target: list };
	});
}
