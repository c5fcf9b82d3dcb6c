import fastifyPlugin from "fastify-plugin";
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
		app.decorateRequest("tenant", null as unknown as Tenant);
		app.addHook("onRequest", (request, _reply, done) => {
			const slug = (request.params as { tenant?: string } | undefined)?.tenant;
			if (slug === undefined) return done();
			const tenant = tenants.find(slug);
			if (tenant === undefined) return done(new Problem("unknown-tenant"));
			request.tenant = tenant;
			done();
		});
	},
	{ name: "tenant", dependencies: ["database"] },
);
