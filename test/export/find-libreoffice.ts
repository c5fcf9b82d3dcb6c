import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

const KNOWN_PLACES = [
	"/usr/bin/soffice",
	"/usr/bin/libreoffice",
	"/usr/local/bin/soffice",
	"/opt/libreoffice/program/soffice",
	"/Applications/LibreOffice.app/Contents/MacOS/soffice",
];

/** Path of LibreOffice on this machine, or undefined. LIBREOFFICE_PATH takes precedence. */
export function findLibreOffice(): string | undefined {
	return [process.env.LIBREOFFICE_PATH, ...KNOWN_PLACES].find((path) => path && existsSync(path));
}

/**
 * Path of a LibreOffice that can also open text documents, which are a separate package from spreadsheets. Undefined if
 * there is none.
 */
export function findLibreOfficeWriter(): string | undefined {
	const office = findLibreOffice();
	if (office === undefined) return undefined;
	const program = dirname(realpathSync(office));
	const folders = [program, join(program, "../Frameworks")].filter(existsSync);
	return folders.some((folder) => readdirSync(folder).some((name) => /^(lib)?swlo\./.test(name))) ? office : undefined;
}

/**
 * Path of LibreOffice, which is installed from Debian's packages if missing and permitted; undefined if that fails too.
 */
export function installLibreOffice(): string | undefined {
	for (const args of [
		["update", "-qq"],
		["install", "-y", "-qq", "--no-install-recommends", "libreoffice-calc-nogui", "libreoffice-writer-nogui"],
	]) {
		if (findLibreOfficeWriter()) break;
		spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
	}
	return findLibreOffice();
}
