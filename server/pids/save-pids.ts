import { apiRoute } from "../plugins/capability.ts";
import { planSave, type SentEntry } from "../plugins/kept-entries.ts";
import { answer, object, synchronisation, uuid, writeRefusals } from "../plugins/schema-parts.ts";
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
	schema: {
		operationId: "savePids",
		summary: "Add, change and remove PIDs",
		description:
			"About the tenant of the host, else of the header x-tenant, else of the caller. An entry that is not sent stays as it is. " +
			"`synced`: the newest of the list as the client has it; an entry that somebody else changed since is refused with 409.",
		tags: ["pids"],
		headers: idempotencyHeaders,
		body: object(
			{
				synchronisation,
				data: object({
					PIDS: {
						type: "array",
						maxItems: 1000,
						items: object(
							{
								uuid,
								label: { type: "string", maxLength: 1000, description: "1 to 60 characters." },
								enabled: { type: "boolean" },
								deleted_at: { type: ["integer", "null"], description: "Anything but null removes the PID, unless a process has it." },
							},
							["uuid", "label", "enabled"],
						),
					},
				}),
			},
			["data"],
		),
		response: { 200: answer(object({ data: configurationData }), "The configuration with the PIDs as they are now."), ...writeRefusals },
	},
	handler(request, reply) {
		const { tenant, server, body } = request;
		return writeCall(request, reply, async (scope) => {
			const { db, tick } = scope;
			const uses = await countPidUses(db, tenant.slug);
			const { added, changed, stale } = planSave({
				list: "pids",
				path: "data.PIDS",
				sent: body.data.PIDS,
				rows: await listPidRows(db, tenant.slug),
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
			return { text: JSON.stringify({ data: await configurationOf(scope, tenant, server.config, { counted: true }) }) };
		});
	},
});
