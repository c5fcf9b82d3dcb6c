import { closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";

/** Other users of the machine can read the data; the message is for the operator. */
export class OpenToOthers extends Error {}

/** Permissions of the group and of everybody else. */
const others = 0o077;

/**
 * Makes a folder that only its owner may enter. An existing folder that is open to others is refused rather than closed: whoever opened it
 * must know.
 */
export function privateFolder(folder: string): void {
	if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
	refuseOpen(folder, `chmod 700 ${quoted(folder)}`);
}

/** The same for a file, which is created empty before a library creates it with the default permissions. */
export function privateFile(file: string): void {
	if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
	refuseOpen(file, `chmod 600 ${quoted(file)}`);
}

/** Refuses a file that is open to others; it may be missing. */
export function refuseOpenFile(file: string): void {
	if (existsSync(file)) refuseOpen(file, `chmod 600 ${quoted(file)}`);
}

function refuseOpen(path: string, remedy: string): void {
	// Windows has no such permissions; there the access control list of the folder applies.
	if (process.platform === "win32") return;
	const mode = statSync(path).mode & 0o777;
	if ((mode & others) === 0) return;
	throw new OpenToOthers(
		`${path} can be read by others on this machine (its mode is ${mode.toString(8).padStart(4, "0")}). Mend it with: ${remedy}`,
	);
}

/** Quoted for a shell. */
const quoted = (path: string) => (/^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);
