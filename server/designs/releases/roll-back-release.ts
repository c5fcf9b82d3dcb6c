import type { FastifyRequest } from "fastify";
import { namesOfPeople } from "../../accounts/people-read-model.ts";
import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { sendText } from "../../calls/json-text.ts";
import { auditRead } from "../../calls/read-audit.ts";
import { answer, object, params } from "../../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../../calls/write-call.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import { Problem } from "../../problems/problem.ts";
import { everRan, filesOfRelease, findRelease, insertRollBackApproval, rollBackApprovers } from "../../tenants/release-store.ts";
import * as releaseTexts from "../../texts/releases.ts";
import { related } from "../kept/design-schema.ts";
import type { DesignsInUse } from "../thread/designs-in-use.ts";
import { type ActivationOrder, activate, activationResponse, type Considered } from "./activate-release.ts";
import { type Obstacle, secondPersonFor, unsound } from "./obstacles.ts";
import { activeOf, judge } from "./release-gate.ts";
import { activationNumber, note, releaseNumber, rollBackGateSchema } from "./release-schema.ts";

interface Shape {
	Params: { number: string };
}

const numbered = params({ number: { type: "string", pattern: "^[1-9][0-9]{0,8}$", description: "Number of the release." } });

/** What prevents going back to an earlier release. */
export const getRollBackGate = (designs: DesignsInUse) =>
	apiRoute<Shape>({
		method: "GET",
		url: "/designs/releases/:number/roll-back",
		schema: {
			operationId: "getRollBackGate",
			summary: "What stands in the way of going back to a release",
			tags: ["designs"],
			params: numbered,
			querystring: object({}),
			response: { 200: answer(object({ data: rollBackGateSchema, related }), "Compared with what runs.") },
		},
		refusals: ["not-found", "design-too-large"],
		async handler(request, reply) {
			const { server, access, params: named } = request;
			const about = await consider(designs, request, Number(named.number));
			await auditRead(request, named.number);
			const { obstacles, secondPerson } = await rollBackGate(about, server.config.fourEyes);
			const publish = server.config.workbench === "publish" && access.has("publish");
			const people = await namesOfPeople(server.data.db, [secondPerson?.approvedBy ?? ""]);
			const data = {
				...{ obstacles, secondPerson },
				active: { activation: about.active.activation, release: about.active.release.number },
				may: { approve: publish && secondPerson?.approvedByCaller === false, publish },
			};
			return sendText(reply, JSON.stringify({ data, related: { people } }));
		},
	});

interface ApproveShape extends Shape {
	Body: { data: { active: number } };
}

/** A second person's approval of going back to a release; it becomes void as soon as another release runs. */
export const approveRollBack = (designs: DesignsInUse) =>
	apiRoute<ApproveShape>({
		method: "POST",
		url: "/designs/releases/:number/approve",
		bodyLimit: kilobyte,
		schema: {
			operationId: "approveRollBack",
			summary: "Approve going back to a release",
			tags: ["designs"],
			params: numbered,
			headers: idempotencyHeaders,
			body: object({ data: object({ active: activationNumber }) }),
			response: {
				200: answer(
					object({ data: object({ release: releaseNumber, approvedBy: { type: "string" } }) }),
					"Who approved going back to what.",
				),
			},
		},
		refusals: ["not-found", "release-stale", "release-blocked", "design-too-large"],
		async handler(request, reply) {
			const { tenant, access, server, body } = request;
			const { release, active, ran } = await consider(designs, request, Number(request.params.number));
			if (!ran) throw new Problem("release-blocked", { message: releaseTexts.neverRan });
			return writeCall(request, reply, async ({ db }) => {
				const now = await activeOf(db, tenant.slug);
				if (now?.activation !== body.data.active || now.activation !== active.activation) {
					throw new Problem("release-stale", { message: releaseTexts.otherRuns });
				}
				await insertRollBackApproval(db, {
					...{ tenant: tenant.slug, release: release.number, activation: now.activation },
					...{ user_id: access.userId, at: server.now() },
				});
				return { text: JSON.stringify({ data: { release: release.number, approvedBy: access.userId } }), target: `${release.number}` };
			});
		},
	});

interface RollBackShape {
	Body: { data: ActivationOrder };
}

/** Activates an earlier release again, with a reason. */
export const rollBack = (designs: DesignsInUse) =>
	apiRoute<RollBackShape>({
		method: "POST",
		url: "/designs/releases/roll-back",
		bodyLimit: 8 * kilobyte,
		schema: {
			operationId: "rollBackRelease",
			summary: "Let a former release run again",
			tags: ["designs"],
			params: params({}),
			headers: idempotencyHeaders,
			body: object({ data: object({ release: releaseNumber, active: activationNumber, reason: note }) }),
			response: activationResponse,
		},
		refusals: ["not-found", "release-stale", "release-blocked", "design-too-large", "design-too-many"],
		handler: (request, reply) =>
			activate(
				designs,
				request,
				reply,
				request.body.data,
				async (about) => (await rollBackGate(about, request.server.config.fourEyes)).obstacles,
			),
	});

interface RollBackGate {
	readonly obstacles: readonly Obstacle[];
	/** Null when no approval is needed. `approvedBy`: the person who approved, other than the caller. */
	readonly secondPerson: { readonly why: string; readonly approvedBy: string | null; readonly approvedByCaller: boolean } | null;
}

/**
 * Going back requires an earlier release whose files are sound. Where it changes who may do what, or everything needs two people, it also
 * requires somebody else's approval.
 */
async function rollBackGate({ db, release, active, judgement, ran, userId }: Considered, fourEyes: boolean): Promise<RollBackGate> {
	const alone = (obstacle: Obstacle): RollBackGate => ({ obstacles: [obstacle], secondPerson: null });
	if (release.number === active.release.number) return alone({ code: "runs", message: releaseTexts.runsAlready });
	if (!ran) return alone({ code: "never-ran", message: releaseTexts.neverRan });
	const obstacles = [...unsound(judgement)];
	const why = secondPersonFor(judgement, fourEyes);
	if (why === null) return { obstacles, secondPerson: null };
	const approvers = await rollBackApprovers(db, { tenant: release.tenant, release: release.number, activation: active.activation });
	const approvedBy = approvers.find((person) => person !== userId) ?? null;
	if (approvedBy === null) obstacles.push({ code: "second-person", message: releaseTexts.secondPersonBack(why) });
	return { obstacles, secondPerson: { why, approvedBy, approvedByCaller: approvers.includes(userId) } };
}

async function consider(designs: DesignsInUse, { tenant, server, access }: FastifyRequest, number: number): Promise<Considered> {
	const { db }: Pick<DataDoor, "db"> = server.data;
	const release = await findRelease(db, tenant.slug, number);
	const active = await activeOf(db, tenant.slug);
	if (release === undefined || active === undefined) throw new Problem("not-found");
	const judgement = await judge(designs, active, release.hash, await filesOfRelease(db, tenant.slug, number));
	const ran = await everRan(db, tenant.slug, number);
	return { db, release, active, judgement, ran, userId: access.userId };
}
