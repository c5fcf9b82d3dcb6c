import { type AccountClaims, type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from "oidc-provider";
import { grantClaim } from "../authentication/issuer.ts";
import { claimFromRoles } from "../authentication/roles.ts";
import { cookieName } from "./cookie-name.ts";
import { lifetimes } from "./provider-lifetimes.ts";
import { providerRecords } from "./provider-records.ts";
import type { ProviderSecrets } from "./provider-secrets.ts";
import { orUnavailable } from "./provider-unavailable.ts";
import { endedPage, refusedPage, signOutPage } from "./sign-in-pages/provider-pages.ts";
import { type NoteSignOut, signOutAtOnce } from "./sign-out-at-once.ts";
import type { AccountsStore } from "./store/accounts-store.ts";
import type { AccountsDatabase } from "./store/accounts-tables.ts";
import type { TermsStore } from "./terms/terms-store.ts";

interface ProviderSettings {
	/** Address of the product, without a slash at the end. */
	readonly publicUrl: string;
	readonly clientId: string;
	readonly audience: string;
	readonly rolesClaim: string;
	readonly nameClaim: string;
	readonly emailClaim: string;
	readonly termsClaim: string;
}

/**
 * Only what the product's own web client needs: the code flow with S256, signed access tokens for the API, refresh
 * tokens that rotate, sign-out. Everything else is off.
 */
export function providerConfiguration(
	settings: ProviderSettings,
	secrets: ProviderSecrets,
	database: AccountsDatabase,
	accounts: AccountsStore,
	terms: TermsStore,
	noteSignOut: NoteSignOut,
): Configuration {
	const policy = interactionPolicy.base();
	policy.remove("consent");
	const secure = settings.publicUrl.startsWith("https:");

	async function personClaims(accountId: string): Promise<AccountClaims | undefined> {
		const account = await orUnavailable(() => accounts.findById(accountId));
		if (account === undefined || account.disabled) return undefined;
		return {
			sub: account.id,
			[settings.nameClaim]: account.name,
			[settings.emailClaim]: account.email,
			[settings.rolesClaim]: claimFromRoles(account.roles),
			[settings.termsClaim]: await orUnavailable(() => terms.of(account.id)),
		};
	}

	return {
		adapter: providerRecords(database),
		clients: [
			{
				client_id: settings.clientId,
				client_name: "Laadstroom",
				application_type: "web",
				token_endpoint_auth_method: "none",
				response_types: ["code"],
				grant_types: ["authorization_code", "refresh_token"],
				redirect_uris: [`${settings.publicUrl}/aangemeld`],
				post_logout_redirect_uris: [`${settings.publicUrl}/`],
				id_token_signed_response_alg: "RS256",
			},
		],
		responseTypes: ["code"],
		scopes: ["openid", "profile", "email"],
		claims: {
			openid: ["sub", settings.rolesClaim, settings.termsClaim],
			profile: [settings.nameClaim],
			email: [settings.emailClaim],
			sid: null,
			auth_time: null,
			iss: null,
		},
		clientAuthMethods: ["none"],
		pkce: { required: () => true },
		allowOmittingSingleRegisteredRedirectUri: false,
		// The web is on the provider's own origin; browsers send Origin with its POST anyway.
		clientBasedCORS: (_context, origin) => origin === settings.publicUrl,
		jwks: { keys: [...secrets.signingKeys] as never },
		enabledJWA: { idTokenSigningAlgValues: ["RS256"] },
		cookies: {
			keys: secrets.cookieKeys,
			names: {
				session: cookieName("laadstroom_session", secure),
				interaction: cookieName("laadstroom_interaction", secure),
				resume: cookieName("laadstroom_resume", secure),
			},
			long: { httpOnly: true, sameSite: "lax", signed: true, secure, path: "/oidc" },
			short: { httpOnly: true, sameSite: "lax", signed: true, secure },
		},
		ttl: {
			AccessToken: lifetimes.accessToken,
			AuthorizationCode: lifetimes.authorizationCode,
			IdToken: lifetimes.identityToken,
			Interaction: lifetimes.interaction,
			Session: lifetimes.session,
			Grant: lifetimes.session,
			RefreshToken: remainingOrWhole,
		},
		interactions: { policy, url: (_context, interaction) => `/oidc/interaction/${interaction.uid}` },
		async findAccount(_context, accountId) {
			const claims = await personClaims(accountId);
			return claims === undefined ? undefined : { accountId, claims: async () => claims };
		},
		async extraTokenClaims(context, token) {
			if (!("accountId" in token)) return undefined;
			const { sub: _sub, ...claims } = (await personClaims(token.accountId)) ?? { sub: "" };
			const { AuthorizationCode, RefreshToken } = context.oidc.entities;
			// Renewing a token proves nothing new: it keeps the time of the sign-in.
			return { ...claims, [grantClaim]: token.grantId, auth_time: (AuthorizationCode ?? RefreshToken)?.authTime };
		},
		/** The product's own client needs no consent screen: the grant is made at the first sign-in of a session. */
		async loadExistingGrant(context) {
			const { client, session, provider } = context.oidc;
			if (client === undefined || session?.accountId === undefined) return undefined;
			const grantId = session.grantIdFor(client.clientId);
			const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
			if (existing !== undefined && existing.accountId === session.accountId) return existing;
			const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
			grant.addOIDCScope("openid profile email");
			await grant.save();
			return grant;
		},
		expiresWithSession: () => true,
		issueRefreshToken: (_context, client) => client.grantTypeAllowed("refresh_token"),
		rotateRefreshToken: true,
		features: {
			devInteractions: { enabled: false },
			userinfo: { enabled: false },
			claimsParameter: { enabled: false },
			revocation: { enabled: false },
			introspection: { enabled: false },
			pushedAuthorizationRequests: { enabled: false },
			dPoP: { enabled: false },
			resourceIndicators: {
				enabled: true,
				defaultResource: () => settings.audience,
				useGrantedResource: () => true,
				getResourceServerInfo: (_context, resource) => {
					if (resource !== settings.audience) throw new errors.InvalidTarget();
					return {
						scope: "",
						audience: settings.audience,
						accessTokenTTL: lifetimes.accessToken,
						accessTokenFormat: "jwt",
						jwt: { sign: { alg: "RS256" } },
					};
				},
			},
			rpInitiatedLogout: {
				enabled: true,
				logoutSource: async (context, form) => {
					if (!(await signOutAtOnce(context, noteSignOut))) signOutPage(context, form);
				},
				postLogoutSuccessSource: endedPage,
			},
		},
		renderError: refusedPage,
	};
}

/** Lifetime of a refresh token, in seconds: rotation does not extend a session beyond its day. */
function remainingOrWhole(context: KoaContextWithOIDC): number {
	const rotated = context.oidc?.entities.RotatedRefreshToken;
	return rotated === undefined ? lifetimes.session : Math.max(1, rotated.remainingTTL);
}
