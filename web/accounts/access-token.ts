import type { IdentityProvider, Session } from "./identity-provider.ts";
import { Refusal } from "./refusal.ts";

/** A token that ends sooner is renewed before it is used. Milliseconds. */
const renewBefore = 30_000;

interface TokenSource {
	/** The present session, or null. */
	readonly session: () => Session | null;
	readonly provider: () => IdentityProvider | null;
	readonly onRenewed: (session: Session) => void;
	/** The provider gives no new session any more. */
	readonly onOver: () => void;
	readonly now: () => number;
}

export interface AccessToken {
	/** A token that is good for the next call, renewed silently when need be; null when nobody is signed in any more. Rejects when the provider is out of reach. */
	get(): Promise<string | null>;
	/** Renews whatever the present token's age. Rejects when the provider is out of reach. */
	renew(): Promise<string | null>;
}

/** Calls that come together share one renewal: a refresh token works only once. */
export function accessToken({ session, provider, onRenewed, onOver, now }: TokenSource): AccessToken {
	let running: Promise<string | null> | undefined;

	async function renewOnce(): Promise<string | null> {
		try {
			const renewed = await provider()?.renew();
			if (renewed === undefined) return null;
			onRenewed(renewed);
			return renewed.accessToken;
		} catch (error) {
			const present = session();
			if (error instanceof Refusal) {
				onOver();
				return null;
			}
			// The provider may be out of reach for a while; only its word ends the session. The call fails as if it had not got through itself.
			if (present !== null && present.accessTokenExpiresAt > now()) return present.accessToken;
			throw error;
		}
	}

	function renew(): Promise<string | null> {
		running ??= renewOnce().finally(() => {
			running = undefined;
		});
		return running;
	}

	return {
		async get() {
			const present = session();
			if (present === null) return null;
			return present.accessTokenExpiresAt - now() > renewBefore ? present.accessToken : renew();
		},
		renew,
	};
}
