import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import react from "@vitejs/plugin-react";
import { build, loadConfigFromFile, type UserConfig } from "vite";

const TYPES: Readonly<Record<string, string>> = {
	".html": "text/html",
	".js": "text/javascript",
	".css": "text/css",
	".woff2": "font/woff2",
};

/** Serves pages from a folder of the bench, built like the product, from a server that only sends files. */
export async function servePages(root: string, pages: readonly string[]): Promise<{ readonly url: string; close(): void }> {
	const folder = mkdtempSync(join(tmpdir(), "bench-pages-"));
	const { resolve, worker } = await loadConfiguration();
	await build({
		root,
		configFile: false,
		logLevel: "error",
		plugins: [react()],
		resolve: resolve ?? {},
		worker: worker ?? {},
		build: {
			outDir: folder,
			emptyOutDir: true,
			target: "es2022",
			assetsInlineLimit: 0,
			modulePreload: { polyfill: false },
			reportCompressedSize: false,
			rolldownOptions: { input: pages.map((page) => join(root, page)) },
		},
	});
	const server = createServer((request, response) => {
		const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
		try {
			response.setHeader("content-type", TYPES[extname(path)] ?? "application/octet-stream");
			response.end(readFileSync(join(folder, path)));
		} catch {
			response.writeHead(404).end();
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
	const address = server.address();
	return {
		url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
		close() {
			server.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** The product's replacements for parts of its libraries apply here too. */
async function loadConfiguration(): Promise<UserConfig> {
	const loaded = await loadConfigFromFile({ command: "build", mode: "production" }, "web/vite.config.ts");
	if (loaded === null) throw new Error("The web has no build configuration.");
	return loaded.config;
}
