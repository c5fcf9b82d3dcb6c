import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { type BundleFiles, type ShownBundle, showBundle } from "../../../engine/index.ts";
import { bundleFiles } from "../../../server/tenants/bundle-files.ts";
import { currentBlocks } from "../read-flow.ts";

/** Milliseconds between two looks at the folder: editors write in so many ways that nothing but looking sees them all. */
const pause = 250;

/** Told of every change. */
type Listener = (revision: string) => void;

/** A tenant's folder on disk, read anew whenever something in it changed. */
export class ServedFolder {
	readonly path: string;
	readonly #listeners = new Set<Listener>();
	#stamp = "";
	#shown: ShownBundle;
	#timer: NodeJS.Timeout | undefined;

	constructor(path: string) {
		this.path = resolve(path);
		this.#stamp = stampOf(this.path);
		this.#shown = this.#read();
	}

	get shown(): ShownBundle {
		return this.#shown;
	}

	/** Looks whether something changed, and tells who listens. */
	look(): void {
		const stamp = stampOf(this.path);
		if (stamp === this.#stamp) return;
		this.#stamp = stamp;
		const before = this.#shown.revision;
		this.#shown = this.#read();
		if (this.#shown.revision !== before) for (const listener of this.#listeners) listener(this.#shown.revision);
	}

	watch(listener: Listener): () => void {
		this.#listeners.add(listener);
		this.#timer ??= setInterval(() => this.look(), pause);
		return () => {
			this.#listeners.delete(listener);
			if (this.#listeners.size > 0) return;
			clearInterval(this.#timer);
			this.#timer = undefined;
		};
	}

	#read(): ShownBundle {
		const files = bundleFiles(this.path, "all");
		return showBundle(files, { folder: basename(this.path), revision: revisionOf(files), blocks: currentBlocks() });
	}
}

function revisionOf(files: BundleFiles): string {
	const hash = createHash("sha256");
	for (const [path, text] of files) hash.update(`${path}\0${text ?? "\0"}\0`);
	return hash.digest("hex").slice(0, 16);
}

/** Names, sizes and times of what the folder holds: changes whenever a file does. */
function stampOf(folder: string): string {
	return ["", "manuals", "scenarios"]
		.flatMap((sub) => (existsSync(join(folder, sub)) ? readdirSync(join(folder, sub)).map((name) => join(folder, sub, name)) : []))
		.map((path) => {
			const stat = statSync(path, { throwIfNoEntry: false });
			return `${path} ${stat?.size} ${stat?.mtimeMs}`;
		})
		.join("\n");
}
