import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const KNOWN_PLACES = [
	"/usr/bin/soffice",
	"/usr/bin/libreoffice",
	"/usr/local/bin/soffice",
	"/opt/libreoffice/program/soffice",
	"/Applications/LibreOffice.app/Contents/MacOS/soffice",
];

/** Path of LibreOffice on this machine, or undefined. LIBREOFFICE_PATH goes first. */
export function findLibreOffice(): string | undefined {
	return [process.env.LIBREOFFICE_PATH, ...KNOWN_PLACES].find((path) => path && existsSync(path));
}

/** Path of LibreOffice, installing Debian's package when there is none and we may; undefined when that does not work either. */
export function installLibreOffice(): string | undefined {
	for (const args of [
		["update", "-qq"],
		["install", "-y", "-qq", "--no-install-recommends", "libreoffice-calc-nogui"],
	]) {
		if (findLibreOffice()) break;
		spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
	}
	return findLibreOffice();
}
