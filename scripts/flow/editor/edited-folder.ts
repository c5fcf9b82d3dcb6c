import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { type Blocks, type Bundle, checkBundle, type KnownNames, knownNames, type Problem, readBundle } from "../../../engine/index.ts";
import { bundleFiles } from "../../../server/tenants/bundle-files.ts";

/** A tenant's folder as seen in an editor: typed text takes precedence over the files on disk. */
export class EditedFolder {
	readonly path: string;
	readonly #blocks: () => Blocks;
	/** From the last time that the files could be read as a whole: while somebody types, they usually cannot. */
	#names: KnownNames | null = null;

	constructor(path: string, blocks: () => Blocks) {
		this.path = path;
		this.#blocks = blocks;
		this.#learn(this.#read(new Map()));
	}

	get names(): KnownNames | null {
		return this.#names;
	}

	/** Problems by path in the folder. `typed`: texts of the open files, by the same paths. */
	check(typed: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Problem[]> {
		const bundle = this.#read(typed);
		this.#learn(bundle);
		const found = new Map<string, Problem[]>();
		for (const problem of checkBundle(bundle, { blocks: this.#blocks() })) {
			const file = problem.file.slice(this.path.length + 1);
			found.set(file, [...(found.get(file) ?? []), problem]);
		}
		return found;
	}

	#read(typed: ReadonlyMap<string, string>): Bundle {
		return readBundle(new Map([...bundleFiles(this.path, "all"), ...typed]), this.path);
	}

	#learn(bundle: Bundle): void {
		this.#names = knownNames(bundle, this.#blocks()) ?? this.#names;
	}
}

/** The nearest folder above a file that contains a tenant, and the file's path within it, with slashes; undefined for any other file. */
export function placeOf(file: string): { readonly folder: string; readonly path: string } | undefined {
	let folder = dirname(file);
	while (!existsSync(join(folder, "tenant.json"))) {
		if (dirname(folder) === folder) return undefined;
		folder = dirname(folder);
	}
	return { folder, path: relative(folder, file).split(sep).join("/") };
}
