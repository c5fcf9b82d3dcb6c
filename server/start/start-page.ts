import { createHash } from "node:crypto";
import * as problemTexts from "../texts/problems.ts";

const style = "body{font:1rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:30rem;padding:0 1rem;color:#1f2933}h1{font-size:1.5rem}";

const text = `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3"><title>${problemTexts.startTitle}</title><style>${style}</style></head>
<body><main><h1>${problemTexts.startTitle}</h1><p role="status">${problemTexts.startDetail}</p></main></body></html>
`;

/** For a browser that comes while the server is starting. */
export const startPage = {
	text,
	headers: {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; frame-ancestors 'none'; base-uri 'none'`,
		"x-content-type-options": "nosniff",
		"referrer-policy": "no-referrer",
	},
};
