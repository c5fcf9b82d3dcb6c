import type { FastifyReply, FastifyRequest } from "fastify";
import { everyCode, mappingsTo, type PersonAccess, readBundle, readJson } from "../../../engine/index.ts";
import { apiRoute } from "../../calls/capability.ts";
import { sendText } from "../../calls/json-text.ts";
import { auditRead } from "../../calls/read-audit.ts";
import { answer, object, params, uuid } from "../../calls/schema-parts.ts";
import { flowVersion } from "../../flows/flow-version.ts";
import { Problem } from "../../problems/problem.ts";
import { impactOf } from "../../realisations/upgrades/upgrade-read-model.ts";
import { textsOf } from "../../tenants/file-content.ts";
import { type DesignsInUse, designOf } from "../thread/designs-in-use.ts";
import { impactAnswer, impactSchema } from "./impact-answer.ts";
import { judgeDesign } from "./release-gate.ts";

interface Part {
	Querystring: { after?: string };
}
interface Shape extends Part {
	Params: { uuid: string };
}

const querystring = object(
	{ after: { type: "string", pattern: "^[0-9]{1,9}$", description: "`next` of the part before; the first part when left out." } },
	[],
);
const response = { 200: answer(object({ data: impactSchema }), "A part; `next` says where the following one begins.") };

/** The consequences of a design for running processes. */
export const getDesignImpact = (designs: DesignsInUse) =>
	apiRoute<Shape>({
		method: "GET",
		url: "/designs/:uuid/impact",
		schema: {
			operationId: "getDesignImpact",
			summary: "What a design would mean for the processes that run",
			description: "Tried on the processes of the codes that the caller reaches, some at a time. Nothing is written.",
			tags: ["designs"],
			params: params({ uuid }),
			querystring,
			response,
		},
		refusals: ["not-found", "design-too-large", "release-blocked"],
		async handler(request, reply) {
			const { judgement, design, files } = await judgeDesign(
				designs,
				await designOf(designs, { tenant: request.tenant.slug, uuid: request.params.uuid }),
			);
			const { flow } = judgement;
			if (flow === null) throw new Problem("release-blocked");
			await auditRead(request, design.uuid);
			const to = designs.flows.get(flow.hash) ?? flowVersion(readJson(flow.text));
			designs.flows.set(flow.hash, to);
			return answerImpact(request, reply, { to, mappings: mappingsTo(readBundle(textsOf(files), "")) });
		},
	});

/** The consequences of taking the processes along to the running version. */
export const getRunningImpact = apiRoute<Part>({
	method: "GET",
	url: "/designs/releases/impact",
	schema: {
		operationId: "getRunningImpact",
		summary: "What taking the processes along to what runs now would come to",
		description: "Tried on the processes of the codes that the caller reaches, some at a time. Nothing is written.",
		tags: ["designs"],
		params: params({}),
		querystring,
		response,
	},
	async handler(request, reply) {
		await auditRead(request, "");
		const { flow: to, mappings } = request.tenant;
		return answerImpact(request, reply, { to, mappings });
	},
});

/** The version for the processes, and the mappings to it. */
type Target = Pick<Parameters<typeof impactOf>[0], "to" | "mappings">;

async function answerImpact({ tenant, server, access, query }: FastifyRequest<Part>, reply: FastifyReply, target: Target) {
	const codes = codesOf(access);
	const impact = await impactOf({ data: server.data, tenant, ...target, codes, after: Number(query.after ?? 0), now: server.now });
	return sendText(reply, JSON.stringify({ data: impactAnswer(target.to, impact) }));
}

/** Geography codes for which the person designs or publishes. */
function codesOf(access: PersonAccess) {
	const [designs, publishes] = [access.codes("design"), access.codes("publish")];
	return designs === everyCode || publishes === everyCode ? everyCode : [...new Set([...designs, ...publishes])];
}
