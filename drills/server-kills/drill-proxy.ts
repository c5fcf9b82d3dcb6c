import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** How often a server's readiness is polled, and how long its response may take, in milliseconds. */
const askEveryMs = 100;
const patienceMs = 700;

/**
 * Forwards connections to the servers that report ready, in turn. Connections to one that stops doing so are cut off, as a load balancer
 * does.
 */
export class DrillProxy {
	readonly origin: string;
	readonly #server: Server;
	readonly #timer: NodeJS.Timeout;
	readonly #targets: (string | undefined)[];
	readonly #ready = new Set<string>();
	readonly #open = new Map<string, Set<Socket>>();
	#turn = 0;

	private constructor(server: Server, targets: readonly string[]) {
		this.#server = server;
		this.#targets = [...targets];
		this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		server.on("connection", (client: Socket) => this.#pass(client));
		this.#timer = setInterval(() => this.#askAll(), askEveryMs);
	}

	/** `targets`: origins of the servers. */
	static async start(targets: readonly string[]): Promise<DrillProxy> {
		const server = createServer().listen(0, "127.0.0.1");
		await once(server, "listening");
		return new DrillProxy(server, targets);
	}

	/** Replaces the server at this index of the targets; undefined when it is gone. */
	replace(place: number, origin: string | undefined): void {
		const former = this.#targets[place];
		if (former !== undefined) this.#cut(former);
		this.#targets[place] = origin;
	}

	close(): void {
		clearInterval(this.#timer);
		for (const origin of [...this.#open.keys()]) this.#cut(origin);
		this.#server.close();
	}

	#askAll(): void {
		for (const origin of this.#targets) {
			if (origin === undefined) continue;
			fetch(`${origin}/ready`, { signal: AbortSignal.timeout(patienceMs) }).then(
				({ ok }) => (ok ? this.#ready.add(origin) : this.#cut(origin)),
				() => this.#cut(origin),
			);
		}
	}

	#cut(origin: string): void {
		this.#ready.delete(origin);
		for (const socket of this.#open.get(origin) ?? []) socket.destroy();
		this.#open.delete(origin);
	}

	#pass(client: Socket): void {
		client.on("error", () => undefined);
		const ready = [...this.#ready];
		const origin = ready[this.#turn++ % Math.max(1, ready.length)];
		if (origin === undefined) return void client.destroy();
		const target = connect(Number(new URL(origin).port), "127.0.0.1");
		const ofTarget = this.#open.get(origin) ?? new Set();
		this.#open.set(origin, ofTarget.add(client));
		const end = () => {
			ofTarget.delete(client);
			client.destroy();
			target.destroy();
		};
		for (const socket of [client, target]) socket.on("close", end).on("error", end);
		client.pipe(target).pipe(client);
	}
}
