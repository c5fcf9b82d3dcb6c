import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { applyEdits, type BundleFiles, type Edit, type EditRefusal, type JsonSchema, standaloneSection } from "../../../engine/index.ts";
import { type ShownFiles, shownFiles } from "../../../server/designs/shown-files.ts";
import { bundleFiles } from "../../../server/tenants/bundle-files.ts";
import { currentBlocks } from "../read-flow.ts";

/** Milliseconds between two looks at the folder: editors write in so many ways that nothing but looking sees them all. */
const pause = 250;

/** What became of edits: the files' revision, and what takes them back. */
interface Edited {
	readonly revision: string;
	readonly inverse: readonly Edit[];
}

/** Told of every change. */
type Listener = (revision: string) => void;

/** A tenant's folder on disk, read anew whenever something in it changed. */
export class ServedFolder {
	#path: string;
	readonly #listeners = new Set<Listener>();
	#stamp = "";
	#shown: ShownFiles;
	/** Forms of sections by their hash, and the modules made of them when somebody asked. */
	readonly #schemas = new Map<string, JsonSchema>();
	readonly #modules = new Map<string, string>();
	#timer: NodeJS.Timeout | undefined;

	constructor(path: string) {
		this.#path = resolve(path);
		this.#stamp = stampOf(this.path);
		this.#shown = this.#read();
	}

	get path(): string {
		return this.#path;
	}

	/** Goes on with another folder, and tells who listens. @throws where it can't be read: what is shown stays then. */
	open(path: string): void {
		const before = this.#path;
		this.#path = resolve(path);
		try {
			this.#take(stampOf(this.path));
		} catch (failure) {
			this.#path = before;
			throw failure;
		}
	}

	get shown(): ShownFiles {
		return this.#shown;
	}

	/** Looks whether something changed, and tells who listens. What goes while it is looked at is seen at the next look. */
	look(): void {
		try {
			this.#take(stampOf(this.path));
		} catch (failure) {
			if (!isOfFiles(failure)) throw failure;
		}
	}

	#take(stamp: string): void {
		if (stamp === this.#stamp) return;
		const before = this.#shown.revision;
		this.#shown = this.#read();
		this.#stamp = stamp;
		if (this.#shown.revision !== before) for (const listener of this.#listeners) listener(this.#shown.revision);
	}

	/** Applies edits to the files as they were at a revision: all of them, or none with the reason. */
	edit(revision: string, edits: readonly Edit[]): Edited | EditRefusal | "outdated" {
		this.look();
		if (revision !== this.#shown.revision) return "outdated";
		const before = bundleFiles(this.path, "all");
		const edited = applyEdits(before, edits);
		if ("refused" in edited) return edited;
		const outside = writeFiles(this.path, before, edited.bundle);
		if (outside !== null) return outside;
		this.look();
		return { revision: this.#shown.revision, inverse: edited.inverse };
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

	#read(): ShownFiles {
		const files = bundleFiles(this.path, "all");
		const [shown, schemas] = shownFiles(files, {
			folder: basename(this.path),
			revision: revisionOf(files),
			blocks: currentBlocks(),
			addressOf: (hash) => `/api/folder/validators/${hash}.js`,
		});
		for (const [hash, schema] of schemas) this.#schemas.set(hash, schema);
		return shown;
	}

	/** The validators of a section's form as a module; undefined for one that never was in the folder. */
	validatorsOf(hash: string): string | undefined {
		const schema = this.#schemas.get(hash);
		if (schema === undefined) return undefined;
		const made = this.#modules.get(hash) ?? standaloneSection(schema);
		this.#modules.set(hash, made);
		return made;
	}
}

/** Something of the file system: not there any more, no folder, not to be read. */
const isOfFiles = (failure: unknown): boolean => failure instanceof Error && "syscall" in failure;

function revisionOf(files: BundleFiles): string {
	const hash = createHash("sha256");
	for (const [path, text] of files) hash.update(`${path}\0${text ?? "\0"}\0`);
	return hash.digest("hex").slice(0, 16);
}

/** The folder itself and those in it that are read, and may be written. */
const folders = ["", "blocks", "manuals", "mappings", "scenarios"];

/** Names, sizes and times of what the folder holds: changes whenever a file does. */
function stampOf(folder: string): string {
	return folders
		.map((sub) => join(folder, sub))
		.flatMap((place) => (isFolder(place) ? readdirSync(place).map((name) => join(place, name)) : []))
		.map((path) => {
			const stat = statSync(path, { throwIfNoEntry: false });
			return `${path} ${stat?.size} ${stat?.mtimeMs}`;
		})
		.join("\n");
}

const isFolder = (place: string): boolean => statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;

/** Writes what differs, each file in one go; when one of them is not a file of this very folder, writes nothing and says why. */
function writeFiles(folder: string, before: BundleFiles, after: BundleFiles): EditRefusal | null {
	const changed = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
	const outside = changed.find((path) => !isWithin(folder, path));
	if (outside !== undefined) return { refused: "bad-path", message: "This is no file of the folder.", file: outside };
	for (const path of changed) {
		const text = after.get(path);
		const file = join(folder, path);
		if (typeof text !== "string") {
			rmSync(file);
			continue;
		}
		writeFileSync(`${file}.new`, text);
		renameSync(`${file}.new`, file);
	}
	return null;
}

/** In the folder itself or in one of those that are read, and no link to elsewhere. */
function isWithin(folder: string, path: string): boolean {
	const file = join(folder, path);
	const root = realpathSync(folder);
	if (!existsSync(dirname(file))) return false;
	const place = realpathSync(dirname(file));
	return folders.some((each) => join(root, each) === place) && lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() !== true;
}
