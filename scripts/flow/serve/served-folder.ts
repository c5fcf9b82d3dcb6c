import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { applyEdits, type BundleFiles, type Edit, type EditRefusal, type JsonSchema, standaloneSection } from "../../../engine/index.ts";
import { type ShownFiles, shownFiles } from "../../../server/designs/thread/shown-files.ts";
import { bundleFiles } from "../../../server/tenants/bundle-files.ts";
import { currentBlocks } from "../read-flow.ts";

/** Polling interval in milliseconds: editors write in so many ways that only polling detects all of them. */
const pause = 250;

/** The result of edits: the revision of the files, and the inverse edits. */
interface Edited {
	readonly revision: string;
	readonly inverse: readonly Edit[];
}

/** Called on every change. */
type Listener = (revision: string) => void;

/** A tenant's folder on disk, read again whenever something in it changes. */
export class ServedFolder {
	#path: string;
	readonly #listeners = new Set<Listener>();
	#stamp = "";
	#shown: ShownFiles;
	/** Forms of sections by their hash, and the modules generated from them on request. */
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

	/** Switches to another folder, and notifies the listeners. @throws if it cannot be read: the present one then stays. */
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

	/** Checks whether something changed, and notifies the listeners. A file that disappears meanwhile is noticed at the next check. */
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

	/** Applies edits to the files as they were at a revision: all of them, or none, with the reason. */
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

	/** The validators of a section's form as a module; undefined for a form that was never in the folder. */
	validatorsOf(hash: string): string | undefined {
		const schema = this.#schemas.get(hash);
		if (schema === undefined) return undefined;
		const made = this.#modules.get(hash) ?? standaloneSection(schema);
		this.#modules.set(hash, made);
		return made;
	}
}

/** Whether this is an error of the file system: a path that is gone, is not a folder, or cannot be read. */
const isOfFiles = (failure: unknown): boolean => failure instanceof Error && "syscall" in failure;

function revisionOf(files: BundleFiles): string {
	const hash = createHash("sha256");
	for (const [path, text] of files) hash.update(`${path}\0${text ?? "\0"}\0`);
	return hash.digest("hex").slice(0, 16);
}

/** The folder itself and the folders within it that are read, and may be written. */
const folders = ["", "blocks", "manuals", "mappings", "scenarios"];

/** Names, sizes and times of the folder's contents: changes whenever a file does. */
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

/** Writes the files that differ, each in one operation; if one of them is not in this folder, writes nothing and says why. */
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

/** Whether the path is in the folder itself or in one of the folders that are read, and is not a link to elsewhere. */
function isWithin(folder: string, path: string): boolean {
	const file = join(folder, path);
	const root = realpathSync(folder);
	if (!existsSync(dirname(file))) return false;
	const place = realpathSync(dirname(file));
	return folders.some((each) => join(root, each) === place) && lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() !== true;
}
