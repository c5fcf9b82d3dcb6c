/** Milliseconds over which refusals are counted. */
const window = 60_000;
/** Lines of the audit trail of one tenant that one account without a role there causes in a window, and all of them together. */
const mostOfOne = 10;
const mostOfAll = 100;
/** How many accounts have their refusals counted by name. Refusals of any further account are counted without one. */
const mostAccounts = 1_000;

/** Refusals without a line of their own. */
export interface FurtherRefusals {
	readonly tenant: string;
	/** Empty: of several accounts. */
	readonly userId: string;
	readonly count: number;
}

interface Account {
	since: number;
	lines: number;
	further: number;
}

/**
 * How much of a tenant's audit trail people fill who do not belong to the tenant: the first refusals each minute have a line
 * of their own, the others are counted and told as one line. Their number is kept in memory: what a killed server counted
 * stands in its log alone.
 */
export class StrangersRefusals {
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

	/** Returns what is to be reported now and forgets it: of those whose window is over or, when the server stops, of everybody. */
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

	/** Counts again what could not be written. */
	putBack({ tenant, userId, count }: FurtherRefusals): void {
		const account = this.#tenants.get(tenant)?.accounts.get(userId);
		if (account !== undefined) account.further += count;
		else this.#tenants.get(tenant)?.accounts.set(userId, { since: this.#now(), lines: 0, further: count });
	}
}

const isOver = ({ since }: { readonly since: number }, now: number) => now >= since + window || now < since;
