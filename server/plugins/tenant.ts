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
		/** The tenant named in the path; only on calls whose path names one. */
		tenant: Tenant;
	}
}

/** The interval at which a server checks for activations by other servers, in milliseconds. */
const lookMs = 1_000;

/** The tenants of this deployment, and the tenant of each call. */
export const tenantPlugin = fastifyPlugin<{ read: readonly ReadTenant[] }>(
	async (app, { read }) => {
		const { data, now, log } = app;
		const { municipalityCodes, workbench } = app.config;
		const tenants = await openTenantDirectory(read, { data, municipalityCodes, now, log, releases: workbench !== "off" });
		app.decorate("tenants", tenants);
		let watch: NodeJS.Timeout | undefined;
		let looking = false;
		const look = async () => {
			// A slow query is not repeated while it is running.
			if (looking) return;
			looking = true;
			await tenants
				.catchUp()
				.catch((failure: unknown) => app.outages.tell(failure, log, "whether something else was activated is not known"))
				.finally(() => {
					looking = false;
				});
		};
		app.addHook("onReady", async () => {
			watch = setInterval(() => void look(), lookMs).unref();
		});
		app.addHook("onClose", async () => clearInterval(watch));
		app.decorateRequest("tenant");
		app.addHook("onRequest", (request, reply, done) => {
			const slug = memberOf(request.params, "tenant");
			const tenant = typeof slug === "string" ? tenants.find(slug) : undefined;
			if (tenant !== undefined) {
				request.tenant = tenant;
				// Tells a browser that its page was built from other files.
				if (tenant.running !== undefined) void reply.header("x-activation", String(tenant.running.activation));
			}
			done();
		});
	},
	{ name: "tenant", dependencies: ["database"] },
);

/** Refuses calls about an unknown tenant. Runs after the rate limit, so that guesses at names count too. */
export const knownTenant = fastifyPlugin(
	async (app) => {
		app.addHook("onRequest", (request, _reply, done) => {
			const slug = memberOf(request.params, "tenant");
			done(slug === undefined || request.tenant !== undefined ? undefined : new Problem("unknown-tenant"));
		});
	},
	{ name: "known-tenant", dependencies: ["tenant"] },
);
