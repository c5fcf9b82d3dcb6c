import type { Running } from "./processes.ts";
import { RawConnection, type Request } from "./raw-connection.ts";
import { median } from "./report.ts";

export interface Load {
	/** Responses per second. */
	readonly perSecond: number;
	/** Median response time, in milliseconds. */
	readonly p50: number;
	/** The server's processor time per response, in microseconds. */
	readonly processorUs: number;
}

/**
 * Keeps `connections` connections busy for `seconds`; `next` returns a connection's next request.
 * @throws if any response has a status other than 2xx: then it is not a measurement.
 */
export async function load(
	server: Pick<Running, "url" | "processorMs">,
	connections: number,
	seconds: number,
	next: (connection: number) => Request,
): Promise<Load> {
	const times: number[] = [];
	const used = server.processorMs();
	const started = performance.now();
	const converse = async (_: unknown, index: number) => {
		const connection = await RawConnection.to(server.url);
		try {
			while (performance.now() - started < seconds * 1000) {
				const request = next(index);
				const asked = performance.now();
				const { status, body } = await connection.ask(request);
				times.push(performance.now() - asked);
				if (status >= 300) throw new Error(`${request.method} ${request.path} answered ${status}: ${body.toString().slice(0, 1000)}`);
				request.answered?.(body);
			}
		} finally {
			connection.close();
		}
	};
	await Promise.all(Array.from({ length: connections }, converse));
	const perSecond = times.length / ((performance.now() - started) / 1000);
	return { perSecond, p50: median(times), processorUs: ((server.processorMs() - used) * 1000) / times.length };
}
