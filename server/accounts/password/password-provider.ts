import type { WriteScope } from "../../database/opening/open-database.ts";
import type { Caller } from "../store/account-trail.ts";

/** Codes with which a new password is refused; the web has a Dutch sentence for each. */
export const passwordErrors = {
	required: "Password is required",
	weak: "PasswordStrengthError: Password is too weak",
	usedBefore: "PasswordHistoryError: Password has previously been used",
	blacklisted: "Blacklisted",
} as const;

export interface PasswordOrder {
	readonly userId: string;
	/** When the person last signed in: milliseconds since 1970. */
	readonly signedInAt: number;
	readonly password: string;
	/** The person's token, for an external provider. */
	readonly accessToken: string;
	readonly by: Caller;
	/** Carries out the change and its audit line as one transaction. */
	readonly write: (work: (scope: WriteScope) => Promise<void>) => Promise<void>;
}

/** Manages the passwords: the embedded provider, or an external one. */
export interface PasswordProvider {
	/** Returns null when the password was changed, otherwise the text of the error. */
	change(order: PasswordOrder): Promise<string | null>;
}

declare module "fastify" {
	interface FastifyInstance {
		/** Null where passwords cannot be changed through this deployment. */
		passwordProvider?: PasswordProvider | null;
	}
}
