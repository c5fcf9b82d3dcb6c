import {
	type AuthorizationServer,
	allowInsecureRequests,
	authorizationCodeGrantRequest,
	type Client,
	calculatePKCECodeChallenge,
	clockTolerance,
	discoveryRequest,
	generateRandomCodeVerifier,
	generateRandomNonce,
	generateRandomState,
	None,
	processAuthorizationCodeResponse,
	processDiscoveryResponse,
	processRefreshTokenResponse,
	ResponseBodyError,
	refreshTokenGrantRequest,
	validateAuthResponse,
	WWWAuthenticateChallengeError,
} from "oauth4webapi";
import type { ClientConfiguration } from "./client-configuration.ts";
import { pendingSignIns } from "./pending-sign-ins.ts";
import { Refusal } from "./refusal.ts";
import { signedInPath } from "./return-path.ts";
import { type Session, sessionOf, type Tokens, tokensOf } from "./tokens.ts";

export type { Session } from "./tokens.ts";

/** The identity provider as the application uses it. */
export interface IdentityProvider {
	/** Leaves the page for the sign-in, with further parameters of the request; the browser comes back to the return address. */
	begin(returnTo: string, more?: Readonly<Record<string, string>>): Promise<void>;
	/** Turns the address the provider sent the browser back to into a session. */
	finish(address: string): Promise<Session>;
	/** A new session in place of the present one, without the person noticing. Rejects with a Refusal when it is over. */
	renew(): Promise<Session>;
	/** Leaves the page to end the session at the provider too; the browser comes back to the origin. */
	end(): Promise<void>;
}

/** The page that signs in. */
export interface SigningInPage {
	readonly origin: string;
	/** Of this tab alone. */
	readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
	/** Goes to another site without leaving this page in the history. */
	readonly leave: (address: string) => void;
}

/** How far a person's clock may be off before an identity token counts as over. Seconds. */
const tolerated = 300;

/**
 * The code flow with PKCE. After a reload the browser goes past the provider once more at the top level, which needs
 * no frame and no third-party cookie and, with a session there, asks nothing. State, nonce and verifier of a sign-in
 * under way are in this tab's storage; tokens are nowhere but in memory. Renewal uses the rotating refresh token.
 */
export function identityProvider({ oidc }: Pick<ClientConfiguration, "oidc">, { origin, storage, leave }: SigningInPage): IdentityProvider {
	const client: Client = { client_id: oidc.clientId, [clockTolerance]: tolerated };
	const issuer = new URL(oidc.issuer);
	// Only a provider that itself is at a plain address, on a developer's own machine, is spoken to in plain.
	const options = { [allowInsecureRequests]: issuer.protocol === "http:" };
	const redirect = `${origin}${signedInPath}`;
	const pending = pendingSignIns(storage);
	const finished = new Map<string, Promise<Session>>();
	let known: Promise<AuthorizationServer> | undefined;
	let present: Tokens | undefined;

	/** What the provider says of itself, asked once; again only after a failure. */
	function server(): Promise<AuthorizationServer> {
		known ??= discoveryRequest(issuer, options).then((answer) => processDiscoveryResponse(issuer, answer));
		known.catch(() => {
			known = undefined;
		});
		return known;
	}

	async function exchange(address: string): Promise<Session> {
		const begun = pending.take(new URL(address).searchParams.get("state"));
		const as = await server();
		const parameters = validateAuthResponse(as, client, new URL(address), begun.state);
		const answer = await authorizationCodeGrantRequest(as, client, None(), parameters, redirect, begun.verifier, options);
		const given = await processAuthorizationCodeResponse(as, client, answer, { expectedNonce: begun.nonce, requireIdToken: true });
		present = tokensOf(given, undefined, Date.now());
		return { ...sessionOf(present), returnTo: begun.returnTo };
	}

	return {
		async begin(returnTo, more) {
			const as = await server();
			const begun = { state: generateRandomState(), nonce: generateRandomNonce(), verifier: generateRandomCodeVerifier(), returnTo };
			const challenge = await calculatePKCECodeChallenge(begun.verifier);
			pending.put(begun);
			leave(
				addressOf(as.authorization_endpoint, {
					client_id: oidc.clientId,
					redirect_uri: redirect,
					response_type: "code",
					scope: oidc.scope,
					state: begun.state,
					nonce: begun.nonce,
					code_challenge: challenge,
					code_challenge_method: "S256",
					...more,
				}),
			);
		},
		finish(address) {
			// A return address works once; asked again (React mounts twice in development) it gives the same answer.
			const answer = finished.get(address) ?? exchange(address);
			finished.set(address, answer);
			return answer;
		},
		async renew() {
			if (present?.refreshToken === undefined) throw new Refusal("there is no session to renew");
			const as = await server();
			const answer = await refreshTokenGrantRequest(as, client, None(), present.refreshToken, options);
			const given = await processRefreshTokenResponse(as, client, answer).catch(refused);
			present = tokensOf(given, present, Date.now());
			return sessionOf(present);
		},
		async end() {
			const as = await server();
			const hint = present === undefined ? {} : { id_token_hint: present.identityToken };
			present = undefined;
			leave(addressOf(as.end_session_endpoint, { ...hint, client_id: oidc.clientId, post_logout_redirect_uri: `${origin}/` }));
		},
	};
}

function refused(error: unknown): never {
	if (error instanceof ResponseBodyError) throw new Refusal(error.error, { cause: error });
	if (error instanceof WWWAuthenticateChallengeError) throw new Refusal("unauthorised", { cause: error });
	throw error;
}

function addressOf(endpoint: string | undefined, parameters: Readonly<Record<string, string>>): string {
	if (endpoint === undefined) throw new Error("the identity provider does not name the address");
	const address = new URL(endpoint);
	for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
	return address.href;
}
