import { readFileSync } from "node:fs";
import { bundleLibraries } from "./test/modules/bundle-libraries.mjs";

/** What the browser's bundle has in place of parts of its libraries (web/vite.config.ts). */
const inPlaceOf = (folder) =>
	Object.fromEntries(
		Object.entries(JSON.parse(readFileSync(new URL(`${folder}/replacements.json`, import.meta.url), "utf8"))).map(([module, standIn]) => [
			`^${module.replaceAll(".", "\\.")}$`,
			`<rootDir>/${folder}/${standIn}`,
		]),
	);
const formReplacements = inPlaceOf("web/forms/replacements");
const workbookParts = inPlaceOf("web/export");
const libraries = await bundleLibraries();
/** Testing Library with the patience that a busy machine asks for. */
const patience = { "^@testing-library/react$": "<rootDir>/test/web/testing-library.mjs" };
/** What a browser gets: React's own for development notes for each element where in the code it was made, which nobody reads here. */
const elements = { "^react/jsx-runtime$": "<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js" };

/** Threads of the server from few files. */
const threads = { "^\\.\\.?/(?:database/)?start-thread\\.ts$": "<rootDir>/test/modules/start-thread.ts" };

const transform = {
	"^.+\\.tsx?$": [
		"@swc/jest",
		{
			jsc: {
				target: "es2023",
				parser: { syntax: "typescript", tsx: true },
				transform: { react: { runtime: "automatic" } },
				experimental: { keepImportAttributes: true },
			},
			module: { type: "es6" },
		},
	],
};
/** What asks PostgreSQL alone says so in its name: without one such a file has no test, which jest takes for a mistake. */
const ofPostgres = process.env.TEST_DATABASE_URL ? [] : ["\\.postgres\\.test\\.ts$"];
const shared = {
	runtime: "<rootDir>/test/modules/kept-modules.mjs",
	transform,
	extensionsToTreatAsEsm: [".ts", ".tsx"],
	modulePathIgnorePatterns: ["<rootDir>/dist/"],
	testPathIgnorePatterns: ["/node_modules/", "<rootDir>/dist/", "<rootDir>/test/browser/", ...ofPostgres],
};
const namedPlugins = "<rootDir>/test/modules/named-plugins.mjs";
const node = (displayName, ...folders) => ({
	...shared,
	displayName,
	testEnvironment: "<rootDir>/test/modules/kept-realm.mjs",
	setupFiles: [namedPlugins],
	moduleNameMapper: { ...workbookParts, ...libraries, ...threads },
	testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
});

/** Browser journeys run in Playwright (test/browser); everything else runs here. */
/** A loaded machine is slow, not wrong: the limit only ends what hangs. */
export default {
	globalSetup: "<rootDir>/test/modules/folder-of-run.mjs",
	testSequencer: "<rootDir>/test/modules/longest-first.mjs",
	testTimeout: 240_000,
	// Modules of a suite that ended are not let go of: a worker that holds this much is started anew, or it would clean up more than it tests.
	workerIdleMemoryLimit: "1200MB",
	projects: [
		node("engine", "engine", "schemas", "flows"),
		node("server", "server", "migrations"),
		node("across", "test", "scripts", "drills"),
		{
			...shared,
			displayName: "web",
			testEnvironment: "<rootDir>/test/modules/kept-page.mjs",
			testMatch: ["<rootDir>/web/**/*.test.ts", "<rootDir>/web/**/*.test.tsx"],
			moduleNameMapper: {
				"\\.(css|svg|png)$": "<rootDir>/test/web/empty-asset.ts",
				...formReplacements,
				...workbookParts,
				...libraries,
				...elements,
				...patience,
			},
			setupFiles: ["<rootDir>/test/web/browser-environment.ts"],
		},
		{
			...shared,
			displayName: "screens",
			testEnvironment: "<rootDir>/test/screens/harness/browser-beside-server.mjs",
			testMatch: ["<rootDir>/test/screens/**/*.test.tsx"],
			moduleNameMapper: {
				"\\.(css|svg|png)$": "<rootDir>/test/web/empty-asset.ts",
				"^(\\.|\\.\\./\\.\\./flows)/load-validators\\.ts$": "<rootDir>/test/screens/harness/load-validators.ts",
				...formReplacements,
				...workbookParts,
				...libraries,
				...threads,
				...elements,
				...patience,
			},
			setupFiles: ["<rootDir>/test/web/browser-environment.ts", namedPlugins],
		},
	],
};
