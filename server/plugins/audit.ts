import { randomUUID } from "node:crypto";
import fastifyPlugin from "fastify-plugin";
import { memberOf, PersonAccess } from "../../engine/index.ts";
import { insertAuditEntry } from "../database/audit-store.ts";
import { databaseFailure } from "../database/database-failure.ts";
import { problemOfError } from "../problems/problem-of-error.ts";
import { type FurtherRefusals, StrangersRefusals } from "./strangers-refusals.ts";

/** How often to check for counted refusals without a line. */
const tellEveryMs = 10_000;

/**
 * One line per write that was refused. A write that was carried out has its line in its own
 * transaction (see write-call), so that neither exists without the other.
 */
export const audit = fastifyPlugin(
	async (app) => {
		const strangers = new StrangersRefusals(() => app.now());
		app.addHook("onError", async (request, _reply, error) => {
			const { may } = request.routeOptions.config;
			if (request.method !== "POST" || may === undefined || request.person === null || request.tenant === undefined) return;
			// There is nowhere to write the line: the log has the outcome of the call.
			if (databaseFailure(error) !== undefined) return;
			const outcome = problemOfError(error).code;
			// Whoever is over a limit is kept from filling the trail too.
			if (tooMany.has(outcome)) return;
			const { person, tenant } = request;
			await tell(strangers.take());
			// Outsiders cannot fill a tenant's trail.
			if (!new PersonAccess(person, tenant).hasRole && !strangers.takesLine(tenant.slug, person.userId)) return;
			const entry = {
				uuid: randomUUID(),
				ts: app.now(),
				user_id: person.userId,
				operation: request.routeOptions.schema?.operationId ?? request.routeOptions.url ?? "",
				target: targetOf(request.params),
				outcome,
				request_id: request.id,
			};
			await app.data
				.write(tenant.slug, (scope) => insertAuditEntry(scope, entry))
				.catch((failure: unknown) => app.outages.tell(failure, request.log, "audit line not written"));
		});

		async function tell(refusals: readonly FurtherRefusals[]): Promise<void> {
			for (const further of refusals) {
				const entry = {
					uuid: randomUUID(),
					ts: app.now(),
					user_id: further.userId,
					operation: "furtherRefusals",
					target: `${further.count} further refusals`,
					outcome: "refused",
					request_id: "",
				};
				await app.data
					.write(further.tenant, (scope) => insertAuditEntry(scope, entry))
					.catch((failure: unknown) => {
						strangers.putBack(further);
						app.outages.tell(failure, app.log, "audit line not written");
					});
			}
		}
		const timer = setInterval(() => void tell(strangers.take()), tellEveryMs);
		timer.unref();
		app.addHook("onClose", async () => {
			clearInterval(timer);
			await tell(strangers.take(true));
		});
	},
	{ name: "audit", dependencies: ["authorisation"] },
);

const tooMany: ReadonlySet<string> = new Set(["too-many-requests", "tenant-too-busy"]);

/** The path's uuid; anything else in its place is not worth recording. */
function targetOf(params: unknown): string {
	const uuid = memberOf(params, "uuid");
	return typeof uuid === "string" && /^[0-9a-f-]{36}$/.test(uuid) ? uuid : "";
}
