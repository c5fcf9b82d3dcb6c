import type { FastifySchema } from "fastify";

/** For a route that the API description leaves out. */
export const hidden: FastifySchema = { hide: true };
