import { strFromU8, unzipSync, zipSync } from "fflate";
import { canonicalFiles, type Edit, withOwnDeployment } from "../../../engine/index.ts";

/** A file of a design in the server's notation: its text, or the bytes of a binary file. */
export interface ToldFile {
	readonly path: string;
	readonly text: string | null;
	readonly base64?: string;
}

/** The earliest date that the format can represent, so that equal contents give equal files. */
const noDate = new Date(1980, 0, 1);

/** The folder of a tenant, byte for byte as under `flows/`. */
export function zipOf(folder: string, files: readonly ToldFile[]): Uint8Array<ArrayBuffer> {
	const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : 1));
	const entries = sorted.map((file) => [`${folder}/${file.path}`, bytesOf(file)] as const);
	return zipSync(Object.fromEntries(entries), { level: 6, mtime: noDate });
}

function bytesOf({ text, base64 = "" }: ToldFile): Uint8Array {
	return text === null ? Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)) : new TextEncoder().encode(text);
}

/** Maximum size and number of a tenant's files; beyond that, nothing is unpacked. */
const mostSize = 5 * 1024 * 1024;
const mostFiles = 500;

/** Files by their path in the tenant's folder, whether or not the zip contains that folder itself; or why it is refused. */
export function filesInZip(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> | "no-zip" | "too-large" | "no-tenant" {
	let size = 0;
	let count = 0;
	let unpacked: Readonly<Record<string, Uint8Array>>;
	try {
		unpacked = unzipSync(bytes, {
			filter: ({ name, originalSize }) => {
				if (name.endsWith("/") || isOfAnotherProgram(name)) return false;
				size += originalSize;
				count += 1;
				return size <= mostSize && count <= mostFiles;
			},
		});
	} catch {
		return "no-zip";
	}
	if (size > mostSize || count > mostFiles) return "too-large";
	const [root] = Object.keys(unpacked)
		.filter((path) => /^([^/]+\/)?tenant\.json$/.test(path))
		.map((path) => path.slice(0, -"tenant.json".length));
	if (root === undefined) return "no-tenant";
	return new Map(
		Object.entries(unpacked).flatMap(([path, content]) => (path.startsWith(root) ? [[path.slice(root.length), content]] : [])),
	);
}

/** Files that other programs add to a folder. */
const isOfAnotherProgram = (path: string): boolean => path.split("/").some((name) => name.startsWith(".") || name === "__MACOSX");

/** The changes that the files of a zip make to a design. */
export interface Import {
	readonly edits: readonly Edit[];
	/** Binary files that differ, or exist on one side only: they stay as they are in the design. */
	readonly left: readonly string[];
	/** What the deployment decides and the zip says differently, by Dutch names: it stays as it is in the design. */
	readonly kept: readonly string[];
}

export function importOf(zip: ReadonlyMap<string, Uint8Array>, files: readonly ToldFile[]): Import {
	const edits: Edit[] = [];
	const left: string[] = [];
	const kept: string[] = [];
	const known = new Map(files.map((file) => [file.path, file]));
	for (const [path, bytes] of zip) {
		const there = known.get(path);
		const text = path === "tenant.json" ? ownTenant(there?.text ?? "", textOf(bytes), kept) : textOf(bytes);
		if (text === null || there?.text === null) {
			if (there === undefined || !isSame(bytesOf(there), bytes)) left.push(path);
		} else if (there?.text !== (canonicalFiles(new Map([[path, text]])).get(path) ?? text))
			edits.push({ op: "text", file: path, value: text });
	}
	for (const { path, text } of files) {
		if (zip.has(path)) continue;
		if (text === null) left.push(path);
		else edits.push({ op: "text", file: path, value: null });
	}
	return { edits, left, kept };
}

/** The tenant's file of a zip, with the design's own values of what the deployment decides. `kept`: takes the names of those that differ. */
function ownTenant(own: string, other: string | null, kept: string[]): string | null {
	const merged = other === null ? null : withOwnDeployment(parsed(own), parsed(other));
	if (merged === null || merged.kept.length === 0) return other;
	kept.push(...merged.kept);
	return JSON.stringify(merged.tenant);
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}

function textOf(bytes: Uint8Array): string | null {
	try {
		const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
		return text.includes("\0") ? null : text;
	} catch {
		return null;
	}
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean => strFromU8(one, true) === strFromU8(other, true);

/** Limits of one call: number of edits, and characters of text. */
const mostEdits = 200;
const mostText = 600_000;

/** Splits the edits into as many calls as necessary. */
export function inCalls(edits: readonly Edit[]): readonly (readonly Edit[])[] {
	const calls: Edit[][] = [];
	let size = 0;
	for (const edit of edits) {
		const length = JSON.stringify(edit).length;
		const last = calls.at(-1);
		if (last === undefined || last.length === mostEdits || size + length > mostText) {
			calls.push([edit]);
			size = length;
		} else {
			last.push(edit);
			size += length;
		}
	}
	return calls;
}
