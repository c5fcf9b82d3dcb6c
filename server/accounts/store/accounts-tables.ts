import type { Kysely } from "kysely";
import type { JsonOf, Person } from "../../../engine/index.ts";
import type { Database } from "../../database/tables/tables.ts";

/** Rows of the embedded provider. `bigint` columns come back as text from PostgreSQL: read them with Number(). */
export type AccountsTables = {
	account: {
		id: string;
		/** Lower case. */
		email: string;
		name: string;
		password_hash: string;
		/** JSON: tenant slug -> role -> geography codes. */
		roles: JsonOf<Person["roles"]>;
		demo: number;
		disabled_at: number | null;
		/** Tokens issued before this instant are refused; moved when roles or password change. */
		tokens_valid_from: number;
		created_at: number;
	};
	provider_record: {
		model: string;
		id: string;
		payload: string;
		grant_id: string | null;
		uid: string | null;
		consumed_at: number | null;
		/** The account of the session, grant or token; null while it has none. */
		account_id: string | null;
		expires_at: number | null;
	};
	/** Also for people of an external provider: `user_id` is the subject of the token. */
	terms_acceptance: { user_id: string; version: string; accepted_at: number; tenant: string };
	/** Earlier passwords; the current one is with the account. */
	password_history: { account_id: string; replaced_at: number; password_hash: string };
	provider_secret: { name: string; value: string; created_at: number };
	sign_in_attempt: {
		subject: string;
		attempts: number;
		window_started_at: number;
		next_allowed_at: number;
		/** End of the last wait for which a line was written. */
		told_until: number;
	};
};

/** The shared tables, with those of this folder. */
export type AccountsDatabase = Kysely<Database & AccountsTables>;
