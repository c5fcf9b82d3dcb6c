import { fileURLToPath } from "node:url";
import jestRuntime from "jest-runtime";

const Runtime = jestRuntime.default ?? jestRuntime;
const root = fileURLToPath(new URL("../..", import.meta.url));

/** One for each realm that a worker keeps. */
const runtimes = new Map();

/**
 * Test files of a worker share what they test: modules of the product and of its libraries are read, linked and compiled
 * once in a realm that is kept (`kept-realm.mjs`, `kept-page.mjs`), where jest does so for each file. What belongs to tests is
 * made anew: the file itself and what stands beside it for tests; and so is the web, which remembers.
 */
export default function KeptModules(...given) {
	const [, environment, , , texts, , testPath] = given;
	if (!environment.isKept) return new Runtime(...given);
	const known = runtimes.get(environment);
	if (known === undefined) runtimes.set(environment, new SharedModules(...given));
	else known.begin(texts, testPath);
	return runtimes.get(environment);
}

class SharedModules extends Runtime {
	/** With the next file. */
	begin(texts, testPath) {
		this._testPath = testPath;
		this.esmLoader.testPath = testPath;
		this.executor.testPath = testPath;
		for (const [path, text] of texts) this.fileCache.strings.set(path, text);
		this.jestGlobals.fakeTimersImpl = this._environment.fakeTimersModern;
		this.testState.state = "loading";
	}

	teardown() {
		this.restoreAllMocks();
		this.mockState.clear();
		this.testMainModule.reset();
		this.jestGlobals.clearJestObjectCache();
		const { esModuleRegistry, moduleRegistry, internalModuleRegistry, mockRegistry, moduleMockRegistry } = this.registries;
		for (const [key, module] of esModuleRegistry) if (module.status !== "evaluated" || !isKept(key)) esModuleRegistry.delete(key);
		for (const path of moduleRegistry.keys()) if (!isKept(path)) moduleRegistry.delete(path);
		for (const path of internalModuleRegistry.keys()) if (path.includes("/jest-circus/")) internalModuleRegistry.delete(path);
		mockRegistry.clear();
		moduleMockRegistry.clear();
		this.fileCache.clear();
		// Whoever still asks for a module gets none; nothing is torn down that could be complained about.
		this.testState.leaveTestCode();
	}
}

/** Libraries that sign up with the file that loads them first, look at its window alone, or show what it left behind. */
const ofFiles =
	/^node_modules\/(?:@testing-library\/|axe-core\/|\.cache\/bundled-for-tests\/\w+\/_mantine_(?:notifications|spotlight)\.mjs)/;

/** Of the product, or of a library: path, address of a file, or name of a module of Node. */
function isKept(key) {
	if (key.startsWith("node:")) return true;
	const path = key.startsWith("file:") ? fileURLToPath(key) : key;
	if (!path.startsWith(root)) return false;
	const inside = path.slice(root.length);
	if (inside.startsWith("node_modules/")) return !ofFiles.test(inside);
	return (
		/^(?:engine|server|schemas|migrations|flows|geodata)\//.test(inside) &&
		!/\/(?:test-support|fixtures|harness)\/|\.test\.tsx?$/.test(inside)
	);
}

export const __esModule = true;
