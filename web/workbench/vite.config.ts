import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import product from "../vite.config.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A build of its own, so that no page of the product downloads anything for it, not even the names of its parts. */
export default defineConfig((environment) => {
	const { build, ...rest } = product(environment);
	return { ...rest, root: here("."), publicDir: here("../public"), build: { ...build, outDir: here("../../dist/workbench") } };
});
