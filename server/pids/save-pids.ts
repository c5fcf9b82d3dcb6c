import { fieldsWithWidget } from "../flows/fields-with-widget.ts";
import { apiRoute, kilobyte } from "../plugins/capability.ts";
import { keptEntriesBody, keptEntriesCall, planSave, type SentEntry } from "../plugins/kept-entries.ts";
import { answer, object, writeRefusals } from "../plugins/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../plugins/write-call.ts";
import { Problem } from "../problems/problem.ts";
import { configurationData } from "../tenants/configuration-schema.ts";
import { configurationOf } from "../tenants/tenant-configuration.ts";
import { pidsOf } from "./pid-read-model.ts";
import { countPidUses, insertPidRows, listPidRows, updatePidRow } from "./pid-store.ts";

interface Shape {
	Body: { synchronisation?: { synced?: number }; data: { PIDS: SentEntry[] } };
}

/** Saves the PIDs that administrators keep, all of them or those that changed. */
export const savePids = apiRoute<Shape>({
	method: "POST",
	url: "/api/config_savepids",
	bodyLimit: 512 * kilobyte,
	schema: {
		operationId: "savePids",
		summary: "Add, change and remove PIDs",
		description: keptEntriesCall,
		tags: ["pids"],
		headers: idempotencyHeaders,
		body: keptEntriesBody("PIDS", "Anything but null removes the PID, unless a process has it."),
		response: { 200: answer(object({ data: configurationData }), "The configuration with the PIDs as they are now."), ...writeRefusals },
	},
	handler(request, reply) {
		const { tenant, server, body } = request;
		return writeCall(request, reply, async (scope) => {
			const { db, tick } = scope;
			const kept = await listPidRows(db, tenant.slug);
			if (kept.length === 0 && fieldsWithWidget(tenant.flow, "pid").size === 0) {
				throw new Problem("invalid", { message: "Processen van deze organisatie hebben geen PID.", errors: [] });
			}
			const uses = await countPidUses(db, tenant.slug);
			const { added, changed, stale } = planSave({
				list: "pids",
				path: "data.PIDS",
				sent: body.data.PIDS,
				rows: kept,
				synced: body.synchronisation?.synced,
				isUsed: (pid) => uses.has(pid),
			});
			if (stale) throw new Problem("stale", { current: JSON.stringify(await pidsOf(db, tenant.slug, { counted: true })) });
			const now = server.now();
			const rows = added.map(({ sent, label }) => ({
				tenant: tenant.slug,
				uuid: sent.uuid,
				label,
				enabled: Number(sent.enabled),
				created_at: now,
				deleted_at: null,
				synced: tick(),
			}));
			await insertPidRows(db, rows);
			for (const { row, sent, label, removed } of changed) {
				const change = { label, enabled: Number(sent.enabled), deleted_at: removed ? now : null, synced: tick() };
				await updatePidRow(db, tenant.slug, row.uuid, change);
			}
			return { text: JSON.stringify({ data: await configurationOf(scope, tenant, server, { counted: true }) }) };
		});
	},
});
