import { type Kysely, sql } from "kysely";
import type { Database } from "../tables/tables.ts";
import { type AuditLine, type ChainHead, type ChainPlace, emptyChain, lineHash } from "./audit-chain.ts";

/** The end of a tenant's chain; the empty tenant is the deployment's own. */
export interface TenantHead extends ChainHead {
	readonly tenant: string;
}

/** The first line that differs from what was written, in a chain that is intact up to there. */
export interface AuditFault {
	readonly tenant: string;
	/** Place in the chain. */
	readonly number: number;
	/** Of the line concerned; null if it no longer exists. */
	readonly uuid: string | null;
	/** `other-chain`: it is consistent, but is not the chain whose end was recorded. */
	readonly what: "changed" | "taken-out" | "put-between" | "put-behind" | "other-chain";
}

interface AuditVerdict {
	/** Number of lines checked. */
	readonly lines: number;
	readonly heads: readonly TenantHead[];
	/** At most one per tenant. */
	readonly faults: readonly AuditFault[];
}

/** Lines in memory at a time. */
const portion = 1_000;

type Line = AuditLine & ChainPlace;
type Found = Omit<AuditFault, "tenant">;

/** The current ends of the chains, by tenant. */
export async function auditHeads(db: Kysely<Database>): Promise<TenantHead[]> {
	const rows = await db.selectFrom("tenant_clock").select(["tenant", "audit_number", "audit_hash"]).orderBy("tenant").execute();
	return rows.map(({ tenant, audit_number, audit_hash }) => ({ tenant, number: audit_number, hash: audit_hash }));
}

/**
 * Walks every chain from its first line, in bounded memory. `kept`: ends that were recorded earlier, outside the database; each must still
 * exist. Lines that servers add meanwhile are not faults.
 */
export async function verifyAudit(db: Kysely<Database>, kept: readonly TenantHead[] = []): Promise<AuditVerdict> {
	const lines = await db.selectFrom("audit_entry").select("tenant").distinct().execute();
	const tenants = new Set([...(await auditHeads(db)), ...lines, ...kept].map(({ tenant }) => tenant));
	const heads: TenantHead[] = [];
	const faults: AuditFault[] = [];
	for (const tenant of [...tenants].sort()) {
		const chain = new ChainWalk(
			db,
			tenant,
			kept.filter((head) => head.tenant === tenant),
		);
		const fault = await chain.fault();
		heads.push({ tenant, ...chain.head });
		if (fault !== undefined) faults.push({ tenant, ...fault });
	}
	return { lines: heads.reduce((sum, { number }) => sum + number, 0), heads, faults };
}

class ChainWalk {
	readonly #db: Kysely<Database>;
	readonly #tenant: string;
	readonly #kept: readonly ChainHead[];
	#before: ChainHead = emptyChain;
	#last: Line | undefined;

	constructor(db: Kysely<Database>, tenant: string, kept: readonly ChainHead[]) {
		this.#db = db;
		this.#tenant = tenant;
		this.#kept = kept;
	}

	/** The last intact line. */
	get head(): ChainHead {
		return this.#last === undefined ? emptyChain : { number: this.#last.number, hash: this.#last.hash };
	}

	async fault(): Promise<Found | undefined> {
		const stored = await this.#storedHead();
		const expected = new Map([stored, ...this.#kept].map((head) => [head.number, head.hash]));
		for await (const [line, shared] of this.#lines()) {
			const fault = this.#misplaced(line) ?? (shared ? await this.#extra(line.number) : undefined) ?? this.#broken(line);
			if (fault !== undefined) return fault;
			const hash = expected.get(line.number);
			// The chain is consistent up to here, so all of it was rewritten.
			if (hash !== undefined && hash !== line.hash) return { ...at(line), what: "other-chain" };
			this.#before = this.head;
			this.#last = line;
		}
		const { number } = this.head;
		if ([...expected.keys()].some((end) => end > number)) return { number: number + 1, uuid: null, what: "taken-out" };
		return this.#behind();
	}

	/** Finds a line whose number is not the next one. */
	#misplaced(line: Line): Found | undefined {
		const { number } = this.head;
		if (line.number > number + 1) return { number: number + 1, uuid: null, what: "taken-out" };
		if (line.number <= number) return { ...at(line), what: "put-between" };
		return undefined;
	}

	/**
	 * Of several lines at one place, the first that does not belong: the genuine one is the line that the next line follows, or else the
	 * one that fits.
	 */
	async #extra(number: number): Promise<Found | undefined> {
		const same = await this.#at(number);
		const [next] = await this.#at(number + 1);
		const genuine = same.find(({ hash }) => hash === next?.previous) ?? same.find((line) => this.#broken(line) === undefined);
		const extra = same.find((line) => line !== genuine);
		return extra === undefined || same.length === 1 ? undefined : { ...at(extra), what: "put-between" };
	}

	/** Finds a line in the right place whose contents were changed, or that does not follow the previous line. */
	#broken(line: Line): Found | undefined {
		const whole = lineHash(line) === line.hash;
		const last = this.#last;
		if (line.previous === this.head.hash) return whole ? undefined : { ...at(line), what: "changed" };
		if (last !== undefined && line.previous === this.#before.hash) return { ...at(last), what: "put-between" };
		if (lineHash({ ...line, number: line.number + 1 }) === line.hash) return { number: line.number, uuid: null, what: "taken-out" };
		// The line itself is intact, so the previous one was given another hash.
		return { ...at(whole && last !== undefined ? last : line), what: "changed" };
	}

	/**
	 * Finds a line beyond the end of the chain. Each line is written together with the end, so the end, read after the lines, cannot
	 * precede them.
	 */
	async #behind(): Promise<Found | undefined> {
		const stored = await this.#storedHead();
		const { number, hash } = this.head;
		if (number > stored.number) {
			const [line] = await this.#at(stored.number + 1);
			return { number: stored.number + 1, uuid: line?.uuid ?? null, what: "put-behind" };
		}
		if (number === stored.number && hash !== stored.hash) return { number, uuid: this.#last?.uuid ?? null, what: "other-chain" };
		return undefined;
	}

	/** Each line, with whether another may have the same place. */
	async *#lines(): AsyncGenerator<readonly [Line, boolean]> {
		for (let after: Line | undefined; ; ) {
			const lines = await this.#portion(after);
			for (const [place, line] of lines.entries()) {
				const next = lines[place + 1];
				yield [line, next === undefined || next.number === line.number];
			}
			after = lines.at(-1);
			if (lines.length < portion) return;
		}
	}

	#portion(after: Line | undefined): Promise<Line[]> {
		const query = this.#db.selectFrom("audit_entry").selectAll().where("tenant", "=", this.#tenant);
		const behind = after === undefined ? query : query.where(sql<boolean>`(number, uuid) > (${after.number}, ${after.uuid})`);
		return behind.orderBy("number").orderBy("uuid").limit(portion).execute();
	}

	#at(number: number): Promise<Line[]> {
		return this.#db.selectFrom("audit_entry").selectAll().where("tenant", "=", this.#tenant).where("number", "=", number).execute();
	}

	async #storedHead(): Promise<ChainHead> {
		const row = await this.#db
			.selectFrom("tenant_clock")
			.select(["audit_number", "audit_hash"])
			.where("tenant", "=", this.#tenant)
			.executeTakeFirst();
		return row === undefined ? emptyChain : { number: row.audit_number, hash: row.audit_hash };
	}
}

const at = ({ number, uuid }: Line) => ({ number, uuid });
