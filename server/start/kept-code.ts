import { createHash } from "node:crypto";
import { chmodSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { Script } from "node:vm";

/**
 * A CommonJS script with what V8 compiled of it in an earlier run, in a file beside it. Without that file, or with one of
 * another version of Node or of another text, it runs as well: V8 then compiles it anew, like every script. It may not use
 * `import()`: V8 forgets where kept code came from.
 */
export class KeptCode {
	readonly #file: string;
	readonly #hash: Buffer;
	readonly #script: Script;

	constructor(file: string) {
		const source = readFileSync(file);
		this.#file = file;
		// V8 compares lengths alone, and would run the code of another text of the same length.
		this.#hash = createHash("sha256").update(source).digest();
		this.#script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
			filename: file,
			cachedData: this.#kept(),
		});
	}

	/** Whether nothing was compiled anew. */
	get taken(): boolean {
		return this.#script.cachedDataRejected === false;
	}

	/** What the script exports. */
	run(): unknown {
		const module = { exports: {} };
		const body = this.#script.runInThisContext() as (...parts: readonly unknown[]) => void;
		body.call(module.exports, module.exports, createRequire(this.#file), module, this.#file, dirname(this.#file));
		return module.exports;
	}

	/** Keeps what is compiled by now: also each function that has run so far. */
	keep(): void {
		const making = `${keptBeside(this.#file)}.making`;
		writeFileSync(making, Buffer.concat([this.#hash, this.#script.createCachedData()]));
		// Whatever the process makes otherwise is its owner's alone; who runs the server may be another.
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

/** Path of the file with the compiled code. */
export const keptBeside = (file: string): string => `${file}.code`;
