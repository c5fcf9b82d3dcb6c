import { randomUUID } from "node:crypto";
import fastifyPlugin from "fastify-plugin";
import { memberOf, PersonAccess } from "../../engine/index.ts";
import { databaseFailure } from "../database/dialects/database-failure.ts";
import { insertAuditEntry } from "../database/writing/audit-store.ts";
import { problemOfError } from "../problems/problem-of-error.ts";

/** How often to write lines for counted refusals. */
const tellEveryMs = 10_000;

/**
 * Writes one line per refused write. A write that succeeded has its line in its own transaction (see write-call), so that neither exists
 * without the other.
 */
export const audit = fastifyPlugin(
	async (app) => {
		const strangers = new StrangersRefusals(() => app.now());
		app.addHook("onError", async (request, _reply, error) => {
			const { may } = request.routeOptions.config;
			if (request.method !== "POST" || may === undefined || request.person === null || request.tenant === undefined) return;
			// The line cannot be stored; the log has the outcome of the call.
			if (databaseFailure(error) !== undefined) return;
			const outcome = problemOfError(error).code;
			// A caller over a limit must not fill the trail either.
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

const tooMany: ReadonlySet<string> = new Set(["too-many-requests", "tenant-too-busy", "design-too-many"]);

/** The path's uuid; anything else in its place is not worth recording. */
function targetOf(params: unknown): string {
	const uuid = memberOf(params, "uuid");
	return typeof uuid === "string" && /^[0-9a-f-]{36}$/.test(uuid) ? uuid : "";
}

/** Milliseconds over which refusals are counted. */
const windowMs = 60_000;
/**
 * Maximum number of lines in the audit trail of one tenant, per window: by one account without a role there, and by all such accounts
 * together.
 */
const mostOfOne = 10;
const mostOfAll = 100;
/** How many accounts have their refusals counted separately. Those of all further accounts are counted together. */
const mostAccounts = 1_000;

/** Refusals without a line of their own. */
interface FurtherRefusals {
	readonly tenant: string;
	/** Empty for several accounts together. */
	readonly userId: string;
	readonly count: number;
}

interface Account {
	since: number;
	lines: number;
	further: number;
}

/**
 * Limits how much people who do not belong to a tenant can write to its audit trail: the first refusals in each minute have a line of their
 * own, further ones are counted and written as one line. The count is in memory: if the server is killed, only its log has them.
 */
class StrangersRefusals {
	readonly #tenants = new Map<string, { since: number; lines: number; readonly accounts: Map<string, Account> }>();
	readonly #now: () => number;

	/** `now`: milliseconds since 1970. */
	constructor(now: () => number) {
		this.#now = now;
	}

	/** Counts a refusal; true if it gets its own line. */
	takesLine(tenant: string, userId: string): boolean {
		const now = this.#now();
		const all = this.#tenants.get(tenant) ?? { since: now, lines: 0, accounts: new Map<string, Account>() };
		this.#tenants.set(tenant, all);
		if (isOver(all, now)) Object.assign(all, { since: now, lines: 0 });
		const name = all.accounts.has(userId) || all.accounts.size < mostAccounts ? userId : "";
		const account = all.accounts.get(name) ?? { since: now, lines: 0, further: 0 };
		all.accounts.set(name, account);
		if (isOver(account, now) && account.further === 0) Object.assign(account, { since: now, lines: 0 });
		if (all.lines >= mostOfAll || account.lines >= mostOfOne) {
			account.further += 1;
			return false;
		}
		all.lines += 1;
		account.lines += 1;
		return true;
	}

	/** Returns and clears the counts to be written now: those of accounts whose window is over or, when the server stops, all of them. */
	take(everybody = false): FurtherRefusals[] {
		const now = this.#now();
		const told: FurtherRefusals[] = [];
		for (const [tenant, { accounts }] of this.#tenants) {
			for (const [userId, account] of accounts) {
				if (!everybody && !isOver(account, now)) continue;
				if (account.further > 0) told.push({ tenant, userId, count: account.further });
				accounts.delete(userId);
			}
		}
		return told;
	}

	/** Adds back a count that could not be written. */
	putBack({ tenant, userId, count }: FurtherRefusals): void {
		const account = this.#tenants.get(tenant)?.accounts.get(userId);
		if (account !== undefined) account.further += count;
		else this.#tenants.get(tenant)?.accounts.set(userId, { since: this.#now(), lines: 0, further: count });
	}
}

const isOver = ({ since }: { readonly since: number }, now: number) => now >= since + windowMs || now < since;
