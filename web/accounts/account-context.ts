import { createContext, useContext } from "react";
import type { Person } from "../../engine/index.ts";

export interface Account {
	readonly person: Person;
	/** Slug of the active tenant. */
	readonly tenant: string;
	/** Resolves to a token, silently renewed shortly before it expires, or null once the session is over. */
	readonly getAccessToken: () => Promise<string | null>;
	readonly signOut: () => void;
	readonly session: AccountSession;
}

interface AccountSession {
	/** Instants in milliseconds since 1970, taken from the identity token. */
	readonly startedAt: number;
	readonly expiresAt: number;
	/** Extends the session without leaving the page. Resolves to false when that is no longer possible. */
	readonly renew: () => Promise<boolean>;
}

export const AccountContext = createContext<Account | null>(null);

/** The signed-in person's account. Only usable below `<Accounts>`. */
export function useAccount(): Account {
	const account = useContext(AccountContext);
	if (account === null) throw new Error("there is no <Accounts> above this component");
	return account;
}
