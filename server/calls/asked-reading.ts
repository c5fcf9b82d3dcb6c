import type { FastifyReply, FastifyRequest } from "fastify";
import type { DataDoor } from "../database/open-database.ts";

/**
 * `DataDoor.reading` for one call. Whoever types on or leaves the page breaks it off; what it has not begun to answer by
 * then keeps nobody else waiting.
 */
export function askedReading({ server }: Pick<FastifyRequest, "server">, { raw }: Pick<FastifyReply, "raw">): DataDoor["reading"] {
	const gone = new AbortController();
	raw.once("close", () => {
		if (!raw.writableEnded) gone.abort();
	});
	return server.data.readingFor(gone.signal);
}
