import { fileURLToPath } from "node:url";
import jestRuntime from "jest-runtime";

const Runtime = jestRuntime.default ?? jestRuntime;
const root = fileURLToPath(new URL("../..", import.meta.url));

/** One for each realm that a worker keeps. */
const runtimes = new Map();

/**
 * Test files of a worker share the code under test: modules of the product and its libraries are read, linked and compiled once in a realm
 * that is kept (`kept-realm.mjs`, `kept-page.mjs`), where jest would do so for each file. Test code is loaded again each time: the file
 * itself and the test modules beside it; and so is the web, because it has state.
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
	/** Starts the next file. */
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
		// Late imports get no module; nothing is torn down that could cause complaints.
		this.testState.leaveTestCode();
	}
}

/** Libraries that register with the file that loads them first, use its window only, or show what it left behind. */
const ofFiles =
	/^node_modules\/(?:@testing-library\/|axe-core\/|\.cache\/bundled-for-tests\/\w+\/_mantine_(?:notifications|spotlight)\.mjs)/;

/** Whether a module of the product or of a library is kept. `key`: its path, a file URL, or the name of a Node module. */
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
