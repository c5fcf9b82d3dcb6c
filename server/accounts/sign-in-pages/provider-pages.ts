import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";
import * as accountTexts from "../../texts/accounts.ts";
import { html, Markup } from "./html.ts";
import { page } from "./page.ts";

const sentences: Readonly<Record<string, string>> = {
	access_denied: accountTexts.signInBrokenOff,
	invalid_client: accountTexts.unknownApplication,
	invalid_redirect_uri: accountTexts.addressNotAllowed,
	invalid_request: accountTexts.incompleteSignIn,
	server_error: accountTexts.failed,
	temporarily_unavailable: accountTexts.signInUnavailable,
};
const expired = accountTexts.requestUsed;

/** Shown when it is unclear where to redirect the browser. Repeats nothing of the request. */
export function refusedPage(context: KoaContextWithOIDC, out: ErrorOut, error: Error): void {
	context.type = "html";
	context.body = messagePage(
		accountTexts.signInFailed,
		error.name === "SessionNotFound" ? expired : (sentences[out.error] ?? sentences.invalid_request ?? ""),
	);
}

/** Asks for confirmation before signing out, when the request does not prove that the person wants it. `form` is the provider's. */
export function signOutPage(context: KoaContextWithOIDC, form: string): void {
	context.type = "html";
	context.body = page(
		accountTexts.signOut,
		html`<div class="card"><h1>${accountTexts.signOut}</h1>
<p>${accountTexts.signOutAsked}</p>
${new Markup(form)}
<div class="buttons"><button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>${accountTexts.signOutYes}</button>
<button class="plain" type="submit" form="op.logoutForm">${accountTexts.signOutNo}</button></div></div>`,
	);
}

export function endedPage(context: KoaContextWithOIDC): void {
	context.type = "html";
	context.body = messagePage(accountTexts.signedOutTitle, accountTexts.signedOut);
}

/** A page with one message and a link back to the product. */
export function messagePage(title: string, message: string): string {
	return page(
		title,
		html`<div class="card"><h1>${title}</h1><p role="status">${message}</p>
<div class="buttons"><a class="button" href="/">${accountTexts.toProduct}</a></div></div>`,
	);
}
