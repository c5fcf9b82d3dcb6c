import { createHmac } from "node:crypto";
import type { DataDoor, WriteScope } from "../../database/opening/open-database.ts";
import { orderedUuid } from "../../database/ordered-uuid.ts";
import { insertAuditEntry } from "../../database/writing/audit-store.ts";
import { type Account, accountKey } from "./accounts-store.ts";

/** The caller, as far as the network reveals. */
export interface Caller {
	readonly address: string;
	readonly requestId: string;
}

export interface AccountEvent {
	readonly operation: "signIn" | "signOut" | "signOutEverywhere" | "choosePassword";
	/** "done", or the reason for the refusal. */
	readonly outcome: string;
	/** The account concerned, or the name that was typed if there is none. */
	readonly about: Pick<Account, "id" | "roles"> | { readonly typed: string } | null;
	readonly by: Caller;
}

export interface AccountTrail {
	/** Resolves when the line is durable: only then is the person let in. */
	note(event: AccountEvent): Promise<void>;
}

/**
 * Signing in and out as lines of the audit trail. A name without an account is stored as a keyed hash: the same name
 * is recognised, and a password typed by mistake is not revealed.
 */
export function accountTrail({ data, key, now }: { data: Pick<DataDoor, "write">; key: () => string; now: () => number }): AccountTrail {
	const hashed = (typed: string) =>
		`name:${createHmac("sha256", key())
			.update(`audit\n${accountKey(typed)}`)
			.digest("base64url")}`;
	return {
		async note({ operation, outcome, about, by }) {
			const account = about !== null && "id" in about ? about : undefined;
			const target = about !== null && "typed" in about ? hashed(about.typed) : tenantsOf(account);
			await data.write(accountsTrail, (scope) =>
				noteEvent(scope, { operation, outcome, userId: account?.id ?? "", target, by, now: now() }),
			);
		},
	};
}

/** An account belongs to no tenant: its lines are in the deployment's own trail, so signing in or out never waits for a tenant's writes. */
export const accountsTrail = "";

/** Tenants in which the account has roles, for the target of its lines. */
export const tenantsOf = (account: Pick<Account, "roles"> | undefined): string =>
	Object.keys(account?.roles ?? {})
		.sort()
		.join(" ");

interface Noted {
	readonly operation: string;
	readonly outcome: string;
	readonly userId: string;
	readonly target: string;
	readonly by: Caller;
	readonly now: number;
}

/** Writes the line itself, for code that writes more in the same transaction. */
export async function noteEvent(scope: WriteScope, { operation, outcome, userId, target, by, now }: Noted): Promise<void> {
	const ids = { uuid: orderedUuid(now), user_id: userId, target, request_id: by.requestId };
	await insertAuditEntry(scope, { ...ids, ts: now, operation, outcome, address: by.address });
}
