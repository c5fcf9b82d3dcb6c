import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { type LocalServer, localServer } from "./local-server.ts";

interface Asked {
	readonly method: string | undefined;
	readonly path: string | undefined;
	readonly headers: IncomingHttpHeaders;
	readonly body: unknown;
}

const months = (values: readonly (number | null)[]) =>
	values.map((value, place) => ({ label: `2026-0${place + 1}`, ...(value === null ? { noData: true } : { value, noData: false }) }));

/** The service's answer about a location: quiet at first, busy in its second month, without data in its third. */
export const busyLocation = {
	aggregated: { occupancy_rate: months([0.2, 0.55, null]) },
	connectionPoints: [
		{ charge_point_id: "NL*ALF*E1", data: months([0.1, 0.62, null]) },
		{ charge_point_id: "NL*ALF*E2", data: months([0.3, 0.48, null]) },
	],
};

export function sendList(response: ServerResponse, list: readonly unknown[]): void {
	response.setHeader("content-type", "application/json");
	response.end(JSON.stringify(list));
}

/** A service that speaks the protocol of monitoring, on a free port of this machine. */
export async function startMonitoringService(
	respond: (response: ServerResponse, asked: Asked) => void,
): Promise<LocalServer & { readonly asked: Asked[] }> {
	const asked: Asked[] = [];
	const server = await localServer(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part as Buffer);
		const body: unknown = JSON.parse(Buffer.concat(parts).toString() || "null");
		const question = { method: request.method, path: request.url, headers: request.headers, body };
		asked.push(question);
		respond(response, question);
	});
	return { ...server, asked };
}
