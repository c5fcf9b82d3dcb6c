import { apiRoute, kilobyte } from "../plugins/capability.ts";
import { keptEntriesBody, keptEntriesCall, planSave, type SentEntry } from "../plugins/kept-entries.ts";
import { answer, object, writeRefusals } from "../plugins/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../plugins/write-call.ts";
import { Problem } from "../problems/problem.ts";
import { configurationData } from "../tenants/configuration-schema.ts";
import { configurationOf } from "../tenants/tenant-configuration.ts";
import { tagsOf } from "./tag-read-model.ts";
import { countTagUses, insertTagRows, listTagRows, updateTagRow } from "./tag-store.ts";

interface SentTag extends SentEntry {
	readonly request?: boolean;
	readonly process?: boolean;
}

interface Shape {
	Body: { synchronisation?: { synced?: number }; data: { Tags: SentTag[] } };
}

/** Saves the tags that administrators keep, all of them or those that changed. */
export const saveTags = apiRoute<Shape>({
	method: "POST",
	url: "/api/config_savetags",
	bodyLimit: 512 * kilobyte,
	schema: {
		operationId: "saveTags",
		summary: "Add, change and remove tags",
		description: keptEntriesCall,
		tags: ["tags"],
		headers: idempotencyHeaders,
		body: keptEntriesBody("Tags", "Anything but null removes the tag, unless a record has it.", {
			request: { type: "boolean", description: "It may be given to requests. Left out: as it was, and true for a new one." },
			process: { type: "boolean", description: "It may be given to processes. Left out: as it was, and true for a new one." },
		}),
		response: { 200: answer(object({ data: configurationData }), "The configuration with the tags as they are now."), ...writeRefusals },
	},
	handler(request, reply) {
		const { tenant, server, body } = request;
		return writeCall(request, reply, async (scope) => {
			const { db, tick } = scope;
			const uses = await countTagUses(db, tenant.slug);
			const { added, changed, stale } = planSave({
				list: "tags",
				path: "data.Tags",
				sent: body.data.Tags,
				rows: await listTagRows(db, tenant.slug),
				synced: body.synchronisation?.synced,
				isUsed: (tag) => uses.has(tag),
				differs: (sent, row) =>
					(sent.request ?? row.request === 1) !== (row.request === 1) || (sent.process ?? row.process === 1) !== (row.process === 1),
				problem: ({ label, request = null, process = null }, row) =>
					(request ?? row?.request !== 0) || (process ?? row?.process !== 0)
						? null
						: { field: "process", message: `De tag '${label}' moet op aanvragen of op processen gebruikt kunnen worden.` },
			});
			if (stale) throw new Problem("stale", { current: JSON.stringify(await tagsOf(db, tenant.slug, { counted: true })) });
			const now = server.now();
			const rows = added.map(({ sent, label }) => ({
				tenant: tenant.slug,
				uuid: sent.uuid,
				label,
				enabled: Number(sent.enabled),
				request: Number(sent.request ?? true),
				process: Number(sent.process ?? true),
				created_at: now,
				deleted_at: null,
				synced: tick(),
			}));
			await insertTagRows(db, rows);
			for (const { row, sent, label, removed } of changed) {
				const { enabled, request: onRequests = row.request === 1, process: onProcesses = row.process === 1 } = sent;
				const flags = { enabled: Number(enabled), request: Number(onRequests), process: Number(onProcesses) };
				await updateTagRow(db, tenant.slug, row.uuid, { label, ...flags, deleted_at: removed ? now : null, synced: tick() });
			}
			return { text: JSON.stringify({ data: await configurationOf(scope, tenant, server, { counted: true }) }) };
		});
	},
});
