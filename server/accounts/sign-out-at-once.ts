import type { KoaContextWithOIDC } from "oidc-provider";

/**
 * Ends the session without asking when the request carries an identity token of the very person who is signed in:
 * then it came from our own client, by that person's own click. Everything issued under the session goes with it.
 * Returns false, and changes nothing, when the question has to be asked.
 */
export async function signOutAtOnce(context: KoaContextWithOIDC): Promise<boolean> {
	const { oidc } = context;
	const { session, provider } = oidc;
	const hint = oidc.entities.IdTokenHint as { payload: { sub?: string } } | undefined;
	const returnTo = session?.state?.postLogoutRedirectUri;
	if (session === undefined || typeof returnTo !== "string") return false;
	// Nobody is signed in any more, after a changed password for instance: there is nothing to ask about.
	const nobody = session.accountId === undefined && hint !== undefined;
	if (!nobody && (session.accountId === undefined || hint?.payload.sub !== session.accountId)) return false;

	for (const { grantId } of Object.values(session.authorizations ?? {})) {
		if (grantId === undefined) continue;
		for (const model of [provider.AccessToken, provider.RefreshToken, provider.AuthorizationCode]) await model.revokeByGrantId(grantId);
		await (await provider.Grant.find(grantId))?.destroy();
	}
	const target = new URL(returnTo);
	if (typeof session.state?.state === "string") target.searchParams.set("state", session.state.state);
	await session.destroy();
	context.cookies.set(provider.cookieName("session"), null, { path: "/oidc", httpOnly: true, sameSite: "lax", secure: context.secure });
	context.status = 303;
	context.redirect(target.href);
	return true;
}
