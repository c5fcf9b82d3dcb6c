import type { FastifyReply } from "fastify";

/** Sends JSON that is already text: records are stored as text, and parsing and serialising them again would be most of the work. */
export function sendText(reply: FastifyReply, text: string | Buffer, status = 200): FastifyReply {
	return reply.code(status).header("content-type", "application/json; charset=utf-8").serializer(asIs).send(text);
}

const asIs = (text: unknown) => String(text);
