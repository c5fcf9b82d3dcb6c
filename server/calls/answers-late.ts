import { Socket } from "node:net";
import type { FastifyReply } from "fastify";

/** Timeout for a connection whose call is being worked on: longer than a few thread requests may take, in milliseconds. */
const workedOnMs = 120_000;

/**
 * For a call that waits for a thread: its connection is idle because of the server, so connectionTimeoutMs must not end it before the
 * caller hears that it took too long. The next call on the connection has the general timeout again.
 */
export function answersLate(reply: FastifyReply): void {
	const { socket } = reply.raw;
	// An injected call has no socket.
	if (socket instanceof Socket) socket.setTimeout(workedOnMs);
}
