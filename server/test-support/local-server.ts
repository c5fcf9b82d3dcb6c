import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface LocalServer {
	/** Without a trailing slash. */
	readonly address: string;
	/** Closes all connections: one that is kept alive would delay the end of a suite. */
	stop(): Promise<void>;
}

/** Answers on a free port of this machine. Nobody calls it before its address is known, so `answer` may use that address. */
export async function localServer(answer: RequestListener): Promise<LocalServer> {
	const server = createServer(answer);
	const address = `http://127.0.0.1:${await listen(server, "127.0.0.1")}`;
	return {
		address,
		stop: async () => {
			server.closeAllConnections();
			await close(server);
		},
	};
}

/** A port on which nobody listens, for a server that must know its address before it starts. */
export async function freePort(host = "127.0.0.1"): Promise<number> {
	const server = createServer();
	const port = await listen(server, host);
	await close(server);
	return port;
}

async function listen(server: Server, host: string): Promise<number> {
	server.listen(0, host);
	await once(server, "listening");
	return (server.address() as AddressInfo).port;
}

async function close(server: Server): Promise<void> {
	await new Promise((resolve) => server.close(resolve));
}
