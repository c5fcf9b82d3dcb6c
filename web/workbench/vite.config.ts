import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import product from "../vite.config.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A build of its own, so that no page of the product downloads anything for it, not even the names of its parts. */
export default defineConfig(async (environment) => {
	const { build, ...rest } = await product(environment);
	// Its parts are shared differently from the product's, so the bundler divides them as it thinks best.
	const rolldownOptions = { ...build?.rolldownOptions, output: {} };
	return {
		...rest,
		root: here("."),
		publicDir: here("../public"),
		build: {
			...build,
			rolldownOptions,
			outDir: here("../../dist/workbench"),
			// Beside the product's, on the same server.
			assetsDir: "werkbank/assets",
			chunkSizeWarningLimit: 1_000,
		},
	};
});
