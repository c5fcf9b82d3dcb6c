import type { FastifyRequest } from "fastify";
import { Problem } from "../../problems/problem.ts";
import type { FileLink, LinkQuery } from "./file-link.ts";

type LinkedCall = FastifyRequest<{ Params: { tenant: string; uuid: string }; Querystring: LinkQuery }>;

/** The link of a call. Throws for a forged one, revealing nothing about the file, and for one that has expired. */
export function readLink({ server, tenant, method, params, query }: LinkedCall): FileLink {
	const link = server.files.links.read(method, tenant.slug, params.uuid, query);
	if (link === undefined) throw new Problem("forbidden");
	if (link.expires <= server.now()) throw new Problem("link-expired");
	return link;
}
