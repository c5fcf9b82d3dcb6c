import { createContext, useContext } from "react";
import type { Person } from "../tenants/person.ts";

export interface Account {
	readonly person: Person;
	/** Slug of the active tenant. */
	readonly tenant: string;
	/** Renewed silently when it is about to expire; null when the session is over. */
	readonly getAccessToken: () => Promise<string | null>;
	readonly signOut: () => void;
	readonly session: AccountSession;
}

export interface AccountSession {
	/** Instants in milliseconds since 1970, of the identity token. */
	readonly startedAt: number;
	readonly expiresAt: number;
	/** Lengthens the session without leaving the page. False when that is no longer possible. */
	readonly renew: () => Promise<boolean>;
}

export const AccountContext = createContext<Account | null>(null);

/** Who is signed in. Only below `<Accounts>`. */
export function useAccount(): Account {
	const account = useContext(AccountContext);
	if (account === null) throw new Error("there is no <Accounts> above this component");
	return account;
}
