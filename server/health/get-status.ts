import { apiRoute } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import { outboxStanding } from "../inbox/outbox-read-model.ts";
import { releaseStanding } from "../tenants/release-standing.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { partNames } from "./health.ts";

/** For administrators: what works, what does not and since when. No addresses, no names, nothing about people. */
export const getStatus = apiRoute({
	method: "GET",
	url: "/status",
	asksOutside: true,
	schema: {
		operationId: "getStatus",
		summary: "How everything is that the server leans on",
		tags: ["operations"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(
				object({
					data: object({
						startedAt: { type: "integer", description: "When this server was started, in milliseconds since 1970." },
						parts: {
							type: "array",
							items: object({
								name: { enum: partNames, type: "string" },
								state: {
									enum: ["up", "down", "replaced", "off", "unknown"],
									type: "string",
									description: "replaced: it does not answer, and something of our own does its work. off: it is not set.",
								},
								since: { type: "integer", description: "Since when this server knows it to be so, in milliseconds since 1970." },
							}),
						},
						mail: {
							...object({
								waiting: { type: "integer", minimum: 0 },
								failed: { type: "integer", minimum: 0, description: "Given up." },
								oldest: { type: ["integer", "null"], description: "Since when the longest waits, in milliseconds since 1970." },
								reason: { type: "string", description: "Code of the last refusal of the mail server; empty for none." },
							}),
							type: ["object", "null"],
							description: "Messages of this tenant by e-mail; null where none leaves.",
						},
						releases: {
							...object({
								running: {
									type: ["integer", "null"],
									description: "The release that this server runs; null where its folder runs as it is.",
								},
								active: { type: ["integer", "null"], description: "The release that was activated last." },
								aside: { type: ["integer", "null"], description: "The release of what the deployment's folder has, if that never ran." },
							}),
							type: ["object", "null"],
							description: "What the tenant runs on; null where the deployment has no releases.",
						},
					}),
				}),
				"Every part.",
			),
		},
	},
	async handler({ server, tenant }) {
		const parts = await server.health.ask();
		const mail = server.config.mail && (await outboxStanding(server.data.db, tenant.slug));
		const releases = server.config.workbench === "off" ? null : await releasesOf(server.data.db, tenant);
		return { data: { startedAt: Math.round(server.now() - process.uptime() * 1000), parts, mail, releases } };
	},
});

async function releasesOf(db: DataDoor["db"], { slug, running }: Tenant) {
	const { activations, aside } = await releaseStanding(db, slug);
	return { running: running?.release ?? null, active: activations[0]?.release ?? null, aside };
}
