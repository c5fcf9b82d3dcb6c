import type { KoaContextWithOIDC } from "oidc-provider";
import type { Caller } from "./store/account-trail.ts";

/** Records that somebody signed out. Never fails: the sign-out is valid even if its line cannot be written. */
export type NoteSignOut = (accountId: string, by: Caller) => Promise<void>;

/** The caller as the server passed it on: see mountProvider. */
export const callerOf = ({ ip, res }: KoaContextWithOIDC): Caller => ({
	address: ip,
	requestId: String(res.getHeader("x-request-id") ?? ""),
});

/**
 * Ends the session without confirmation when the request carries an identity token of the person who is signed in: then it came from our
 * own client, by that person's click. Everything issued under the session ends with it. Returns false, and changes nothing, when
 * confirmation is needed.
 */
export async function signOutAtOnce(context: KoaContextWithOIDC, note: NoteSignOut): Promise<boolean> {
	const { oidc } = context;
	const { session, provider } = oidc;
	const hint = oidc.entities.IdTokenHint as { payload: { sub?: string } } | undefined;
	const returnTo = session?.state?.postLogoutRedirectUri;
	if (session === undefined || typeof returnTo !== "string") return false;
	// Nobody is signed in any more, for instance after a changed password, so there is nothing to confirm.
	const nobody = session.accountId === undefined && hint !== undefined;
	if (!nobody && (session.accountId === undefined || hint?.payload.sub !== session.accountId)) return false;

	for (const { grantId } of Object.values(session.authorizations ?? {})) {
		if (grantId === undefined) continue;
		for (const model of [provider.AccessToken, provider.RefreshToken, provider.AuthorizationCode]) await model.revokeByGrantId(grantId);
		await (await provider.Grant.find(grantId))?.destroy();
	}
	const target = new URL(returnTo);
	if (typeof session.state?.state === "string") target.searchParams.set("state", session.state.state);
	const { accountId } = session;
	await session.destroy();
	context.cookies.set(provider.cookieName("session"), null, { path: "/oidc", httpOnly: true, sameSite: "lax", secure: context.secure });
	context.status = 303;
	context.redirect(target.href);
	if (accountId !== undefined) await note(accountId, callerOf(context));
	return true;
}
