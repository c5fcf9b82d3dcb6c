import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import product from "../vite.config.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A separate build, so that no page of the product downloads anything for it, not even the names of its chunks. */
export default defineConfig(async (environment) => {
	const { build, ...rest } = await product(environment);
	// Its chunks are shared differently from the product's, so the bundler splits them as it sees fit.
	const rolldownOptions = { ...build?.rolldownOptions, output: {} };
	return {
		...rest,
		root: here("."),
		publicDir: here("../public"),
		build: {
			...build,
			rolldownOptions,
			outDir: here("../../dist/workbench"),
			// Beside the product's assets, on the same server.
			assetsDir: "werkbank/assets",
			chunkSizeWarningLimit: 1_000,
		},
	};
});
