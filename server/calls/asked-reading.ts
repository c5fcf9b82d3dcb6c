import type { FastifyReply, FastifyRequest } from "fastify";
import type { DataDoor } from "../database/opening/open-database.ts";

/**
 * `DataDoor.reading` for one call. A caller who keeps typing or leaves the page aborts the call; queries that have not begun by then no
 * longer delay anybody else.
 */
export function askedReading({ server }: Pick<FastifyRequest, "server">, { raw }: Pick<FastifyReply, "raw">): DataDoor["reading"] {
	const gone = new AbortController();
	raw.once("close", () => {
		if (!raw.writableEnded) gone.abort();
	});
	return server.data.readingFor(gone.signal);
}
