import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The headless shell first: it only renders pages, which takes a third less of the machine. */
const KNOWN_PLACES = [
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Path of Chromium on this machine, or undefined. CHROMIUM_PATH takes precedence. */
export function findChromium(): string | undefined {
	return [process.env.CHROMIUM_PATH, ...KNOWN_PLACES, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * Path of Chromium, which is installed if there is none: Debian's package if permitted, otherwise Playwright's own
 * download.
 * @throws if neither works, with instructions.
 */
export function installChromium(): string {
	const attempts: [string, string[]][] = [
		["apt-get", ["update", "-qq"]],
		["apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"]],
		["npx", ["playwright", "install", "--with-deps", "chromium"]],
	];
	for (const [command, args] of attempts) {
		const found = findChromium();
		if (found) return found;
		spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
	}
	const found = findChromium();
	if (!found) throw new Error("No Chromium found and none could be installed. Install one and set CHROMIUM_PATH to it.");
	return found;
}
