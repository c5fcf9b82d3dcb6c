/** A sign-in between leaving for the provider and coming back. */
export interface PendingSignIn {
	readonly state: string;
	readonly nonce: string;
	/** Proves at the exchange that it is the same browser that began. */
	readonly verifier: string;
	readonly returnTo: string;
}

const prefix = "laadstroom.sign-in.";

/** Sign-ins under way in this tab, by their state. */
export function pendingSignIns(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">) {
	return {
		put(begun: PendingSignIn): void {
			storage.setItem(prefix + begun.state, JSON.stringify(begun));
		},
		/** Each can be taken once. Throws for one that this tab did not begin. */
		take(state: string | null): PendingSignIn {
			const stored = storage.getItem(prefix + state);
			if (state === null || stored === null) throw new Error("this sign-in was not begun here");
			storage.removeItem(prefix + state);
			return JSON.parse(stored) as PendingSignIn;
		},
	};
}
