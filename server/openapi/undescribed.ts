/**
 * The addresses that this server answers but its description leaves out, and why. Prefixes end in `*`. A test compares them with every
 * registered route. In addition, a call with a method that its address does not support is answered 405, and HEAD like GET.
 */
export const undescribed: Readonly<Record<string, string>> = {
	"/oidc/*": "OpenID Connect describes its own calls; beside them lie the pages and forms of the sign-in",
	"/api/csp-reports": "what browsers send it is described by the standard of content security policies",
	"/api/openapi.json": "the description itself",
	"/api/docs*": "pages that show the description",
	"/health": "a sign of life for whoever runs the server, and no call of the API",
	"/ready": "the same",
	"/index.html": "the web",
	"/assets/*": "files of the web",
	"/*": "pages of the web, all of them the one application",
};
