import type { FastifySchema } from "fastify";

/** Of a route that the description of the API leaves out. */
export const hidden: FastifySchema = { hide: true };
