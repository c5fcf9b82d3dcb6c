import { createHash } from "node:crypto";
import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { connectionTimeoutMs, requestTimeoutMs } from "../plugins/limits.ts";
import { Problem } from "../problems/problem.ts";
import { problemMediaType } from "../problems/problems.ts";
import * as problemTexts from "../texts/problems.ts";
import type { ServerPhase } from "./server-phase.ts";

/** The listening server. */
export interface FrontDoor {
	readonly port: number;
	readonly phase: ServerPhase;
	/** Hands calls to the app, which must be ready. */
	handTo(app: FastifyInstance): void;
	/** From now on `/ready` answers 503; everything else is answered as before. */
	sayStopping(): void;
	/** Accepts no new connections; resolves when all calls in progress have been answered. */
	close(): Promise<void>;
}

/**
 * Listens at once, however long it takes to migrate, wait for another server or load the demonstration. Until the app is handed over all
 * calls are refused with 503, including `/ready`; only `/health` says that the process is alive.
 */
export async function openFrontDoor({ port, host }: { readonly port: number; readonly host: string }): Promise<FrontDoor> {
	let phase: ServerPhase = "starting";
	let app: FastifyInstance | undefined;
	const answer: RequestListener = (request, response) => {
		const [path] = (request.url ?? "/").split("?", 1);
		if (app === undefined) refuse(request, response, path === "/health");
		else if (phase === "stopping" && path === "/ready") sendProblem(response, new Problem(phase));
		else app.routing(request, response);
	};
	// "localhost" resolves to two addresses on most machines, and browsers try both.
	const addresses = host === "localhost" ? (await lookup(host, { all: true })).map(({ address }) => address) : [host];
	const [first = host, ...others] = addresses;
	const main = await listen(answer, port, first);
	const { port: bound } = main.address() as AddressInfo;
	const servers = [main];
	for (const address of others) {
		const more = await listen(answer, bound, address).catch(() => undefined);
		if (more !== undefined) servers.push(more);
	}
	return {
		port: bound,
		get phase() {
			return phase;
		},
		handTo(made) {
			app = made;
			phase = "ready";
			made.saysServing();
			for (const server of servers) server.on("clientError", (error, socket) => made.server.emit("clientError", error, socket));
		},
		sayStopping() {
			phase = "stopping";
		},
		async close() {
			phase = "stopping";
			await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
		},
	};
}

async function listen(answer: RequestListener, port: number, host: string): Promise<Server> {
	const server = createServer({ requestTimeout: requestTimeoutMs }, answer);
	server.setTimeout(connectionTimeoutMs);
	server.keepAliveTimeout = keepAliveMs;
	server.listen(port, host);
	await once(server, "listening");
	return server;
}

/** Longer than a load balancer keeps an idle connection; otherwise it would send a call on one that is just being closed. */
const keepAliveMs = 72_000;

const starting = new Problem("starting", {
	message: problemTexts.starting,
});

function refuse(request: IncomingMessage, response: ServerResponse, alive: boolean): void {
	if (alive) {
		response.writeHead(200, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }).end('{"status":"ok"}');
	} else if (request.method === "GET" && request.headers.accept?.includes("text/html") === true) {
		response.writeHead(503, { ...startPage.headers, "retry-after": "3", "cache-control": "no-store" }).end(startPage.text);
	} else sendProblem(response, starting);
}

function sendProblem(response: ServerResponse, problem: Problem): void {
	const headers = { "content-type": problemMediaType, "cache-control": "no-store", "retry-after": "3", connection: "close" };
	response.writeHead(problem.statusCode, headers).end(problem.toText());
}

const startStyle =
	"body{font:1rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:30rem;padding:0 1rem;color:#1f2933}h1{font-size:1.5rem}";

const startText = `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3"><title>${problemTexts.startTitle}</title><style>${startStyle}</style></head>
<body><main><h1>${problemTexts.startTitle}</h1><p role="status">${problemTexts.startDetail}</p></main></body></html>
`;

/** For a browser that arrives while the server is starting. */
const startPage = {
	text: startText,
	headers: {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(startStyle).digest("base64")}'; frame-ancestors 'none'; base-uri 'none'`,
		"x-content-type-options": "nosniff",
		"referrer-policy": "no-referrer",
	},
};
