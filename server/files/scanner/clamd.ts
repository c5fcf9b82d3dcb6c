import { connect } from "node:net";
import { Readable } from "node:stream";
import type { FileScanner } from "./file-scanner.ts";

export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** Longest time without an answer, in milliseconds: clamd itself allows two minutes per file. */
const patienceMs = 130_000;
const chunkBytes = 64 * 1024;
/** Answers are a line: "stream: OK", "stream: … FOUND", "… ERROR". */
const mostAnswerBytes = 4096;

/**
 * Uses clamd's INSTREAM command: the bytes in chunks, each preceded by its length. A client of our own, because the protocol is only these
 * few lines, and the packages for it start programs, read files by name or have not changed in years.
 */
export class Clamd implements FileScanner {
	readonly #address: ClamdAddress;
	readonly #patienceMs: number;

	constructor(address: ClamdAddress, patience = patienceMs) {
		this.#address = address;
		this.#patienceMs = patience;
	}

	async scan(bytes: Buffer): Promise<"clean" | "infected"> {
		const said = await this.#ask(bytes);
		// Only this exact answer clears a file; any other answer counts as unknown.
		if (said === "stream: OK") return "clean";
		if (/^stream: \S.* FOUND$/.test(said)) return "infected";
		throw new Error(`clamd said ${JSON.stringify(said.slice(0, 200))}`);
	}

	#ask(bytes: Buffer): Promise<string> {
		return new Promise((resolve, reject) => {
			const socket = connect(this.#address);
			const parts: Buffer[] = [];
			let received = 0;
			const end = (failure: Error | undefined) => {
				clearTimeout(timer);
				socket.destroy();
				const said = Buffer.concat(parts).toString("utf8");
				// An answer ends in a zero byte; without it, it was cut off.
				if (failure === undefined && said.endsWith("\0")) resolve(said.slice(0, -1));
				else reject(failure ?? new Error("clamd ended in the middle of its answer"));
			};
			const timer = setTimeout(() => end(new Error("clamd did not answer in time")), this.#patienceMs);
			socket.on("error", end);
			socket.on("close", () => end(undefined));
			socket.on("data", (part) => {
				parts.push(part);
				received += part.length;
				if (received > mostAnswerBytes) end(new Error("clamd said too much"));
				else if (part.includes(0)) end(undefined);
			});
			// A failure to send arrives as an error of the socket.
			socket.on("connect", () => void Readable.from(messageOf(bytes)).pipe(socket, { end: false }));
		});
	}
}

/** The command, the chunks each preceded by their length, and a length of zero. */
function* messageOf(bytes: Buffer): Generator<Buffer> {
	yield Buffer.from("zINSTREAM\0");
	for (let at = 0; at < bytes.length; at += chunkBytes) {
		const part = bytes.subarray(at, at + chunkBytes);
		yield Buffer.concat([lengthOf(part), part]);
	}
	yield lengthOf(Buffer.alloc(0));
}

function lengthOf({ length }: Buffer): Buffer {
	const text = Buffer.alloc(4);
	text.writeUInt32BE(length);
	return text;
}
