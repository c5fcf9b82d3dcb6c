import { randomUUID } from "node:crypto";
import fastifyPlugin from "fastify-plugin";
import { insertAuditEntry } from "../database/audit-store.ts";
import { databaseFailure } from "../database/database-failure.ts";
import { problemOfError } from "../problems/problem-of-error.ts";

/**
 * One line per write that was refused. A write that was carried out has its line in its own
 * transaction (see write-call), so that there is never the one without the other.
 */
export const audit = fastifyPlugin(
	async (app) => {
		app.addHook("onError", async (request, _reply, error) => {
			const { may } = request.routeOptions.config;
			if (request.method !== "POST" || may === undefined || request.person === null || request.tenant === null) return;
			// There is nowhere to write the line: what became of the call stands in the log.
			if (databaseFailure(error) !== undefined) return;
			const { person, tenant } = request;
			const entry = {
				tenant: tenant.slug,
				uuid: randomUUID(),
				ts: app.now(),
				user_id: person.userId,
				operation: request.routeOptions.schema?.operationId ?? request.routeOptions.url ?? "",
				target: targetOf(request.params),
				outcome: problemOfError(error).code,
				request_id: request.id,
			};
			await app.data
				.write(tenant.slug, ({ db }) => insertAuditEntry(db, entry))
				.catch((failure: unknown) => app.outages.tell(failure, request.log, "audit line not written"));
		});
	},
	{ name: "audit", dependencies: ["authorisation"] },
);

/** The path's uuid; what is none is not worth keeping, whatever somebody put there. */
function targetOf(params: unknown): string {
	const { uuid } = params as { readonly uuid?: string };
	return uuid !== undefined && /^[0-9a-f-]{36}$/.test(uuid) ? uuid : "";
}
