import type { IdentityProvider, Session } from "./identity-provider.ts";
import { Refusal } from "./refusal.ts";

/** A token with less time left than this is renewed before use. Milliseconds. */
const renewBefore = 30_000;

interface TokenSource {
	/** The current session, or null. */
	readonly session: () => Session | null;
	readonly provider: () => IdentityProvider | null;
	readonly onRenewed: (session: Session) => void;
	/** Called when the provider refuses to renew the session. */
	readonly onOver: () => void;
	readonly now: () => number;
}

interface AccessToken {
	/**
	 * Resolves to a token that is valid for the next call, silently renewed if necessary, or null when nobody is signed
	 * in. Rejects if the provider can't be reached.
	 */
	get(): Promise<string | null>;
	/** Renews regardless of the current token's age. Rejects if the provider can't be reached. */
	renew(): Promise<string | null>;
}

/** Hands out access tokens. Concurrent calls share one renewal, because a refresh token works only once. */
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
			// The provider may be unreachable for a while: only its explicit refusal ends the session. The call fails
			// as though it had not reached the server itself.
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
