import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const api = process.env.API_URL ?? "http://localhost:3000";

/**
 * Every script and style is a file with a hash in its name, so the Content-Security-Policy needs neither
 * `unsafe-inline` nor `unsafe-eval`, and the server may let a browser keep them for a year.
 */
export default defineConfig({
	root: fileURLToPath(new URL(".", import.meta.url)),
	plugins: [react()],
	build: {
		outDir: "../dist/web",
		emptyOutDir: true,
		target: "es2022",
		// A font or picture as a data: address would need a hole in the policy.
		assetsInlineLimit: 0,
		// Which source became which file: the size gate of the first load reads it.
		manifest: true,
		modulePreload: { polyfill: false },
		reportCompressedSize: false,
	},
	server: {
		port: Number(process.env.WEB_PORT ?? 5173),
		strictPort: true,
		// Not all of /api: the folder web/api is served under that name here.
		proxy: { "^/api/(v1|client-configuration|person|openapi|docs|csp)": api, "^/oidc": api },
	},
});
