import { InMemoryWebStorage, type User, UserManager, WebStorageStateStore } from "oidc-client-ts";
import type { ClientConfiguration } from "./client-configuration.ts";
import { signedInPath } from "./return-path.ts";

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

/** The identity provider as the application uses it. */
export interface IdentityProvider {
	/** Leaves the page for the sign-in; the browser comes back to the return address. */
	begin(returnTo: string): Promise<void>;
	/** Turns the address the provider sent the browser back to into a session. */
	finish(address: string): Promise<Session>;
	/** A new session in place of the present one, without the person noticing. Rejects when it is over. */
	renew(): Promise<Session>;
	/** Leaves the page to end the session at the provider too; the browser comes back to the origin. */
	end(): Promise<void>;
}

/**
 * The code flow with PKCE. After a reload the browser goes past the provider once more at the top level, which needs
 * no frame and no third-party cookie and, with a session there, asks nothing. State and verifier of a sign-in under
 * way are in this tab's storage; tokens are nowhere but in memory. Renewal uses the rotating refresh token.
 */
export function identityProvider({ oidc }: Pick<ClientConfiguration, "oidc">, origin: string): IdentityProvider {
	const manager = new UserManager({
		authority: oidc.issuer,
		client_id: oidc.clientId,
		scope: oidc.scope,
		redirect_uri: `${origin}${signedInPath}`,
		post_logout_redirect_uri: `${origin}/`,
		response_type: "code",
		redirectMethod: "replace",
		automaticSilentRenew: false,
		monitorSession: false,
		loadUserInfo: false,
		userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
		stateStore: new WebStorageStateStore({ store: window.sessionStorage, prefix: "laadstroom.sign-in." }),
	});
	const finished = new Map<string, Promise<Session>>();

	return {
		begin: (returnTo) => manager.signinRedirect({ state: { returnTo } }),
		finish(address) {
			// A return address works once; asked again (React mounts twice in development) it gives the same answer.
			const known = finished.get(address) ?? manager.signinRedirectCallback(address).then(sessionOf);
			finished.set(address, known);
			return known;
		},
		async renew() {
			const user = await manager.signinSilent();
			if (user === null) throw new Error("there is no session to renew");
			return sessionOf(user);
		},
		end: () => manager.signoutRedirect(),
	};
}

function sessionOf(user: User): Session {
	const state = user.state as { returnTo?: unknown } | undefined;
	return {
		accessToken: user.access_token,
		accessTokenExpiresAt: (user.expires_at ?? 0) * 1000,
		startedAt: user.profile.iat * 1000,
		expiresAt: user.profile.exp * 1000,
		returnTo: state?.returnTo,
	};
}
