import { readFileSync } from "node:fs";
import { constants, createContext } from "node:vm";

/**
 * A realm whose global object is an ordinary one. Those of jest and jsdom query an object of another realm for each `Object` and each `Map`
 * in the code.
 */
export const plainRealm = () => createContext(constants.DONT_CONTEXTIFY);

/** Whether a test replaces modules of the product: then it must not share what it loads. */
const replacing = /\bjest\.(?:unstable_mockModule|mock|resetModules|isolateModules\w*)\b/;
export const replacesModules = (testPath) => replacing.test(readFileSync(testPath, "utf8"));

/** Records a realm's globals and environment: returns a function that restores them. */
export function globalsAsTheyAre(realm, process) {
	const globals = Object.getOwnPropertyDescriptors(realm);
	const environment = { ...process.env };
	const { exit } = process;
	return () => {
		for (const name of Object.getOwnPropertyNames(realm)) if (globals[name] === undefined) delete realm[name];
		for (const [name, descriptor] of Object.entries(globals)) {
			if (name === "console" || !descriptor.configurable) continue;
			const now = Object.getOwnPropertyDescriptor(realm, name);
			if (now?.value !== descriptor.value || now?.get !== descriptor.get) Object.defineProperty(realm, name, descriptor);
		}
		for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
		Object.assign(process.env, environment);
		process.exit = exit;
	};
}
