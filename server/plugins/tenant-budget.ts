import { performance } from "node:perf_hooks";
import { Stream } from "node:stream";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Problem } from "../problems/problem.ts";
import { TenantShares } from "./tenant-shares.ts";

declare module "fastify" {
	interface FastifyContextConfig {
		/** It does little work itself: it waits for an external service. */
		asksOutside?: boolean | undefined;
		/** Its response stays open until somebody ends it. */
		staysOpen?: boolean | undefined;
	}
}

interface TenantBudgetOptions {
	/** False: tenants are not limited. */
	readonly limited: boolean;
	/** Milliseconds that the thread has been active. */
	readonly active?: () => number;
}

/**
 * One tenant's calls are answered however many another sends: the tenant that has used the least processor time goes first, and one that
 * exceeds its share while others need it is refused, with 429 and Retry-After.
 */
export const tenantBudget = fastifyPlugin(
	async (app, { limited, active = () => performance.eventLoopUtilization().active }: TenantBudgetOptions) => {
		if (!limited) return;
		const shares = new TenantShares(() => app.now(), active);
		const present = new WeakMap<FastifyRequest, { readonly tenant: string; readonly start: () => void }>();
		const end = (request: FastifyRequest) => {
			const call = present.get(request);
			if (call === undefined) return;
			present.delete(request);
			if (!shares.cancel(call.tenant, call.start)) shares.end(call.tenant);
		};
		// After the body has arrived, and not while waiting for a slow line or an external service: only work counts.
		app.addHook("preValidation", (request, reply, done) => {
			const { tenant, routeOptions } = request;
			const { arrivesSlowly, asksOutside, staysOpen } = routeOptions.config;
			if (tenant === undefined || arrivesSlowly === true || asksOutside === true || staysOpen === true) return done();
			const call = { tenant: tenant.slug, start: () => done() };
			present.set(request, call);
			const wait = shares.begin(call.tenant, call.start);
			if (wait === 0) return;
			present.delete(request);
			reply.header("retry-after", wait);
			done(new Problem("tenant-too-busy"));
		});
		app.addHook("onSend", async (request, _reply, payload) => {
			if (!(payload instanceof Stream)) end(request);
		});
		// For a response that is still being produced while it is sent, and for a caller who left before there was one.
		app.addHook("onResponse", async (request) => end(request));
		app.addHook("onRequestAbort", async (request) => end(request));
	},
	{ name: "tenant-budget", dependencies: ["tenant"] },
);
