import type { FastifyInstance } from "fastify";
import { operationsOf } from "./operations-of.ts";

const ofTenant = "/api/v1/{tenant}/";

/**
 * Method and address of every call under its name, for the web: below the tenant's address if the call has one. Each is a separate
 * constant, which the build inlines where the call is made: no page loads the addresses of calls that it does not make.
 */
export function writeOperations(app: FastifyInstance): string {
	const lines = operationsOf(app).map(({ id, method, path }) => {
		const address = path.startsWith(ofTenant) ? path.slice(ofTenant.length) : path;
		return `export const ${id} = ${JSON.stringify(`${method} ${address}`)};\n`;
	});
	return `/* Generated from the routes: scripts/generate-api-types.ts writes it anew. Not to be edited. */\n\n${lines.join("")}`;
}
