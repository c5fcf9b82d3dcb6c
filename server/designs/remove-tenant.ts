import { apiRoute, kilobyte } from "../calls/capability.ts";
import { sendText } from "../calls/json-text.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import { Problem } from "../problems/problem.ts";
import { countsOfTenant, deleteMadeTenant } from "../tenants/made-tenant-store.ts";
import * as newTenantTexts from "../texts/new-tenants.ts";

const count = { type: "integer", minimum: 0 } as const;

/** The consequences of removing the tenant. */
export const getTenantRemoval = apiRoute({
	method: "GET",
	url: "/designs/removal",
	schema: {
		operationId: "getTenantRemoval",
		summary: "Whether the tenant can be taken away",
		tags: ["designs"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(
				object({
					data: object({
						label: { type: "string" },
						refused: { type: ["string", "null"], description: "Why it stays; null where it can be taken away." },
						designs: { ...count, description: "Designs that nobody could open any more." },
					}),
				}),
				"What would go, and what stands in the way.",
			),
		},
	},
	async handler(request, reply) {
		const { tenant, server } = request;
		const counts = await countsOfTenant(server.data.db, tenant.slug);
		const refused = server.tenants.hasFolder(tenant.slug) ? newTenantTexts.inFolder : keptFor(counts);
		return sendText(reply, JSON.stringify({ data: { label: tenant.signIn.label, refused, designs: counts.designs } }));
	},
});

interface Shape {
	Body: { data: { label: string } };
}

/**
 * Removes a tenant that was made on the screen and in which nobody has worked. Nothing is deleted: its releases, its designs and its audit
 * trail stay in the database, and its name cannot be used again.
 */
export const removeTenant = apiRoute<Shape>({
	method: "POST",
	url: "/designs/removal",
	bodyLimit: 2 * kilobyte,
	schema: {
		operationId: "removeTenant",
		summary: "Take the tenant away",
		description: "One that was made on the screen, and has no records. Every server refuses calls about it within a second.",
		tags: ["designs"],
		params: params({}),
		headers: idempotencyHeaders,
		body: object({
			data: object({ label: { type: "string", maxLength: 200, description: "The name of the tenant, to be certain which one is meant." } }),
		}),
		response: { 200: answer(object({ data: object({ slug: { type: "string" } }) }), "The tenant that is gone.") },
	},
	refusals: ["tenant-kept"],
	async handler(request, reply) {
		const { tenant, server, body } = request;
		const { slug } = tenant;
		const { label } = tenant.signIn;
		if (server.tenants.hasFolder(slug)) throw new Problem("tenant-kept", { message: newTenantTexts.inFolder });
		if (body.data.label.trim() !== label.trim()) {
			throw new Problem("invalid", { errors: [{ path: "data.label", message: newTenantTexts.otherName(label) }] });
		}
		const beforeAnswer = async () => {
			await server.tenants.catchUp();
			await server.embeddedIssuer?.tenantsChanged();
		};
		return writeCall(
			request,
			reply,
			async (scope) => {
				// A process that somebody starts at this moment is either written before and counted, or comes after and is refused.
				const refused = keptFor(await countsOfTenant(scope.db, slug));
				if (refused !== null) throw new Problem("tenant-kept", { message: refused });
				if (!(await deleteMadeTenant(scope.db, slug))) throw new Problem("unknown-tenant");
				await server.embeddedIssuer?.takeRoles(scope.db, slug);
				await scope.close();
				return { text: JSON.stringify({ data: { slug } }), target: slug };
			},
			{ beforeAnswer },
		);
	},
});

type Counts = Awaited<ReturnType<typeof countsOfTenant>>;

/** Why a tenant must stay because of what people did in it; null when they did nothing. */
function keptFor({ processes, requests, locations }: Counts): string | null {
	return processes + requests + locations === 0 ? null : newTenantTexts.notEmpty({ processes, requests, locations });
}
