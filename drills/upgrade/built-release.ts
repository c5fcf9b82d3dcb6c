import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";

/**
 * A version of the server for drills, ready to run: compiled code and its tenant. Packages and open data are those of the present version.
 */
export interface BuiltRelease {
	readonly commit: string;
	/** Texts by path. */
	readonly files: Readonly<Record<string, string>>;
}

const kept = join(import.meta.dirname, "former-release.json.br");

/** The former release stored beside this file: a copy of the project without git history can still test an upgrade. */
export function keptRelease(): BuiltRelease {
	return JSON.parse(brotliDecompressSync(readFileSync(kept)).toString()) as BuiltRelease;
}

export function keepRelease(release: BuiltRelease): void {
	const text = Buffer.from(JSON.stringify(release));
	const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
	writeFileSync(kept, brotliCompressSync(text, { params }));
}

/** Builds a release from its commit, with the packages of the present version. Needs the repository. */
export function buildRelease(commit: string): BuiltRelease {
	const top = mkdtempSync(join(tmpdir(), "laadstroom-former-"));
	const [source, compiled] = [join(top, "former"), join(top, "compiled")];
	run("git", "worktree", "add", "--detach", source, commit);
	try {
		symlinkSync(resolve("node_modules"), join(source, "node_modules"));
		const script = join(source, "drills/postgres-restarts/server-to-cut-off.ts");
		const bundler = join(source, "scripts/bundle-server.mjs");
		// Packages stay outside: no third-party code is stored here.
		writeFileSync(bundler, readFileSync(bundler, "utf8").replace(/const packagesInside = \[[^\]]*\]/, "const packagesInside = []"));
		run(process.execPath, bundler, compiled, `main=${script}`);
		const tenant = `flows/${defaultTenantFolder()}`;
		// The bundler names each source by its relative path from here, which differs between machines.
		const away = `${relative("", source)}/`;
		const server = Object.entries(textsOf(compiled, "server")).map(([path, text]) => [path, text.replaceAll(away, "")] as const);
		const files = { ...Object.fromEntries(server), ...textsOf(join(source, tenant), tenant) };
		return { commit: run("git", "rev-parse", commit), files };
	} finally {
		run("git", "worktree", "remove", "--force", source);
		rmSync(top, { recursive: true, force: true });
	}
}

interface LaidOut {
	/** The script that Node runs. */
	readonly main: string;
	readonly flows: string;
	remove(): void;
}

/** Writes it below the project, from where it finds packages and open data. */
export function layOut({ files }: BuiltRelease): LaidOut {
	const home = resolve("dist/for-tests");
	mkdirSync(home, { recursive: true });
	const folder = mkdtempSync(join(home, "former-"));
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	const remove = () => rmSync(folder, { recursive: true, force: true });
	return { main: join(folder, "server/main.js"), flows: join(folder, "flows"), remove };
}

function textsOf(folder: string, as: string): Record<string, string> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	return Object.fromEntries(
		files.map(({ parentPath, name }) => [
			join(as, join(parentPath, name).slice(folder.length)),
			readFileSync(join(parentPath, name), "utf8"),
		]),
	);
}

function run(program: string, ...words: readonly string[]): string {
	const { status, stdout, stderr } = spawnSync(program, words, { encoding: "utf8" });
	if (status !== 0) throw new Error(`${program} ${words[0]}: ${stderr}`);
	return stdout.trim();
}
