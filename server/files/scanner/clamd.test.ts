import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "@jest/globals";
import { Clamd, type ClamdAddress } from "./clamd.ts";

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	await new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve)));
	server = undefined;
});

/** Listens like clamd; `act` gets each part as it arrives. */
async function listen(act: (socket: Socket, received: Buffer) => void, path?: string): Promise<ClamdAddress> {
	const made = createServer((socket) => {
		sockets.push(socket);
		let received = Buffer.alloc(0);
		socket.on("error", () => undefined);
		socket.on("data", (part) => {
			received = Buffer.concat([received, part]);
			act(socket, received);
		});
	});
	server = made;
	await new Promise<void>((resolve) => (path === undefined ? made.listen(0, "127.0.0.1", resolve) : made.listen(path, resolve)));
	const address = made.address();
	return typeof address === "string" || address === null ? { path: path ?? "" } : { host: "127.0.0.1", port: address.port };
}

const isWhole = (received: Buffer) => received.subarray(-4).equals(Buffer.alloc(4)) && received.length > 14;

/** The content of the chunks that were sent, each preceded by its length. */
function piecesIn(received: Buffer): { readonly command: string; readonly bytes: Buffer } {
	const end = received.indexOf(0);
	const pieces: Buffer[] = [];
	for (let at = end + 1; at < received.length; ) {
		const length = received.readUInt32BE(at);
		pieces.push(received.subarray(at + 4, at + 4 + length));
		at += 4 + length;
	}
	return { command: received.subarray(0, end).toString(), bytes: Buffer.concat(pieces) };
}

const bytes = Buffer.from("a file");

describe("asking clamd", () => {
	it("sends the file in pieces and believes the one word that clears it", async () => {
		const large = Buffer.alloc(1_500_000, "x");
		let heard: Buffer = Buffer.alloc(0);
		const address = await listen((socket, received) => {
			heard = received;
			if (isWhole(received)) socket.end("stream: OK\0");
		});
		expect(await new Clamd(address).scan(large)).toBe("clean");
		expect(piecesIn(heard).command).toBe("zINSTREAM");
		expect(piecesIn(heard).bytes.equals(large)).toBe(true);
	});

	it("hears that something was found, also over a socket of the system", async () => {
		const path = join(tmpdir(), `clamd-${process.pid}.sock`);
		const address = await listen(
			(socket, received) => void (isWhole(received) && socket.end("stream: Win.Test.EICAR_HDB-1 FOUND\0")),
			path,
		);
		expect(await new Clamd(address).scan(bytes)).toBe("infected");
	});

	it.each([
		["an error", "INSTREAM size limit exceeded. ERROR\0"],
		["an empty line", "\0"],
		["nonsense", "HTTP/1.1 200 OK\r\n\r\nstream: OK\0"],
		["a found that names nothing", "stream:  FOUND\0"],
		["a word with something before it", " stream: OK\0"],
		["a word with something behind it", "stream: OK FOUNDATION\0"],
		["half an answer", "stream: O"],
		["an answer without its end", "stream: OK"],
		["bytes that are no text", "\xff\xfe\0"],
		["an answer without end", "x".repeat(100_000)],
	])("T24 cannot tell after %s", async (_what, said) => {
		const address = await listen((socket, received) => void (isWhole(received) && socket.end(said, "latin1")));
		await expect(new Clamd(address).scan(bytes)).rejects.toThrow(/clamd/);
	});

	it("T24 cannot tell when nobody answers, in time or at all, or the connection breaks", async () => {
		const slow = await listen(() => undefined);
		await expect(new Clamd(slow, 50).scan(bytes)).rejects.toThrow("in time");
		await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
		for (const socket of sockets.splice(0)) socket.destroy();
		await expect(new Clamd(slow).scan(bytes)).rejects.toThrow("ECONNREFUSED");
		const broken = await listen((socket) => void socket.resetAndDestroy());
		await expect(new Clamd(broken).scan(Buffer.alloc(5_000_000))).rejects.toThrow();
	});
});
