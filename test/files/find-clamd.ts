import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const KNOWN_PLACES = ["/usr/sbin/clamd", "/usr/local/sbin/clamd", "/opt/homebrew/sbin/clamd"];

/** Path of clamd on this machine, or undefined. CLAMD_PATH takes precedence. */
export function findClamd(): string | undefined {
	return [process.env.CLAMD_PATH, ...KNOWN_PLACES].find((path) => path && existsSync(path));
}

/** Path of clamd, which is installed from Debian's package if missing and permitted; undefined if that fails too. */
export function installClamd(): string | undefined {
	for (const args of [
		["update", "-qq"],
		["install", "-y", "-qq", "--no-install-recommends", "clamav-daemon"],
	]) {
		if (findClamd() !== undefined) break;
		spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
	}
	return findClamd();
}
