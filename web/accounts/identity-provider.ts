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
import { Refusal } from "./refusal.ts";
import { signedInPath } from "./return-path.ts";
import { type Session, sessionOf, type Tokens, tokensOf } from "./tokens.ts";

export type { Session } from "./tokens.ts";

/** The identity provider as the application uses it. */
export interface IdentityProvider {
	/** Leaves the page to sign in, passing `more` as extra request parameters; the browser returns to `returnTo`. */
	begin(returnTo: string, more?: Readonly<Record<string, string>>): Promise<void>;
	/**
	 * The session that this browser still has at the provider, without leaving the page; null if it has none, or if
	 * the provider is of another origin and can't be asked this way.
	 */
	resume(returnTo: string): Promise<Session | null>;
	/** Exchanges the address the provider redirected to for a session. */
	finish(address: string): Promise<Session>;
	/** Replaces the session with a new one, unnoticed by the person. Rejects with a `Refusal` when the session is over. */
	renew(): Promise<Session>;
	/** Leaves the page to end the session at the provider as well; the browser returns to the origin. */
	end(): Promise<void>;
}

/** Where the provider is, and what to request from it. */
interface Provided {
	readonly oidc: Pick<ClientConfiguration["oidc"], "issuer" | "clientId" | "scope" | "audience">;
}

/** What the provider needs from the page that signs in. */
interface SigningInPage {
	readonly origin: string;
	/** Storage of this tab only. */
	readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
	/** Navigates to another site without keeping this page in the history. */
	readonly leave: (address: string) => void;
}

/** Clock skew that is tolerated before an identity token counts as expired. Seconds. */
const tolerated = 300;

/**
 * The authorization code flow with PKCE. After a reload the page asks the provider again, which does not involve the
 * person while a session exists there: with a call if the provider shares the page's origin, otherwise with a
 * top-level navigation, which needs no frame and no third-party cookie. State, nonce and verifier of a pending sign-in
 * live in this tab's storage; tokens exist only in memory. Renewal uses the rotating refresh token.
 */
export function identityProvider({ oidc }: Provided, { origin, storage, leave }: SigningInPage): IdentityProvider {
	const client: Client = { client_id: oidc.clientId, [clockTolerance]: tolerated };
	const issuer = new URL(oidc.issuer);
	// Plain HTTP is used only for a provider whose own address is plain HTTP, on a developer's machine.
	const options = { [allowInsecureRequests]: issuer.protocol === "http:" };
	const redirect = `${origin}${signedInPath}`;
	const pending = pendingSignIns(storage);
	const finished = new Map<string, Promise<Session>>();
	let known: Promise<AuthorizationServer> | undefined;
	let present: Tokens | undefined;

	/** The provider's metadata, requested once and again only after a failure. */
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
		return { ...sessionOf(present), returnTo: begun.returnTo, begunAt: begun.begunAt };
	}

	/** The address at which the provider says who this is; from now on `take` expects its response. */
	async function question(returnTo: string, more?: Readonly<Record<string, string>>): Promise<string> {
		const as = await server();
		const begun = {
			state: stateFor(returnTo),
			nonce: generateRandomNonce(),
			verifier: generateRandomCodeVerifier(),
			returnTo,
			begunAt: Date.now(),
		};
		const challenge = await calculatePKCECodeChallenge(begun.verifier);
		pending.put(begun);
		return addressOf(as.authorization_endpoint, {
			client_id: oidc.clientId,
			redirect_uri: redirect,
			response_type: "code",
			scope: oidc.scope,
			state: begun.state,
			nonce: begun.nonce,
			code_challenge: challenge,
			code_challenge_method: "S256",
			...more,
		});
	}

	return {
		async resume(returnTo) {
			if (issuer.origin !== origin) return null;
			// The page can still leave for the provider, which shows what is wrong.
			const answer = await question(returnTo, { prompt: "none" })
				.then((address) => fetch(address))
				.catch(() => null);
			return answer === null ? null : exchange(answer.url).catch(() => null);
		},
		async begin(returnTo, more) {
			leave(await question(returnTo, more));
		},
		finish(address) {
			// A return address works once; asked again (React mounts twice in development), it returns the same answer.
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

/** On a server that has the workbench, a state with this prefix leads back to its page instead of the product's. */
function stateFor(returnTo: string): string {
	return /^\/werkbank(?=[/?#]|$)/.test(returnTo) ? `werkbank.${generateRandomState()}` : generateRandomState();
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

/** A sign-in between leaving for the provider and returning from it. */
interface PendingSignIn {
	readonly state: string;
	readonly nonce: string;
	/** Proves at the exchange that the same browser started the sign-in. */
	readonly verifier: string;
	readonly returnTo: string;
	/** When the browser left for the provider, in milliseconds since 1970. */
	readonly begunAt: number;
}

const prefix = "laadstroom.sign-in.";

/** Pending sign-ins of this tab, keyed by their state. */
function pendingSignIns(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">) {
	return {
		put(begun: PendingSignIn): void {
			storage.setItem(prefix + begun.state, JSON.stringify(begun));
		},
		/** Each can be taken once. Throws for a state this tab did not create. */
		take(state: string | null): PendingSignIn {
			const stored = storage.getItem(prefix + state);
			if (state === null || stored === null) throw new Error("this sign-in was not begun here");
			storage.removeItem(prefix + state);
			return JSON.parse(stored) as PendingSignIn;
		},
	};
}
