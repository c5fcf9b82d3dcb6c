import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { AccountsDatabase } from "./accounts-tables.ts";

const hour = 3_600_000;

/** How many attempts one kind of subject has before it must wait, and the maximum wait. */
interface Allowance {
	/** Attempts per hour without a wait. */
	readonly free: number;
	readonly longestWaitSeconds: number;
}

/**
 * Per account: waits of 1, 2, 4 … 45 seconds after the fifth failure, which leaves fewer than 100 tries an hour.
 * Per network address: a whole office may share one, so it starts later. A device that signed in to the
 * account before is counted separately, so that somebody else's guessing does not lock the owner out.
 */
const allowances = {
	account: { free: 5, longestWaitSeconds: 45 },
	device: { free: 5, longestWaitSeconds: 45 },
	address: { free: 60, longestWaitSeconds: 15 },
	/** Expired requests from one network address, which cost nothing: only this many are recorded. */
	expired: { free: 10, longestWaitSeconds: 45 },
	/** New passwords of one account that pass the rules. */
	password: { free: 10, longestWaitSeconds: 45 },
} as const satisfies Record<string, Allowance>;

type AttemptKind = keyof typeof allowances;

interface Attempt {
	/** False: it was too soon, and the password must not even be checked. */
	readonly allowed: boolean;
	/** Seconds to wait, at least 1, when it was not allowed. */
	readonly waitSeconds: number;
	/** Whether it is the first attempt refused during this wait. */
	readonly first: boolean;
}

export interface SignInAttempts {
	/**
	 * Counts an attempt before the password is checked, so that many at once cannot slip past the count.
	 * Unknown accounts are counted like known ones.
	 */
	begin(kind: AttemptKind, name: string, now: number): Promise<Attempt>;
	/** The sign-in succeeded: forgets the failures. */
	succeed(kind: AttemptKind, name: string): Promise<void>;
	/** The attempt just begun succeeded: it does not count, but earlier ones do. */
	takeBack(kind: AttemptKind, name: string): Promise<void>;
}

/** Names are stored as keyed hashes: people sometimes type their password as the address. */
export function signInAttempts(database: AccountsDatabase, key: () => string): SignInAttempts {
	const subjectOf = (kind: AttemptKind, name: string) =>
		`${kind}:${createHmac("sha256", key()).update(`${kind}\n${name}`).digest("base64url")}`;
	return {
		async begin(kind, name, now) {
			const subject = subjectOf(kind, name);
			return database.transaction().execute(async (transaction) => {
				const counted = await transaction
					.insertInto("sign_in_attempt")
					.values({ subject, attempts: 1, window_started_at: now, next_allowed_at: now, told_until: 0 })
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
					const until = Number(row.next_allowed_at);
					// Of several at once, only one changes the row.
					const told = await transaction
						.updateTable("sign_in_attempt")
						.set({ told_until: until })
						.where("subject", "=", subject)
						.where("told_until", "<", until)
						.executeTakeFirst();
					return { allowed: false, waitSeconds: Math.max(1, Math.ceil((until - now) / 1000)), first: told.numUpdatedRows > 0n };
				}
				const waitSeconds = waitAfter(allowances[kind], counted.attempts);
				if (waitSeconds > 0) {
					await transaction
						.updateTable("sign_in_attempt")
						.set({ next_allowed_at: now + waitSeconds * 1000 })
						.where("subject", "=", subject)
						.execute();
				}
				return { allowed: true, waitSeconds: 0, first: false };
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
