import type { FastifyRequest } from "fastify";
import { Problem } from "../problems/problem.ts";
import type { Tenant } from "../tenants/tenant.ts";

/**
 * The tenant that a call is about whose address names none: the one that this host belongs to, else the one in the
 * header `x-tenant`, else the caller's only one, else the default. What the caller may do there is asked afterwards.
 */
export function tenantOfCaller({ host, headers, person, server }: FastifyRequest): Tenant {
	const { all, find } = server.tenants;
	const here = all.find(({ definition: { baseUrl = "" } }) => URL.canParse(baseUrl) && new URL(baseUrl).host === host);
	if (here !== undefined) return here;
	const { "x-tenant": named } = headers;
	const [only, ...more] = typeof named === "string" ? [named] : Object.keys(person?.roles ?? {}).filter((slug) => find(slug) !== undefined);
	const slug = only === undefined || more.length > 0 ? (server.config.defaultTenant ?? all[0]?.slug ?? "") : only;
	const tenant = find(slug);
	if (tenant === undefined) throw new Problem("unknown-tenant");
	return tenant;
}
