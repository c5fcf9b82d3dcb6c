import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";
import { html, Markup } from "./html.ts";
import { page } from "./page.ts";

const sentences: Readonly<Record<string, string>> = {
	access_denied: "Het aanmelden is afgebroken.",
	invalid_client: "De aanvraag om aan te melden komt niet van een bekende toepassing.",
	invalid_redirect_uri: "De aanvraag om aan te melden wil terug naar een adres dat niet is toegestaan.",
	invalid_request: "De aanvraag om aan te melden is niet volledig of niet geldig.",
	server_error: "Er ging iets mis. Neem a.u.b. contact op.",
	temporarily_unavailable: "Aanmelden is nu even niet mogelijk. Probeer het later nog eens.",
};
const expired = "De aanvraag om aan te melden is verlopen of al gebruikt.";

/** Shown instead of sending the browser back, when where to send it is in doubt. Repeats nothing of what was sent. */
export function refusedPage(context: KoaContextWithOIDC, out: ErrorOut, error: Error): void {
	context.type = "html";
	context.body = messagePage(
		"Aanmelden is niet gelukt",
		error.name === "SessionNotFound" ? expired : (sentences[out.error] ?? sentences.invalid_request ?? ""),
	);
}

/** Asks before signing out, when the request does not prove that the person wants it. `form` is the provider's. */
export function signOutPage(context: KoaContextWithOIDC, form: string): void {
	context.type = "html";
	context.body = page(
		"Afmelden",
		html`<div class="card"><h1>Afmelden</h1>
<p>Wilt u zich afmelden bij Laadstroom?</p>
${new Markup(form)}
<div class="buttons"><button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Ja, afmelden</button>
<button class="plain" type="submit" form="op.logoutForm">Nee, aangemeld blijven</button></div></div>`,
	);
}

export function endedPage(context: KoaContextWithOIDC): void {
	context.type = "html";
	context.body = messagePage("Afgemeld", "U bent afgemeld bij Laadstroom.");
}

/** A page that says one thing and leads back to the product. */
export function messagePage(title: string, message: string): string {
	return page(
		title,
		html`<div class="card"><h1>${title}</h1><p role="status">${message}</p>
<div class="buttons"><a class="button" href="/">Naar Laadstroom</a></div></div>`,
	);
}
