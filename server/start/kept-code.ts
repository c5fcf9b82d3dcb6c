import { createHash } from "node:crypto";
import { chmodSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { Script } from "node:vm";

/**
 * A CommonJS script with V8's code cache from an earlier run, in a file beside it. Without that file, or with one of another Node version
 * or another text, it still runs: V8 then compiles it, like any script. The script may not use `import()`: V8 does not know the origin of
 * cached code.
 */
export class KeptCode {
	readonly #file: string;
	readonly #hash: Buffer;
	readonly #script: Script;

	constructor(file: string) {
		const source = readFileSync(file);
		this.#file = file;
		// V8 only compares lengths, and would run the cached code of another text of the same length.
		this.#hash = createHash("sha256").update(source).digest();
		this.#script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
			filename: file,
			cachedData: this.#kept(),
		});
	}

	/** Whether the code cache was accepted. */
	get taken(): boolean {
		return this.#script.cachedDataRejected === false;
	}

	/** Runs the script and returns its exports. */
	run(): unknown {
		const module = { exports: {} };
		const body = this.#script.runInThisContext() as (...parts: readonly unknown[]) => void;
		body.call(module.exports, module.exports, createRequire(this.#file), module, this.#file, dirname(this.#file));
		return module.exports;
	}

	/** Writes the code cache, including each function that has run so far. */
	keep(): void {
		const making = `${keptBeside(this.#file)}.making`;
		writeFileSync(making, Buffer.concat([this.#hash, this.#script.createCachedData()]));
		// Other files of the process are private to its owner; the user who runs the server may be another one.
		chmodSync(making, 0o644);
		renameSync(making, keptBeside(this.#file));
	}

	#kept(): Buffer | undefined {
		let kept: Buffer;
		try {
			kept = readFileSync(keptBeside(this.#file));
		} catch {
			return undefined;
		}
		const length = this.#hash.length;
		return kept.subarray(0, length).equals(this.#hash) ? kept.subarray(length) : undefined;
	}
}

/** Path of the file with the code cache. */
export const keptBeside = (file: string): string => `${file}.code`;
