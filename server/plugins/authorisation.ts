import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { type Attribute, type Person, PersonAccess } from "../../engine/index.ts";
import { Problem } from "../problems/problem.ts";
import type { Tenant } from "../tenants/tenant.ts";

/**
 * Who may make a call: `everybody` even without a token, `guests` with or above the role guest, `any-role` of the tenant except guest, or
 * the roles that the tenant's access map lists under an attribute, or under one of several. Rights that depend on the record are checked by
 * the route.
 */
export type May = "everybody" | "guests" | "any-role" | Attribute | readonly Attribute[];

declare module "fastify" {
	interface FastifyContextConfig {
		may?: May;
		/** Somebody with a role in the tenant who may not make the call gets "not found". */
		hidden?: true | undefined;
		/** The address names no tenant: the call is about the caller's tenant. */
		tenant?: "of-caller" | undefined;
	}
	interface FastifyRequest {
		/** Only on calls that require a role; reading it elsewhere is a bug in the route. */
		access: PersonAccess;
	}
}

/** Path prefix of every call about a tenant. */
export const withinTenant = "/api/v1/:tenant";

/** Refuses callers who may not make the call at all, before its body is read. */
export const authorisation = fastifyPlugin(
	async (app) => {
		app.decorateRequest("access");
		app.addHook("onRequest", (request, _reply, done) => {
			const { config, url } = request.routeOptions;
			// A call within a tenant that declares nothing is not open: it requires a role there.
			const may = config.may ?? (url?.startsWith(withinTenant) === true ? "any-role" : "everybody");
			if (may === "everybody") return done();
			if (request.person === null) return done(new Problem("unauthenticated"));
			if (config.tenant === "of-caller") request.tenant = tenantOfCaller(request);
			const access = accessOf(request.person, request.tenant);
			if (!isAllowed(access, may)) return done(new Problem(config.hidden === true && access.hasRole ? "not-found" : "forbidden"));
			request.access = access;
			done();
		});
	},
	{ name: "authorisation", dependencies: ["tenant", "authentication"] },
);

const known = new WeakMap<Person, WeakMap<Tenant, PersonAccess>>();

/** Cached as long as the person of a token is, since a person's access follows from the person and the tenant alone. */
function accessOf(person: Person, tenant: Tenant): PersonAccess {
	const byTenant = known.get(person) ?? new WeakMap<Tenant, PersonAccess>();
	known.set(person, byTenant);
	const access = byTenant.get(tenant) ?? new PersonAccess(person, tenant);
	byTenant.set(tenant, access);
	return access;
}

function isAllowed(access: PersonAccess, may: Exclude<May, "everybody">): boolean {
	if (may === "guests") return access.isKnown;
	if (!access.hasRole) return false;
	if (may === "any-role") return true;
	return typeof may === "string" ? access.has(may) : may.some((attribute) => access.has(attribute));
}

/**
 * The tenant of a call whose address names none: the one that this host belongs to, else the one in the header `x-tenant`, else the
 * caller's only one, else the default. The caller's rights there are checked afterwards.
 */
function tenantOfCaller({ host, headers, person, server }: FastifyRequest): Tenant {
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
