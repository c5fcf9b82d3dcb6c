import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { PartHealth } from "../health/health.ts";
import type { RequestMetrics } from "../operations/request-metrics.ts";
import type { ServerPhase } from "./server-phase.ts";

/** The information for operators. */
interface ManagedServer {
	readonly phase: () => ServerPhase;
	/** Rejects when the database does not answer; not called before the server is ready. */
	readonly ping: () => Promise<void>;
	/** Undefined while it is starting. */
	readonly metrics: () => RequestMetrics | undefined;
	/** The state of every part at its last check; empty while the server is starting. */
	readonly health: () => readonly PartHealth[];
	/** Total size of the files of each tenant in bytes, by slug. */
	readonly storedBytes: () => Promise<ReadonlyMap<string, number>>;
}

/**
 * A separate port for monitoring and for the platform that runs the server; it exposes counts, but nothing about people or records, and
 * allows no changes. `/live`: the process answers. `/started`: it has started. `/ready`: calls may be sent. `/health`: each part.
 * `/metrics`: counts, in the text format of Prometheus.
 */
export async function openManagementDoor(place: { readonly port: number; readonly host: string }, managed: ManagedServer) {
	const { phase, ping, metrics, health, storedBytes } = managed;
	const answersPing = async () =>
		phase() !== "starting" &&
		(await ping().then(
			() => true,
			() => false,
		));
	const answers: Readonly<Record<string, (response: ServerResponse) => Promise<void> | void>> = {
		"/live": (response) => say(response, 200, { status: "live" }),
		"/started": (response) => say(response, phase() === "starting" ? 503 : 200, { status: phase() }),
		"/ready": async (response) => {
			const ready = phase() === "ready" && (await answersPing());
			say(response, ready ? 200 : 503, { status: ready ? "ready" : phase() === "ready" ? "unavailable" : phase() });
		},
		"/health": async (response) => {
			const database = await answersPing();
			const parts = Object.fromEntries(health().map(({ name, state }) => [name, state]));
			// Without any of the other parts it works, if less well.
			say(response, database ? 200 : 503, { status: phase(), ...parts, database: database ? "up" : "down" });
		},
		"/metrics": async (response) => {
			const counted = metrics();
			if (counted === undefined) return say(response, 503, { status: phase() });
			// While the database is away, the other metrics are still reported.
			const stored = await storedBytes().catch(() => new Map<string, number>());
			const lines = [...stored].map(([tenant, bytes]) => `tenant_file_bytes{tenant="${tenant}"} ${bytes}\n`);
			const gauge = `# HELP tenant_file_bytes Bytes of the files of a tenant.\n# TYPE tenant_file_bytes gauge\n${lines.join("")}`;
			response.writeHead(200, { "content-type": "text/plain; version=0.0.4", "cache-control": "no-store" }).end(counted.toText() + gauge);
		},
	};
	const server = createServer((request, response) => {
		const [path = "/"] = (request.url ?? "/").split("?", 1);
		const answer = request.method === "GET" ? answers[path] : undefined;
		void (answer === undefined ? say(response, 404, { status: "unknown" }) : answer(response));
	});
	server.listen(place.port, place.host);
	await once(server, "listening");
	return {
		port: (server.address() as AddressInfo).port,
		close: async () => {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}

function say(response: ServerResponse, status: number, body: Readonly<Record<string, string>>): void {
	response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }).end(JSON.stringify(body));
}
