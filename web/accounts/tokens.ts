import { getValidatedIdTokenClaims, type IDToken, type TokenEndpointResponse } from "oauth4webapi";

/** What signing in gave. Kept in memory only: closing or reloading the page forgets it. Instants in milliseconds since 1970. */
export interface Session {
	readonly accessToken: string;
	readonly accessTokenExpiresAt: number;
	/** Issue and expiry of the identity token. */
	readonly startedAt: number;
	readonly expiresAt: number;
	/** Path to go to now, as it was asked for before signing in; unchecked. Only after a return. */
	readonly returnTo?: unknown;
}

/** All the provider gave; the refresh token never leaves the provider's own module. */
export interface Tokens {
	readonly accessToken: string;
	readonly accessTokenExpiresAt: number;
	readonly refreshToken: string | undefined;
	readonly identityToken: string;
	readonly identity: Pick<IDToken, "sub" | "iat" | "exp">;
}

/**
 * The tokens after an answer of the provider at an instant. A renewal may leave out what stays as it was.
 * Throws when it is about somebody else, or when nobody is known.
 */
export function tokensOf(answer: TokenEndpointResponse, before: Tokens | undefined, now: number): Tokens {
	const identity = getValidatedIdTokenClaims(answer) ?? before?.identity;
	const identityToken = answer.id_token ?? before?.identityToken;
	if (identity === undefined || identityToken === undefined) throw new Error("the identity provider does not say who this is");
	if (before !== undefined && before.identity.sub !== identity.sub) throw new Error("the renewed session is somebody else's");
	return {
		accessToken: answer.access_token,
		// Without a stated life a token counts as over, and the next call renews it.
		accessTokenExpiresAt: answer.expires_in === undefined ? 0 : now + answer.expires_in * 1000,
		refreshToken: answer.refresh_token ?? before?.refreshToken,
		identityToken,
		identity,
	};
}

export function sessionOf({ accessToken, accessTokenExpiresAt, identity }: Tokens): Session {
	return { accessToken, accessTokenExpiresAt, startedAt: identity.iat * 1000, expiresAt: identity.exp * 1000 };
}
