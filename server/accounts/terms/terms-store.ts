import type { AccountsDatabase } from "../store/accounts-tables.ts";

interface Acceptance {
	readonly userId: string;
	readonly version: string;
	/** Milliseconds since 1970. */
	readonly acceptedAt: number;
	/** Slug of the tenant at which the terms were read. */
	readonly tenant: string;
}

export interface TermsStore {
	/** Versions the person accepted, each with its instant. */
	of(userId: string): Promise<Readonly<Record<string, number>>>;
	/** The first acceptance of a version counts; later ones change nothing. */
	accept(acceptance: Acceptance): Promise<void>;
}

/** `database` may be a transaction. */
export function termsStore(database: AccountsDatabase): TermsStore {
	return {
		async of(userId) {
			const rows = await database.selectFrom("terms_acceptance").select(["version", "accepted_at"]).where("user_id", "=", userId).execute();
			return Object.fromEntries(rows.map(({ version, accepted_at }) => [version, Number(accepted_at)]));
		},
		async accept({ userId, version, acceptedAt, tenant }) {
			await database
				.insertInto("terms_acceptance")
				.values({ user_id: userId, version, accepted_at: acceptedAt, tenant })
				.onConflict((conflict) => conflict.columns(["user_id", "version"]).doNothing())
				.execute();
		},
	};
}
