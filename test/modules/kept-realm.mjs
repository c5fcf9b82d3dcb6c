import { TestEnvironment } from "jest-environment-node";
import { installCommonGlobals } from "jest-util";
import { globalsAsTheyAre, plainRealm, replacesModules } from "./plain-realm.mjs";

/** The realm of this worker's files that run in plain Node. */
let kept;

/**
 * One realm for all test files of a worker, in which `kept-modules.mjs` keeps the code under test. A file that replaces modules has a realm
 * of its own.
 */
export default function KeptRealm(config, context) {
	if (replacesModules(context.testPath)) return new Realm(config, context);
	kept ??= new Realm(config, context, true);
	return kept;
}

/** What a file changes about the globals is undone when it ends. */
class Realm extends TestEnvironment {
	#restore;

	constructor(config, context, isKept = false) {
		super(config, context);
		this.isKept = isKept;
		const realm = withGlobalsOfNode(plainRealm());
		installCommonGlobals(realm, config.projectConfig.globals);
		this.context = realm;
		this.global = realm;
		this.moduleMocker = new this.moduleMocker.constructor(realm);
		this.fakeTimersModern = new this.fakeTimersModern.constructor({ config: config.projectConfig, global: realm });
		this.#restore = globalsAsTheyAre(realm, realm.process);
	}

	async teardown() {
		this.fakeTimersModern.dispose();
		if (this.isKept) this.#restore();
		else await super.teardown();
	}
}

function withGlobalsOfNode(realm) {
	for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
		if (Object.hasOwn(realm, name) || name === "global") continue;
		if ("value" in descriptor || !descriptor.configurable) Object.defineProperty(realm, name, descriptor);
		else {
			const { enumerable } = descriptor;
			const set = (value) => Object.defineProperty(realm, name, { value, configurable: true, enumerable, writable: true });
			Object.defineProperty(realm, name, { configurable: true, enumerable, get: () => globalThis[name], set });
		}
	}
	Object.assign(realm, { global: realm, Buffer, ArrayBuffer, Uint8Array });
	realm.Error.stackTraceLimit = 100;
	return realm;
}
