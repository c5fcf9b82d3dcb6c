import * as oidc from "openid-client";
import { CookieJar } from "./cookie-jar.ts";

export interface SignedIn {
	readonly accessToken: string;
	readonly refreshToken: string | undefined;
	readonly idToken: string | undefined;
	/** The key that the web sends with every call. */
	readonly apiKey: string;
	readonly configuration: oidc.Configuration;
	/** Contains the session at the provider. */
	readonly jar: CookieJar;
}

/** The server's settings for signing in. */
interface SignInPlace {
	readonly issuer: string;
	readonly clientId: string;
	readonly scope: string;
}

/**
 * Signs in to a running server like a browser: discovery, authorization code flow with PKCE, the sign-in form, the
 * return address, the token. `url`: address of the server. Throws if the account is refused.
 */
export async function signIn(url: string, email: string, password: string, jar = new CookieJar()): Promise<SignedIn> {
	const answer = await fetch(new URL("/api/client-configuration", url));
	const { oidc: place, apiKey } = (await answer.json()) as { oidc: SignInPlace; apiKey: string };
	const configuration = await oidc.discovery(new URL(place.issuer), place.clientId, undefined, oidc.None(), {
		execute: place.issuer.startsWith("http:") ? [oidc.allowInsecureRequests] : [],
	});
	const redirectUri = new URL("/aangemeld", place.issuer).href;
	const [pkceCodeVerifier, expectedState, expectedNonce] = [oidc.randomPKCECodeVerifier(), oidc.randomState(), oidc.randomNonce()];
	const start = oidc.buildAuthorizationUrl(configuration, {
		redirect_uri: redirectUri,
		scope: place.scope,
		code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
		code_challenge_method: "S256",
		state: expectedState,
		nonce: expectedNonce,
	});

	const form = await follow(jar, start, redirectUri);
	const returned = form.returned ?? (await submit(jar, form.address, redirectUri, email, password));
	const tokens = await oidc.authorizationCodeGrant(configuration, returned, { pkceCodeVerifier, expectedState, expectedNonce });
	return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, idToken: tokens.id_token, apiKey, configuration, jar };
}

async function submit(jar: CookieJar, address: URL, redirectUri: string, email: string, password: string): Promise<URL> {
	const answer = await fetch(address, {
		method: "POST",
		redirect: "manual",
		headers: { cookie: jar.header(address) },
		body: new URLSearchParams({ email, password }),
	});
	jar.store(answer, address);
	const location = answer.headers.get("location");
	if (location === null) throw new Error(`${email} could not sign in: the form answered ${answer.status}`);
	const { returned } = await follow(jar, new URL(location, address), redirectUri);
	if (returned === undefined) throw new Error(`${email} could not sign in: the provider did not come back`);
	return returned;
}

/** Follows redirects to the return address, or until a page is shown. */
async function follow(jar: CookieJar, start: URL, redirectUri: string): Promise<{ address: URL; returned?: URL }> {
	let address = start;
	for (let hops = 0; hops < 10; hops++) {
		if (address.href.startsWith(`${redirectUri}?`)) return { address, returned: address };
		const answer = await fetch(address, { redirect: "manual", headers: { cookie: jar.header(address) } });
		jar.store(answer, address);
		const location = answer.headers.get("location");
		if (location === null) {
			if (!answer.ok) throw new Error(`signing in stopped at ${address.pathname} with ${answer.status}`);
			return { address };
		}
		address = new URL(location, address);
	}
	throw new Error("signing in never came to an end");
}
