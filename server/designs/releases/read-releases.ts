import { namesOfPeople } from "../../accounts/people-read-model.ts";
import { apiRoute } from "../../calls/capability.ts";
import { sendText } from "../../calls/json-text.ts";
import { auditRead } from "../../calls/read-audit.ts";
import { answer, object, params } from "../../calls/schema-parts.ts";
import { Problem } from "../../problems/problem.ts";
import { releaseStanding } from "../../tenants/release-standing.ts";
import { everyRollBackApproval, filesOfRelease, findRelease } from "../../tenants/release-store.ts";
import { designFiles, filesAnswer, related } from "../kept/design-schema.ts";
import { activationAnswer, releaseAnswer } from "./release-answer.ts";
import { activationSchema, releaseNumber } from "./release-schema.ts";

const numberOrNull = { anyOf: [{ type: "null" }, releaseNumber] } as const;

/** The releases of a tenant, and which one ran when. */
export const getReleases = apiRoute({
	method: "GET",
	url: "/designs/releases",
	schema: {
		operationId: "listReleases",
		summary: "Releases of the tenant's files",
		tags: ["designs"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(
				object({
					data: object({
						releases: { type: "array", items: { $ref: "release#" }, description: "The newest first." },
						activations: {
							type: "array",
							items: activationSchema,
							description: "The last first: that one runs. The newest two hundred, and the last of each release.",
						},
						running: { ...numberOrNull, description: "The release that this server runs; null where its folder runs as it is." },
						may: { ...object({ publish: { type: "boolean" } }), description: "What the caller may do here." },
						aside: { ...numberOrNull, description: "What the folder of the deployment has, if that was left aside: it never ran." },
					}),
					related,
				}),
				"The releases.",
			),
		},
	},
	async handler(request, reply) {
		const { tenant, server, access } = request;
		const { db } = server.data;
		const { releases, activations, aside } = await releaseStanding(db, tenant.slug);
		const approvals = await everyRollBackApproval(db, tenant.slug);
		const told = activations.map((row) => activationAnswer(row, approvals));
		await auditRead(request, "");
		const people = await namesOfPeople(db, [
			...releases.flatMap((row) => [row.made_by, row.approved_by ?? ""]),
			...told.flatMap(({ by, approvedBy }) => [by, approvedBy ?? ""]),
		]);
		const data = {
			...{ releases: releases.map(releaseAnswer), activations: told },
			...{ running: tenant.running?.release ?? null, aside },
			may: { publish: server.config.workbench === "publish" && access.has("publish") },
		};
		return sendText(reply, JSON.stringify({ data, related: { people } }));
	},
});

interface Shape {
	Params: { number: string };
}

export const getRelease = apiRoute<Shape>({
	method: "GET",
	url: "/designs/releases/:number",
	schema: {
		operationId: "getRelease",
		summary: "One release with its files",
		tags: ["designs"],
		params: params({ number: { type: "string", pattern: "^[1-9][0-9]{0,8}$", description: "Number of the release." } }),
		querystring: object({}),
		response: {
			200: answer(object({ data: object({ release: { $ref: "release#" }, files: designFiles }) }), "The release and its files."),
		},
	},
	refusals: ["not-found"],
	async handler(request, reply) {
		const { tenant, server, params: named } = request;
		const release = await findRelease(server.data.db, tenant.slug, Number(named.number));
		if (release === undefined) throw new Problem("not-found");
		await auditRead(request, named.number);
		const files = filesAnswer(await filesOfRelease(server.data.db, tenant.slug, release.number));
		const told = { release: releaseAnswer(release), files };
		return sendText(reply, JSON.stringify({ data: told }));
	},
});
