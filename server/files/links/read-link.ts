import type { FastifyRequest } from "fastify";
import { Problem } from "../../problems/problem.ts";
import type { FileLink, LinkQuery } from "./file-link.ts";

type LinkedCall = FastifyRequest<{ Params: { tenant: string; uuid: string }; Querystring: LinkQuery }>;

/** The link a call came by. Throws for one that nobody gave out, without a word about the file, and for one that is too old. */
export function readLink({ server, tenant, method, params, query }: LinkedCall): FileLink {
	const link = server.files.links.read(method, tenant.slug, params.uuid, query);
	if (link === undefined) throw new Problem("forbidden");
	if (link.expires <= server.now()) throw new Problem("link-expired");
	return link;
}
