import { connect, type Socket } from "node:net";

export interface Request {
	readonly method: "GET" | "POST";
	readonly path: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
	/** Receives the response body before the next request is made. */
	readonly answered?: (body: Buffer) => void;
}

interface Answer {
	readonly status: number;
	readonly body: Buffer;
}

const endOfHead = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("\r\n0\r\n\r\n");
const inChunks = -1;

/**
 * A persistent connection that sends requests and awaits responses with as little work as possible: client and server
 * share the machine, so the client's work distorts the measurement. Responses have a length or come in chunks, which
 * are not decoded.
 */
export class RawConnection {
	readonly #socket: Socket;
	readonly #host: string;
	#received: Buffer[] = [];
	/** The last bytes received, however they were split. */
	#tail: Buffer = Buffer.alloc(0);
	#size = 0;
	#needed = 0;
	#headSize = 0;
	#status = 0;
	#resolve: ((answer: Answer) => void) | undefined;
	#reject: ((failure: Error) => void) | undefined;

	private constructor(socket: Socket, host: string) {
		this.#socket = socket;
		this.#host = host;
		socket.setNoDelay(true);
		socket.on("data", (chunk) => this.#receive(chunk));
		socket.on("error", (failure) => this.#reject?.(failure));
		socket.on("close", () => this.#reject?.(new Error("the server closed the connection")));
	}

	static to(url: string): Promise<RawConnection> {
		const { hostname, port, host } = new URL(url);
		return new Promise((resolve, reject) => {
			const socket = connect({ host: hostname, port: Number(port) });
			socket.once("error", reject);
			socket.once("connect", () => resolve(new RawConnection(socket, host)));
		});
	}

	ask({ method, path, headers = {}, body }: Request): Promise<Answer> {
		const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
		const content = body === undefined ? "" : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
		return new Promise((resolve, reject) => {
			this.#resolve = resolve;
			this.#reject = reject;
			this.#socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n${lines.join("")}${content}\r\n${body ?? ""}`);
		});
	}

	close(): void {
		this.#reject = undefined;
		this.#socket.destroy();
	}

	#receive(chunk: Buffer): void {
		this.#received.push(chunk);
		this.#size += chunk.length;
		if (this.#needed === 0 && !this.#readHead()) return;
		this.#tail = Buffer.concat([this.#tail, chunk.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
		if (this.#needed === inChunks ? !this.#tail.equals(lastChunk) : this.#size < this.#needed) return;
		const whole = this.#received.length === 1 ? chunk : Buffer.concat(this.#received);
		const answer = { status: this.#status, body: whole.subarray(this.#headSize) };
		this.#received = [];
		this.#size = 0;
		this.#needed = 0;
		this.#resolve?.(answer);
	}

	#readHead(): boolean {
		const start = this.#received.length === 1 ? (this.#received[0] as Buffer) : Buffer.concat(this.#received);
		const end = start.indexOf(endOfHead);
		if (end < 0) return false;
		const head = start.subarray(0, end).toString("latin1");
		const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
		if (length === undefined && !/\r\ntransfer-encoding: *chunked/i.test(head)) {
			this.#reject?.(new Error(`an answer without its length:\n${head}`));
			return false;
		}
		this.#status = Number(head.slice(9, 12));
		this.#headSize = end + endOfHead.length;
		this.#needed = length === undefined ? inChunks : this.#headSize + Number(length);
		return true;
	}
}
