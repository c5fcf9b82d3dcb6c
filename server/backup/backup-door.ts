import { chmodSync, existsSync, rmSync } from "node:fs";
import { request as ask, createServer } from "node:http";
import { isAbsolute, join } from "node:path";
import { json } from "node:stream/consumers";
import { memberOf } from "../../engine/index.ts";
import type { DataDoor } from "../database/opening/open-database.ts";

/** A line of the answer: the copy's progress, its completion, or why it failed. */
type CopyLine = { readonly copied: number; readonly pages: number } | { readonly done: true } | { readonly failure: string };

/** The longest name of a socket that every supported system accepts. */
const longestSocketName = 100;

const socketOf = (dataDir: string) => join(dataDir, "server.sock");

/**
 * The socket through which `npm run backup` asks the server that has the embedded database open to copy it. It is in the data folder, which
 * only its owner may enter, and it offers nothing else to read or change.
 * @returns the handle to close it; null when there is nothing to copy, or the socket's name would be too long
 */
export async function openBackupDoor(dataDir: string, { copyTo }: Pick<DataDoor, "copyTo">): Promise<{ close(): void } | null> {
	const socket = socketOf(dataDir);
	if (copyTo === null || socket.length > longestSocketName || process.platform === "win32") return null;
	const server = createServer(async (request, response) => {
		const target = memberOf(await json(request).catch(() => null), "target");
		if (request.method !== "POST" || typeof target !== "string" || !isAbsolute(target) || existsSync(target)) {
			response.writeHead(400).end();
			return;
		}
		const tell = (line: CopyLine) => response.write(`${JSON.stringify(line)}\n`);
		try {
			await copyTo(target, (copied, pages) => tell({ copied, pages }));
			tell({ done: true });
		} catch (failure) {
			tell({ failure: String(memberOf(failure, "message")) });
		}
		response.end();
	});
	// Left behind by a server that was killed.
	rmSync(socket, { force: true });
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(socket, resolve);
	});
	chmodSync(socket, 0o600);
	return {
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

/**
 * Has the server that uses `dataDir` copy its database to `target`, an absolute path that does not exist yet.
 * @returns false when no server is running there
 * @throws when the server could not make the copy, or ended meanwhile
 */
export async function askServerToCopy(dataDir: string, target: string, tell: (copied: number, pages: number) => void): Promise<boolean> {
	const answer = await new Promise<AsyncIterable<Buffer> | null>((resolve, reject) => {
		const call = ask({ socketPath: socketOf(dataDir), method: "POST", path: "/backup" }, resolve);
		call.once("error", (failure: NodeJS.ErrnoException) => {
			if (failure.code === "ENOENT" || failure.code === "ECONNREFUSED") resolve(null);
			else reject(failure);
		});
		call.end(JSON.stringify({ target }));
	});
	if (answer === null) return false;
	let rest = "";
	for await (const part of answer) {
		const lines = (rest + part.toString()).split("\n");
		rest = lines.pop() ?? "";
		for (const line of lines) {
			const said: unknown = JSON.parse(line);
			if (memberOf(said, "done") === true) return true;
			const failure = memberOf(said, "failure");
			if (failure !== undefined) throw new Error(String(failure));
			tell(Number(memberOf(said, "copied")), Number(memberOf(said, "pages")));
		}
	}
	throw new Error("The server ended before the copy was whole.");
}
