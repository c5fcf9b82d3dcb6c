import { getValidatedIdTokenClaims, type IDToken, type TokenEndpointResponse } from "oauth4webapi";

/**
 * The result of signing in. Kept only in memory: closing or reloading the page discards it. Instants in milliseconds
 * since 1970.
 */
export interface Session {
	readonly accessToken: string;
	readonly accessTokenExpiresAt: number;
	/** When the identity token was issued and when it expires. */
	readonly startedAt: number;
	readonly expiresAt: number;
	/** The path requested before signing in, unchecked. Only present after returning from the provider. */
	readonly returnTo?: unknown;
	/** When the browser left for the provider. Only present after returning from it. */
	readonly begunAt?: number;
}

/** Everything the provider issued. The refresh token never leaves the provider's module. */
export interface Tokens {
	readonly accessToken: string;
	readonly accessTokenExpiresAt: number;
	readonly refreshToken: string | undefined;
	readonly identityToken: string;
	readonly identity: Pick<IDToken, "sub" | "iat" | "exp">;
}

/**
 * The tokens after a response from the provider, received at `now`. A renewal may omit what stays the same. Throws if
 * the response is about somebody else, or names nobody.
 */
export function tokensOf(answer: TokenEndpointResponse, before: Tokens | undefined, now: number): Tokens {
	const identity = getValidatedIdTokenClaims(answer) ?? before?.identity;
	const identityToken = answer.id_token ?? before?.identityToken;
	if (identity === undefined || identityToken === undefined) throw new Error("the identity provider does not say who this is");
	if (before !== undefined && before.identity.sub !== identity.sub) throw new Error("the renewed session is somebody else's");
	return {
		accessToken: answer.access_token,
		// Without a stated lifetime the token counts as expired, so the next call renews it.
		accessTokenExpiresAt: answer.expires_in === undefined ? 0 : now + answer.expires_in * 1000,
		refreshToken: answer.refresh_token ?? before?.refreshToken,
		identityToken,
		identity,
	};
}

export function sessionOf({ accessToken, accessTokenExpiresAt, identity }: Tokens): Session {
	return { accessToken, accessTokenExpiresAt, startedAt: identity.iat * 1000, expiresAt: identity.exp * 1000 };
}
