import { TestEnvironment } from "jest-environment-jsdom";
import { installCommonGlobals } from "jest-util";
import { globalsAsTheyAre, plainRealm, replacesModules } from "./plain-realm.mjs";

/**
 * One realm for all test files of a worker that have a page, in which `kept-modules.mjs` keeps the code under test. Each file has a jsdom
 * window of its own: the realm's globals refer to the open one. A file that replaces modules has a realm of its own.
 */
export function keptPage(Page) {
	let kept;
	return function KeptPage(config, context) {
		if (replacesModules(context.testPath)) return new Page(config, context);
		if (kept === undefined) kept = new Page(config, context, true);
		else kept.open(config, context);
		return kept;
	};
}

export class PageRealm {
	/** jsdom's page, without a realm of its own. */
	#page;
	/** The window of that page, which stays after the page closed, so that late code still finds one. */
	#window;
	#restore;

	constructor(config, context, isKept = false) {
		this.isKept = isKept;
		this.global = plainRealm();
		installCommonGlobals(this.global, config.projectConfig.globals);
		this.global.Error.stackTraceLimit = 100;
		Object.assign(this.global, { Buffer, global: this.global });
		this.#restore = globalsAsTheyAre(this.global, this.global.process);
		this.open(config, context);
		this.moduleMocker = new this.#page.moduleMocker.constructor(this.global);
		this.fakeTimersModern = new this.#page.fakeTimersModern.constructor({ config: config.projectConfig, global: this.global });
	}

	/** Prepares the realm for the next file. Undoes what the former file changed about the globals. */
	open(config, context) {
		this.#restore();
		const testEnvironmentOptions = { ...config.projectConfig.testEnvironmentOptions, runScripts: undefined };
		this.#page = new TestEnvironment({ ...config, projectConfig: { ...config.projectConfig, testEnvironmentOptions } }, context);
		this.#window = this.#page.global;
		leadTo(() => this.#window, this.global);
		Object.defineProperty(this.global.document, "defaultView", { configurable: true, value: this.global });
		Object.assign(this.global, this.globalsOf());
	}

	/**
	 * Globals that replace or extend jsdom's. React's scheduler, which is kept, waits for its timer: a timer of jsdom's ends with the
	 * window, and nothing would be drawn in the next.
	 */
	globalsOf() {
		return { setImmediate: (...asked) => soon(this.#page, ...asked), clearImmediate };
	}

	async setup() {}

	async teardown() {
		this.fakeTimersModern.dispose();
		await this.#page.teardown();
		// Whatever the scheduler still had to draw is done before the next file begins.
		for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
	}

	exportConditions() {
		return ["browser"];
	}

	getVmContext() {
		return this.global;
	}
}

/** Runs in the next turn. Code that draws in a window that has closed by then fails, which is of no interest. */
function soon(page, act, ...given) {
	return setImmediate(() => {
		try {
			act(...given);
		} catch (failure) {
			if (page.global !== null) throw failure;
		}
	});
}

const itself = ["window", "self", "top", "parent", "frames"];

/**
 * Gives a realm the globals of a window: classes and the document directly, the others by forwarding to the window that is open at the
 * time.
 */
function leadTo(open, realm) {
	for (let part = open(); part !== null && part !== Object.prototype; part = Object.getPrototypeOf(part)) {
		for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(part))) {
			if (Object.hasOwn(realm, name) || name.startsWith("_") || name === "constructor") continue;
			Object.defineProperty(realm, name, { configurable: true, enumerable: descriptor.enumerable, ...led(name, descriptor, open, realm) });
		}
	}
	for (const name of itself) Object.defineProperty(realm, name, { configurable: true, enumerable: true, writable: true, value: realm });
}

function led(name, { set, writable, enumerable }, open, realm) {
	const value = open()[name];
	const isClass = typeof value === "function" && /^[A-Z]/.test(name);
	if (isClass || name === "document") return { writable: true, value };
	if (typeof value === "function") return { writable: true, value: (...given) => open()[name](...given) };
	const toWindow = (to) => {
		open()[name] = to;
	};
	const inPlace = (to) => Object.defineProperty(realm, name, { configurable: true, enumerable, writable: true, value: to });
	return { get: () => open()[name], set: set !== undefined || writable ? toWindow : inPlace };
}

export default keptPage(PageRealm);
