import equal from "ajv/dist/runtime/equal.js";
import ucs2length from "ajv/dist/runtime/ucs2length.js";
import { formats, type SectionValidator, type ValidatorOf } from "../../engine/index.ts";

/** Creates the validators by section key from their run-time dependencies; see the engine's `standaloneValidators`. */
type MakeValidators = (require: (id: string) => unknown) => Readonly<Record<string, unknown>>;

/** Depending on the bundler, a CommonJS module imported from ESM is its exports or its default export. */
function defaultOf(module: unknown): unknown {
	return typeof module === "object" && module !== null && "default" in module ? module.default : module;
}

const runtime: Readonly<Record<string, unknown>> = {
	"laadstroom/formats": { formats },
	"ajv/dist/runtime/equal": { default: defaultOf(equal) },
	"ajv/dist/runtime/ucs2length": { default: defaultOf(ucs2length) },
};

/**
 * Absolute address of the validators module. Throws if it is on another origin, since imported code runs with all our
 * rights.
 */
export function validatorsUrl(address: string, origin: string): string {
	const url = new URL(address, origin);
	if (url.origin !== origin) throw new Error(`validators of another origin: ${url.origin}`);
	return url.href;
}

function isValidator(value: unknown): value is SectionValidator {
	return typeof value === "function";
}

export function validatorsOf(make: MakeValidators): ValidatorOf {
	const made = make((id) => {
		if (!(id in runtime)) throw new Error(`validators need ${id}`);
		return runtime[id];
	});
	return (sectionKey) => {
		const validator = made[sectionKey];
		if (!isValidator(validator)) throw new Error(`missing validator of ${sectionKey}`);
		return validator;
	};
}

/**
 * Imports the validators the server compiled for one version of a flow; the browser's policy forbids compiling them
 * here.
 */
export async function loadValidators(address: string): Promise<ValidatorOf> {
	const url = validatorsUrl(address, globalThis.location.origin);
	const module = (await import(/* @vite-ignore */ url)) as { default: MakeValidators };
	return validatorsOf(module.default);
}
