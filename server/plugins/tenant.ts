import fastifyPlugin from "fastify-plugin";
import { memberOf } from "../../engine/index.ts";
import { Problem } from "../problems/problem.ts";
import type { ReadTenant } from "../tenants/read-tenants.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { openTenantDirectory, type TenantDirectory } from "../tenants/tenant-directory.ts";

declare module "fastify" {
	interface FastifyInstance {
		tenants: TenantDirectory;
	}
	interface FastifyRequest {
		/** Tenant named in the path; only on calls whose path names one. */
		tenant: Tenant;
	}
}

/** The tenants of this deployment, and the one a call is about. */
export const tenantPlugin = fastifyPlugin<{ read: readonly ReadTenant[] }>(
	async (app, { read }) => {
		const tenants = await openTenantDirectory(read, { data: app.data, municipalityCodes: app.config.municipalityCodes, now: app.now });
		app.decorate("tenants", tenants);
		app.decorateRequest("tenant");
		app.addHook("onRequest", (request, _reply, done) => {
			const slug = memberOf(request.params, "tenant");
			const tenant = typeof slug === "string" ? tenants.find(slug) : undefined;
			if (tenant !== undefined) request.tenant = tenant;
			done();
		});
	},
	{ name: "tenant", dependencies: ["database"] },
);

/** Refuses calls about an unknown tenant. Comes after the rate limit: guessing names is calling too. */
export const knownTenant = fastifyPlugin(
	async (app) => {
		app.addHook("onRequest", (request, _reply, done) => {
			const slug = memberOf(request.params, "tenant");
			done(slug === undefined || request.tenant !== undefined ? undefined : new Problem("unknown-tenant"));
		});
	},
	{ name: "known-tenant", dependencies: ["tenant"] },
);
