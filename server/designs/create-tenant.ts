import { apiRoute, kilobyte } from "../calls/capability.ts";
import { sendText } from "../calls/json-text.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import { placedMunicipalities } from "../locations/placed-municipality-read-model.ts";
import { Problem } from "../problems/problem.ts";
import { areTooLarge } from "../tenants/bundle-limits.ts";
import { bundleHash, type FileContents, textsOf } from "../tenants/file-content.ts";
import { filesInForce } from "../tenants/files-in-force.ts";
import { countMadeTenants, insertMadeTenant } from "../tenants/made-tenant-store.ts";
import { readKeptTenant } from "../tenants/read-tenants.ts";
import { insertActivation, insertRelease } from "../tenants/release-store.ts";
import * as newTenantTexts from "../texts/new-tenants.ts";
import { tooLarge } from "./kept/design-limits.ts";
import { filesOfNewTenant, withDefinition } from "./new-tenant/files-of-new-tenant.ts";
import { mostLogo, type NewTenantOrder, newTenantSchema } from "./new-tenant/new-tenant-order.ts";
import { orderErrors } from "./new-tenant/order-errors.ts";
import { type DesignsInUse, workedOut } from "./thread/designs-in-use.ts";

/** The options for beginning a new tenant here. */
export const getTenantStart = apiRoute({
	method: "GET",
	url: "/designs/tenants",
	schema: {
		operationId: "getTenantStart",
		summary: "What a new tenant can be begun with",
		tags: ["designs"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(
				object({
					data: object({
						left: { type: "integer", minimum: 0, description: "How many more may be made." },
						municipalities: { type: "array", items: object({ code: { type: "string" }, name: { type: "string" } }) },
						ownAccounts: {
							type: "boolean",
							description: "Whether whoever makes it has its roles at once; otherwise the identity provider gives them.",
						},
					}),
				}),
				"The choices.",
			),
		},
	},
	async handler(request, reply) {
		const { server } = request;
		const left = Math.max(0, server.config.newTenants - (await countMadeTenants(server.data.db)));
		const municipalities = placedMunicipalities().map(({ code, name }) => ({ code, name }));
		return sendText(reply, JSON.stringify({ data: { left, municipalities, ownAccounts: server.embeddedIssuer !== null } }));
	},
});

interface Shape {
	Body: { data: NewTenantOrder };
}

const slugTaken = () => new Problem("invalid", { errors: [{ path: "data.slug", message: newTenantTexts.slugTaken }] });

/**
 * Creates a tenant without a folder, which runs at once: either with its first release, or not at all. `isWord`: whether a name has another
 * meaning in addresses.
 */
export const createTenant = (designs: DesignsInUse, isWord: (slug: string) => boolean) =>
	apiRoute<Shape>({
		method: "POST",
		url: "/designs/tenants",
		bodyLimit: mostLogo + 64 * kilobyte,
		schema: {
			operationId: "createTenant",
			summary: "Make a tenant",
			description: "From a starter, or like the tenant of the call. It runs at once, on every server, without a folder.",
			tags: ["designs"],
			params: params({}),
			headers: idempotencyHeaders,
			body: object({ data: newTenantSchema }),
			response: { 201: answer(object({ data: object({ slug: { type: "string" }, label: { type: "string" } }) }), "The tenant.") },
		},
		refusals: ["design-too-large", "design-too-many"],
		async handler(request, reply) {
			const { tenant, access, server, body } = request;
			const order = body.data;
			const known = placedMunicipalities();
			const refused = [...orderErrors(order, known)];
			if (isWord(order.slug)) refused.push({ path: "data.slug", message: newTenantTexts.slugReserved });
			if (refused.length > 0) throw new Problem("invalid", { errors: refused });
			const like = order.starter === undefined ? await filesInForce(server.data, tenant) : new Map();
			const made = filesOfNewTenant(order, like, known);
			const judged = await soundness(designs, tenant.slug, made);
			const label = order.label.trim();
			const work = async ({ db }: Parameters<Parameters<typeof writeCall>[2]>[0]) => {
				// Not checked earlier: a call that is repeated because its answer was lost finds the tenant that it made, and must get the
				// first answer.
				if (server.tenants.find(order.slug) !== undefined) throw slugTaken();
				const by = { made_at: server.now(), made_by: access.userId };
				const outcome = await insertMadeTenant(db, { slug: order.slug, ...by, made_in: tenant.slug }, server.config.newTenants);
				if (outcome === "full") throw new Problem("design-too-many", { message: newTenantTexts.noMore(server.config.newTenants) });
				if (outcome === "taken") throw slugTaken();
				const roles = Object.fromEntries(judged.roles.map((role) => [role, ["*"]]));
				const listed = (await server.embeddedIssuer?.giveRoles(db, { userId: access.userId, tenant: order.slug, roles })) ?? null;
				const files =
					listed === null
						? made
						: withDefinition(made, (definition) => ({
								...definition,
								demo: { ...definition.demo, accounts: [...(definition.demo?.accounts ?? []), { ...listed, roles }] },
							}));
				const release = await insertRelease(
					db,
					{
						...{ tenant: order.slug, hash: bundleHash(files), base: "", origin: "folder", design_uuid: null, revision: null },
						...{ flow_uuid: judged.flow.uuid, flow_version: judged.flow.version, note: newTenantTexts.firstNote, approved_by: null, ...by },
					},
					files,
				);
				const start = { tenant: order.slug, release: release.number, at: server.now(), by: access.userId, reason: "" };
				await insertActivation(db, start);
				return { status: 201, text: JSON.stringify({ data: { slug: order.slug, label } }), target: order.slug };
			};
			// The caller goes to the new tenant at once, so this server must know it; the other servers find out by themselves.
			const beforeAnswer = async () => {
				await server.tenants.catchUp();
				await server.embeddedIssuer?.tenantsChanged();
				server.recheckPerson(access.userId);
			};
			return writeCall(request, reply, work, { beforeAnswer });
		},
	});

/** @throws Problem when the check finds errors: a starter never has any, and the running files had none when they were checked. */
async function soundness(designs: DesignsInUse, tenant: string, files: FileContents) {
	if (areTooLarge(files)) throw tooLarge();
	const found = await workedOut<"check">(designs, tenant, { ask: "check", files: textsOf(files) });
	const first = found.find(({ severity }) => severity === "error");
	if (first !== undefined) throw unsound(first.sentence);
	try {
		const { flow, definition } = readKeptTenant(files, "");
		return { flow, roles: definition.access.realisationlist ?? [] };
	} catch (failure) {
		throw unsound(failure instanceof Error ? failure.message : "");
	}
}

function unsound(why: string): Problem {
	const message = newTenantTexts.unsound(why);
	return new Problem("invalid", { message, errors: [{ path: "data", message }] });
}
