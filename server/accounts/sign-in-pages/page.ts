import { html, type Markup } from "./html.ts";

/** Policy of these pages: only our own style sheet and typeface; no script, no frame, forms only to ourselves. */
export const pagePolicy = [
	"default-src 'none'",
	"style-src 'self'",
	"font-src 'self'",
	// Empty on purpose: the provider adds the hash of its one auto-submitting form to it.
	"script-src 'self'",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join("; ");

export const styleAddress = "/oidc/sign-in.css";

/** A whole page in the product's style. */
export function page(title: string, content: Markup): string {
	return html`<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - Laadstroom</title>
<link rel="stylesheet" href="${styleAddress}">
</head>
<body>
<header><p class="brand"><span class="mark" aria-hidden="true"></span>Laadstroom</p></header>
<main id="inhoud">
${content}
</main>
</body>
</html>`.text;
}
