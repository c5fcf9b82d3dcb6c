import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { PersonAccess } from "../../engine/index.ts";
import { databaseFailure } from "../database/dialects/database-failure.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { orderedUuid } from "../database/ordered-uuid.ts";
import { insertAuditEntry } from "../database/writing/audit-store.ts";
import { Problem } from "../problems/problem.ts";
import type { Tenant } from "../tenants/tenant.ts";
import * as bulkTexts from "../texts/bulk.ts";
import { AlreadySo, type BulkBy } from "./act-on.ts";
import { actOnProcesses } from "./act-on-processes.ts";
import { actOnRequests } from "./act-on-requests.ts";
import {
	type BulkActRow,
	type BulkItemRow,
	findAct,
	findItemToDo,
	forgetActs,
	holdAct,
	listItems,
	listLeftActs,
	updateAct,
	updateItem,
} from "./bulk-store.ts";

export const actOn = { realisations: actOnProcesses, requests: actOnRequests } as const;

/** Items in progress at once: enough to share a commit, few enough that nobody's save waits behind more. */
const atOnce = 8;
/**
 * How long a claim on an act is valid. The server that has it renews it after half of this; the acts of a killed server are free after it.
 */
const holdMs = 10_000;
/** An act does not continue for longer than this after the request: an external provider cannot tell which roles are still valid. */
const rolesHoldMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;
const keptMs = 30 * dayMs;

/** An act, and the rights with which it is carried out. */
interface Work {
	readonly tenant: Tenant;
	readonly access: PersonAccess;
	readonly act: BulkActRow;
}

/**
 * Carries out acts, item after item, each together with its state in one transaction: whatever happens to the server, an item was done and
 * says so, or neither. Another server continues an act that a server leaves behind.
 */
export class BulkRunner {
	readonly #app: Pick<FastifyInstance, "data" | "files" | "log" | "now" | "outages" | "rolesSince" | "tenants">;
	readonly #holder = randomUUID();
	readonly #running = new Map<string, Promise<void>>();
	/** Acts started again between their end and the moment that it is registered here. */
	readonly #again = new Set<string>();
	#closing = false;

	constructor(app: Pick<FastifyInstance, "data" | "files" | "log" | "now" | "outages" | "rolesSince" | "tenants">) {
		this.#app = app;
	}

	/** Starts or resumes an act, in the background. */
	begin(tenant: string, uuid: string): void {
		const name = `${tenant} ${uuid}`;
		if (this.#closing) return;
		if (this.#running.has(name)) {
			this.#again.add(name);
			return;
		}
		const run = this.#carryOut(tenant, uuid)
			.catch((failure: unknown) => this.#app.outages.tell(failure, this.#app.log, "an act on several records waits"))
			.finally(() => {
				this.#running.delete(name);
				if (this.#again.delete(name)) this.begin(tenant, uuid);
			});
		this.#running.set(name, run);
	}

	/** Resumes unfinished acts that no server has claimed. */
	async takeUp(): Promise<void> {
		for (const { tenant, uuid } of await listLeftActs(this.#app.data.db, this.#app.now())) this.begin(tenant, uuid);
	}

	/** Removes old acts. */
	async forget(): Promise<void> {
		const { data, tenants, now } = this.#app;
		for (const { slug } of tenants.all)
			await data.write(slug, ({ db }) => forgetActs(db, slug, { ended: now() - keptMs, checked: now() - dayMs }));
	}

	/** Resolves once no item is in progress; unfinished acts are left for the next server. */
	async close(): Promise<void> {
		this.#closing = true;
		await this.settled();
	}

	/** Resolves once every act on this server has ended. */
	async settled(): Promise<void> {
		while (this.#running.size > 0) await Promise.all(this.#running.values());
	}

	async #carryOut(slug: string, uuid: string): Promise<void> {
		const { data, tenants, now } = this.#app;
		const tenant = tenants.find(slug);
		if (tenant === undefined) return;
		const key = { tenant: slug, uuid };
		let heldUntil = 0;
		for (;;) {
			if (this.#closing) {
				await data.write(slug, ({ db }) => holdAct(db, key, this.#holder, now(), 0));
				return;
			}
			if (heldUntil < now() + holdMs / 2) {
				heldUntil = now() + holdMs;
				if (!(await data.write(slug, ({ db }) => holdAct(db, key, this.#holder, now(), heldUntil)))) return;
			}
			const act = await findAct(data.db, key);
			if (act === undefined || (act.state !== "running" && act.state !== "undoing")) return;
			if (act.asked_at < now() - rolesHoldMs) return this.#end(act, "stopped");
			const access = await this.#accessNow(tenant, act);
			if (access === undefined) return this.#end(act, "stopped");
			const from = act.state === "running" ? "can" : "done";
			const items = await listItems(data.db, key, { states: [from], after: 0, most: atOnce });
			if (items.length === 0) return this.#end(act, act.state === "running" ? "done" : "undone");
			await Promise.all(items.map((item) => this.#one({ tenant, access, act }, item)));
		}
	}

	/**
	 * The person's rights at this moment: a right that is withdrawn during the act no longer applies to the rest of it. The roles for each
	 * record are determined there. Undefined when the person has no rights left.
	 */
	async #accessNow(tenant: Tenant, { user_id: userId, roles }: BulkActRow): Promise<PersonAccess | undefined> {
		const held = await this.#app.rolesSince(userId, { [tenant.slug]: JSON.parse(roles) });
		return held?.[tenant.slug] && new PersonAccess({ userId, roles: held }, tenant);
	}

	/** Ends the act, unless somebody has stopped it in the meantime. */
	async #end(act: BulkActRow, state: BulkActRow["state"]): Promise<void> {
		await this.#app.data.write(act.tenant, async ({ db }) => {
			const now = await findAct(db, act);
			if (now?.state === act.state) await updateAct(db, act, { state, holder: "", held_until: 0 });
		});
	}

	async #one(work: Work, item: BulkItemRow): Promise<void> {
		const { tenant, act } = work;
		const { data, files, log } = this.#app;
		const on = actOn[act.list];
		try {
			const given = byOf(work, this.#app.now());
			const by = act.state === "running" ? ((await on.prepare?.(files, given, item.record_uuid)) ?? given) : given;
			await data.write(tenant.slug, (scope) => this.#within(scope, by, act, item), on.about(item.record_uuid));
		} catch (failure) {
			// Failures of the database, or because a flow version is still being loaded, are retried.
			if (databaseFailure(failure) !== undefined || (failure instanceof Problem && failure.statusCode >= 500)) throw failure;
			if (!(failure instanceof Problem)) log.error({ err: failure, act: act.uuid, record: item.record_uuid }, "an act failed on a record");
			const { code, message } = failure instanceof Problem ? failure : { code: "unexpected", message: bulkTexts.failed };
			await data.write(tenant.slug, async (scope) => {
				const now = await this.#toDo(scope, act, item);
				if (now === undefined) return;
				const without = failure instanceof AlreadySo ? "same" : "failed";
				const state = act.state === "running" ? without : "kept";
				await updateItem(scope.db, { ...keyOf(item), ...now, state, code, message });
				await this.#audit(scope, act, item, code);
			});
		}
	}

	/** Does the item's work, in the transaction that stores its state. */
	async #within(scope: WriteScope, by: BulkBy, act: BulkActRow, item: BulkItemRow): Promise<void> {
		const now = await this.#toDo(scope, act, item);
		if (now === undefined) return;
		const on = actOn[act.list];
		const none = { code: "", message: "" };
		if (act.state === "running") {
			const { synced, former } = await on.carryOut(scope, by, item.record_uuid, now.synced);
			await updateItem(scope.db, { ...keyOf(item), ...none, state: "done", synced, former });
		} else {
			const synced = await on.undo(scope, by, item.record_uuid, now.synced, now.former);
			await updateItem(scope.db, { ...keyOf(item), ...none, state: "undone", synced, former: "" });
		}
		await this.#audit(scope, act, item, "done");
	}

	/** Undefined when the item was done, or the act was stopped, since it was read. */
	async #toDo(scope: WriteScope, act: BulkActRow, item: BulkItemRow): Promise<{ synced: number; former: string } | undefined> {
		const now = await findItemToDo(scope.db, keyOf(item));
		if (now === undefined || now.state !== item.state || now.act_state !== act.state) return undefined;
		return { synced: now.synced, former: now.former };
	}

	/** One line per item; the request id is the uuid of the act. */
	async #audit(scope: WriteScope, act: BulkActRow, { record_uuid }: BulkItemRow, outcome: string): Promise<void> {
		const ts = this.#app.now();
		const operation = act.state === "running" ? "runBulk" : "undoBulk";
		await insertAuditEntry(scope, {
			uuid: orderedUuid(ts),
			ts,
			user_id: act.user_id,
			operation,
			target: record_uuid,
			outcome,
			request_id: act.uuid,
		});
	}
}

function keyOf({ tenant, act_uuid, number }: BulkItemRow) {
	return { tenant, uuid: act_uuid, number };
}

function byOf({ tenant, access, act }: Work, now: number): BulkBy {
	return { tenant, access, now, act: JSON.parse(act.act), uuid: act.uuid };
}
