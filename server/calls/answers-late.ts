import { Socket } from "node:net";
import type { FastifyReply } from "fastify";

/** Of a connection whose call is being worked on: longer than a few questions to a thread may take, in milliseconds. */
const workedOnMs = 120_000;

/**
 * For a call that arrived and waits for a thread: its connection is silent because of the server, and is not ended for it
 * (connectionTimeoutMs), or nobody would be told that it took too long. The next call on the connection has the general time again.
 */
export function answersLate(reply: FastifyReply): void {
	const { socket } = reply.raw;
	// A call that was not sent over a line has none.
	if (socket instanceof Socket) socket.setTimeout(workedOnMs);
}
