import { namesOfPeople } from "../../accounts/people-read-model.ts";
import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { sendText } from "../../calls/json-text.ts";
import { auditRead } from "../../calls/read-audit.ts";
import { answer, object, params, uuid } from "../../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../../calls/write-call.ts";
import { Problem } from "../../problems/problem.ts";
import { keepVersion } from "../../tenants/keep-version.ts";
import { countReleasesSince, insertRelease } from "../../tenants/release-store.ts";
import * as releaseTexts from "../../texts/releases.ts";
import { mostReleases, releasesWithin } from "../kept/design-limits.ts";
import { related, revision } from "../kept/design-schema.ts";
import { authorsOf, findDesign, insertApproval } from "../kept/design-store.ts";
import { type DesignsInUse, designOf } from "../thread/designs-in-use.ts";
import { gateAnswer, releaseAnswer } from "./release-answer.ts";
import { gateOf, judgeDesign, mayApprove, refuseFor } from "./release-gate.ts";
import { gateSchema, note } from "./release-schema.ts";

interface Shape {
	Params: { uuid: string };
}

/** What prevents a release of a design. */
export const getGate = (designs: DesignsInUse) =>
	apiRoute<Shape>({
		method: "GET",
		url: "/designs/:uuid/gate",
		schema: {
			operationId: "getDesignGate",
			summary: "What stands in the way of a release of a design",
			tags: ["designs"],
			params: params({ uuid }),
			querystring: object({}),
			response: { 200: answer(object({ data: gateSchema, related }), "Compared with what runs.") },
		},
		refusals: ["not-found", "design-too-large"],
		async handler(request, reply) {
			const { tenant, server, access } = request;
			const { db } = server.data;
			const judged = await judgeDesign(designs, await designOf(designs, { tenant: tenant.slug, uuid: request.params.uuid }));
			await auditRead(request, judged.design.uuid);
			const publishing = server.config.workbench === "publish";
			const publish = publishing && access.has("publish");
			const publisher = publish ? access.userId : null;
			const gate = await gateOf(db, judged, { fourEyes: server.config.fourEyes, publisher });
			const may = { edit: access.has("design"), approve: mayApprove(gate, publisher), publish };
			const people = await namesOfPeople(db, [...gate.authors, gate.secondPerson?.approvedBy ?? ""]);
			return sendText(reply, JSON.stringify({ data: { ...gateAnswer(judged, gate), may, publishing }, related: { people } }));
		},
	});

interface ApproveShape extends Shape {
	Body: { data: { revision: number } };
}

/** A second person's approval of one revision: any later edit requires a new one. */
export const approveDesign = (designs: DesignsInUse) =>
	apiRoute<ApproveShape>({
		method: "POST",
		url: "/designs/:uuid/approve",
		bodyLimit: kilobyte,
		schema: {
			operationId: "approveDesign",
			summary: "Approve a design as it is",
			tags: ["designs"],
			params: params({ uuid }),
			headers: idempotencyHeaders,
			body: object({ data: object({ revision }) }),
			response: { 200: answer(object({ data: object({ revision, approvedBy: { type: "string" } }) }), "Who approved which revision.") },
		},
		refusals: ["not-found", "release-stale", "design-not-yours"],
		async handler(request, reply) {
			const { tenant, access, server, body } = request;
			const key = { tenant: tenant.slug, uuid: request.params.uuid };
			await designOf(designs, key);
			return writeCall(request, reply, async ({ db }) => {
				if ((await findDesign(db, key))?.revision !== body.data.revision) {
					throw new Problem("release-stale", { message: releaseTexts.otherRevision });
				}
				if ((await authorsOf(db, key)).has(access.userId)) throw new Problem("design-not-yours", { message: releaseTexts.ownDesign });
				const { revision: approved } = body.data;
				await insertApproval(db, {
					tenant: key.tenant,
					design_uuid: key.uuid,
					revision: approved,
					user_id: access.userId,
					at: server.now(),
				});
				return { text: JSON.stringify({ data: { revision: approved, approvedBy: access.userId } }) };
			});
		},
	});

interface ReleaseShape extends Shape {
	Body: { data: { revision: number; note: string } };
}

/** Makes a release of a design: files that never change again and that can run. The running release stays the same. */
export const releaseDesign = (designs: DesignsInUse) =>
	apiRoute<ReleaseShape>({
		method: "POST",
		url: "/designs/:uuid/release",
		bodyLimit: 8 * kilobyte,
		schema: {
			operationId: "releaseDesign",
			summary: "Make a release of a design",
			description: "Refused as long as anything stands in the way; the refusal names all of it.",
			tags: ["designs"],
			params: params({ uuid }),
			headers: idempotencyHeaders,
			body: object({ data: object({ revision, note }) }),
			response: { 201: answer(object({ data: { $ref: "release#" } }), "The release.") },
		},
		refusals: ["not-found", "release-stale", "release-blocked", "design-too-large", "design-too-many"],
		async handler(request, reply) {
			const { tenant, access, server, body } = request;
			const key = { tenant: tenant.slug, uuid: request.params.uuid };
			const judged = await judgeDesign(designs, await designOf(designs, key));
			const { design, files, hash, active, judgement } = judged;
			return writeCall(request, reply, async ({ db }) => {
				const now = await findDesign(db, key);
				if (now?.revision !== body.data.revision || design.revision !== body.data.revision) {
					throw new Problem("release-stale", { message: releaseTexts.otherRevision });
				}
				const gate = await gateOf(db, judged, { fourEyes: server.config.fourEyes, publisher: request.access.userId });
				refuseFor(gate.obstacles);
				if ((await countReleasesSince(db, key.tenant, server.now() - releasesWithin)) >= mostReleases) {
					throw new Problem("design-too-many", { message: releaseTexts.tooManyToday(mostReleases) });
				}
				const { flow } = judgement;
				if (flow === null) throw new Problem("release-blocked");
				await keepVersion({ db }, { slug: tenant.slug, folder: design.name, flow, now: server.now() });
				const release = await insertRelease(
					db,
					{
						...{
							tenant: tenant.slug,
							hash,
							base: active.release.hash,
							origin: "design",
							design_uuid: design.uuid,
							revision: design.revision,
						},
						...{ flow_uuid: flow.uuid, flow_version: flow.version, note: body.data.note, made_at: server.now(), made_by: access.userId },
						approved_by: gate.secondPerson?.approvedBy ?? null,
					},
					files,
				);
				return { status: 201, text: JSON.stringify({ data: releaseAnswer(release) }), target: `${design.uuid} ${release.number}` };
			});
		},
	});
