import { apiRoute } from "../../calls/capability.ts";
import { sendText } from "../../calls/json-text.ts";
import { auditRead } from "../../calls/read-audit.ts";
import { answer, engineType, object, params, uuid } from "../../calls/schema-parts.ts";
import { Problem } from "../../problems/problem.ts";
import { revision } from "../kept/design-schema.ts";
import { filesOf } from "../kept/design-store.ts";
import { type DesignsInUse, designOf, workedOut } from "../thread/designs-in-use.ts";
import { filesOfSide, running, side } from "./compared-side.ts";

interface Shape {
	Params: { uuid: string };
	Querystring: { from?: string; to?: string };
}

const difference = {
	flow: engineType("FlowDifference | null", "The changes of the flow by class; null when one of the two has errors."),
	files: {
		type: "array",
		items: object({ path: { type: "string" }, change: { type: "string", enum: ["added", "removed", "changed"] } }),
	},
} as const;

const textOfFile = { type: ["string", "null"], description: "Null where the side has no such file, or it is no text." } as const;

/** The differences between a design and the tenant's current files, or between any two designs, releases and the running files. */
export const compareDesign = (designs: DesignsInUse) =>
	apiRoute<Shape>({
		method: "GET",
		url: "/designs/:uuid/compare",
		schema: {
			operationId: "compareDesign",
			summary: "What a design changes, or what lies between two others",
			tags: ["designs"],
			params: params({ uuid }),
			querystring: object(
				{ from: side("What it is compared with; by default what runs."), to: side("What is compared; by default this design.") },
				[],
			),
			response: {
				200: answer(object({ data: object({ revision, ...difference }) }), "The changes from the one to the other."),
			},
		},
		refusals: ["not-found", "design-too-large"],
		async handler(request, reply) {
			const { tenant } = request;
			const design = await designOf(designs, { tenant: tenant.slug, uuid: request.params.uuid });
			const { from = running, to } = request.query;
			const before = await filesOfSide(designs, tenant, from);
			const after = to === undefined ? await filesOf(designs.data.db, design) : await filesOfSide(designs, tenant, to);
			const compared = await workedOut<"compare">(designs, tenant.slug, { ask: "compare", before, after });
			await auditRead(request, design.uuid);
			return sendText(reply, JSON.stringify({ data: { revision: design.revision, ...compared } }));
		},
	});

interface SidesShape {
	Querystring: { from?: string; to?: string };
}

/** The differences between any two releases, designs and the running files, without an open design. */
export const compareReleases = (designs: DesignsInUse) =>
	apiRoute<SidesShape>({
		method: "GET",
		url: "/designs/releases/compare",
		schema: {
			operationId: "compareReleases",
			summary: "What lies between two releases",
			tags: ["designs"],
			params: params({}),
			querystring: object(
				{ from: side("What it is compared with; by default what runs."), to: side("What is compared; by default what runs.") },
				[],
			),
			response: { 200: answer(object({ data: object(difference) }), "The changes from the one to the other.") },
		},
		refusals: ["not-found", "design-too-large"],
		async handler(request, reply) {
			const { tenant, query } = request;
			const { from = running, to = running } = query;
			const before = await filesOfSide(designs, tenant, from);
			const after = await filesOfSide(designs, tenant, to);
			const compared = await workedOut<"compare">(designs, tenant.slug, { ask: "compare", before, after });
			await auditRead(request, `${from} ${to}`);
			return sendText(reply, JSON.stringify({ data: compared }));
		},
	});

interface FileShape {
	Querystring: { from?: string; to?: string; path: string };
}

/** The texts of one file on both sides, to see exactly what is written. */
export const compareFile = (designs: DesignsInUse) =>
	apiRoute<FileShape>({
		method: "GET",
		url: "/designs/releases/compare/file",
		schema: {
			operationId: "compareFile",
			summary: "One file as two sides have it",
			tags: ["designs"],
			params: params({}),
			querystring: object(
				{
					from: side("What it is compared with; by default what runs."),
					to: side("What is compared; by default what runs."),
					path: { type: "string", minLength: 1, maxLength: 200, description: "Path of the file in the tenant's folder." },
				},
				["path"],
			),
			response: { 200: answer(object({ data: object({ before: textOfFile, after: textOfFile }) }), "The texts, in canonical form.") },
		},
		refusals: ["not-found"],
		async handler(request, reply) {
			const { tenant, query } = request;
			const { from = running, to = running, path } = query;
			const before = await filesOfSide(designs, tenant, from);
			const after = await filesOfSide(designs, tenant, to);
			if (!before.has(path) && !after.has(path)) throw new Problem("not-found");
			await auditRead(request, `${from} ${to} ${path}`);
			return sendText(reply, JSON.stringify({ data: { before: before.get(path) ?? null, after: after.get(path) ?? null } }));
		},
	});
