import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { AccountsDatabase } from "./accounts-tables.ts";

const hour = 3_600_000;

/** What one kind of subject may do before it has to wait, and how long a wait may become. */
interface Allowance {
	/** Attempts in an hour without any wait. */
	readonly free: number;
	readonly longestWaitSeconds: number;
}

/**
 * Per account: waits of 1, 2, 4 … 45 seconds after the fifth failure, which leaves fewer than 100 tries an hour.
 * Per network address: a whole office may share one, so it starts later. A device that signed in to the account
 * before is counted for itself, so that somebody else's guessing does not keep the owner out.
 */
const allowances = {
	account: { free: 5, longestWaitSeconds: 45 },
	device: { free: 5, longestWaitSeconds: 45 },
	address: { free: 60, longestWaitSeconds: 15 },
	/** New passwords of one account that pass the rules. */
	password: { free: 10, longestWaitSeconds: 45 },
} as const satisfies Record<string, Allowance>;

export type AttemptKind = keyof typeof allowances;

export interface Attempt {
	/** False: it was too soon, and the password may not even be looked at. */
	readonly allowed: boolean;
	/** Seconds to wait, at least 1, when it was not allowed. */
	readonly waitSeconds: number;
}

export interface SignInAttempts {
	/**
	 * Counts an attempt before the password is checked, so that many at once cannot slip past the count.
	 * Unknown accounts are counted like known ones.
	 */
	begin(kind: AttemptKind, name: string, now: number): Promise<Attempt>;
	/** The sign-in succeeded: forget the failures. */
	succeed(kind: AttemptKind, name: string): Promise<void>;
	/** The attempt just begun was a good one: it does not count, but those before it do. */
	takeBack(kind: AttemptKind, name: string): Promise<void>;
}

/** Names are stored as keyed hashes: what people type as an address is sometimes their password. */
export function signInAttempts(database: AccountsDatabase, key: string): SignInAttempts {
	const subjectOf = (kind: AttemptKind, name: string) =>
		`${kind}:${createHmac("sha256", key).update(`${kind}\n${name}`).digest("base64url")}`;
	return {
		async begin(kind, name, now) {
			const subject = subjectOf(kind, name);
			return database.transaction().execute(async (transaction) => {
				const counted = await transaction
					.insertInto("sign_in_attempt")
					.values({ subject, attempts: 1, window_started_at: now, next_allowed_at: now })
					.onConflict((conflict) =>
						conflict
							.column("subject")
							.doUpdateSet({
								attempts: sql<number>`case when sign_in_attempt.window_started_at <= ${now - hour} then 1 else sign_in_attempt.attempts + 1 end`,
								window_started_at: sql<number>`case when sign_in_attempt.window_started_at <= ${now - hour} then ${now} else sign_in_attempt.window_started_at end`,
							})
							.where("sign_in_attempt.next_allowed_at", "<=", now),
					)
					.returning(["attempts"])
					.executeTakeFirst();
				if (counted === undefined) {
					const row = await transaction
						.selectFrom("sign_in_attempt")
						.select("next_allowed_at")
						.where("subject", "=", subject)
						.executeTakeFirstOrThrow();
					return { allowed: false, waitSeconds: Math.max(1, Math.ceil((Number(row.next_allowed_at) - now) / 1000)) };
				}
				const waitSeconds = waitAfter(allowances[kind], counted.attempts);
				if (waitSeconds > 0) {
					await transaction
						.updateTable("sign_in_attempt")
						.set({ next_allowed_at: now + waitSeconds * 1000 })
						.where("subject", "=", subject)
						.execute();
				}
				return { allowed: true, waitSeconds: 0 };
			});
		},
		async succeed(kind, name) {
			await database.deleteFrom("sign_in_attempt").where("subject", "=", subjectOf(kind, name)).execute();
		},
		async takeBack(kind, name) {
			await database
				.updateTable("sign_in_attempt")
				.set((row) => ({ attempts: row("attempts", "-", 1) }))
				.where("subject", "=", subjectOf(kind, name))
				.where("attempts", ">", 0)
				.execute();
		},
	};
}

function waitAfter(allowance: Allowance, attempts: number): number {
	const beyond = attempts - allowance.free;
	return beyond < 0 ? 0 : Math.min(2 ** beyond, allowance.longestWaitSeconds);
}
