import type { FastifyReply } from "fastify";
import { type AnyRequest, apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, object, params } from "../../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../../calls/write-call.ts";
import type { DataDoor, WriteScope } from "../../database/opening/open-database.ts";
import { Problem } from "../../problems/problem.ts";
import { keepVersion } from "../../tenants/keep-version.ts";
import {
	countActivationsBy,
	everRan,
	filesOfRelease,
	findRelease,
	insertActivation,
	lastActivation,
	listRollBackApprovals,
	type ReleaseRow,
} from "../../tenants/release-store.ts";
import * as releaseTexts from "../../texts/releases.ts";
import { activationsWithin, mostActivations } from "../kept/design-limits.ts";
import type { DesignsInUse } from "../thread/designs-in-use.ts";
import type { Judgement } from "../thread/judgement.ts";
import { type Obstacle, otherUnderVersion, unfit, unsound } from "./obstacles.ts";
import { activationAnswer } from "./release-answer.ts";
import { type Active, activeOf, judge, refuseFor, takenVersions } from "./release-gate.ts";
import { activationNumber, activationSchema, note, releaseNumber } from "./release-schema.ts";

export interface ActivationOrder {
	readonly release: number;
	/** The last activation that the client knows of. */
	readonly active: number;
	readonly reason?: string;
}
interface Shape {
	Body: { data: ActivationOrder };
}

export const activationResponse = {
	200: answer(object({ data: activationSchema }), "From now on it runs; every server follows within two seconds."),
};

/** Activates a release for the first time. Running processes stay on their version of the flow. */
export const activateRelease = (designs: DesignsInUse) =>
	apiRoute<Shape>({
		method: "POST",
		url: "/designs/releases/activate",
		bodyLimit: 8 * kilobyte,
		schema: {
			operationId: "activateRelease",
			summary: "Let a release run",
			tags: ["designs"],
			params: params({}),
			headers: idempotencyHeaders,
			body: object({ data: object({ release: releaseNumber, active: activationNumber, reason: note }, ["release", "active"]) }),
			response: activationResponse,
		},
		refusals: ["not-found", "release-stale", "release-blocked", "design-too-large", "design-too-many"],
		handler: (request, reply) => activate(designs, request, reply, request.body.data, mayActivate),
	});

/** The release to activate, the active one, and the judgement of the one in place of the other. */
export interface Considered {
	readonly db: DataDoor["db"];
	readonly release: ReleaseRow;
	readonly active: Active;
	readonly judgement: Judgement;
	/** Whether it was active before. */
	readonly ran: boolean;
	/** The person who requests it. */
	readonly userId: string;
}

type Consider = (about: Considered) => Promise<readonly Obstacle[]>;

const mayActivate: Consider = async ({ db, release, active, judgement, ran }) => {
	if (release.number === active.release.number) return [{ code: "runs", message: releaseTexts.runsAlready }];
	if (ran) return [{ code: "ran-before", message: releaseTexts.ranBefore }];
	const moved: Obstacle[] = release.base === active.release.hash ? [] : [{ code: "base", message: releaseTexts.baseMoved }];
	const taken = await takenVersions(db, release.tenant, judgement.flow);
	// The deployment may put into its folder whatever can run.
	if (release.origin === "folder") return [...unsound(judgement), ...otherUnderVersion(judgement, taken)];
	return [...moved, ...unfit(judgement, taken)];
};

/** Activates a release, if there are no obstacles. */
export async function activate(
	designs: DesignsInUse,
	request: AnyRequest,
	reply: FastifyReply,
	order: ActivationOrder,
	consider: Consider,
): Promise<FastifyReply> {
	const { tenant, access, server } = request;
	const { db } = server.data;
	const release = await findRelease(db, tenant.slug, order.release);
	const active = await activeOf(db, tenant.slug);
	if (release === undefined || active === undefined) throw new Problem("not-found");
	const by = { tenant: tenant.slug, by: access.userId, since: server.now() - activationsWithin };
	const refuseTooOften = async (at: typeof db) => {
		if ((await countActivationsBy(at, by)) < mostActivations) return;
		throw new Problem("design-too-many", { message: releaseTexts.changedTooOften(mostActivations) });
	};
	// Checked before anything is read, and again within the write, which catches concurrent calls.
	await refuseTooOften(db);
	const judgement = await judge(designs, active, release.hash, await filesOfRelease(db, tenant.slug, release.number));
	const work = async (scope: WriteScope) => {
		const last = await lastActivation(scope.db, tenant.slug);
		if (last?.number !== order.active || last.number !== active.activation) {
			throw new Problem("release-stale", { message: releaseTexts.otherRuns });
		}
		await refuseTooOften(scope.db);
		const ran = await everRan(scope.db, tenant.slug, release.number);
		refuseFor(await consider({ db: scope.db, release, active, judgement, ran, userId: access.userId }));
		const { flow } = judgement;
		// A release that ran before runs on its version as that was stored, whatever has become of the sections that flows share.
		if (flow !== null && !ran) await keepVersion(scope, { slug: tenant.slug, folder: `${release.number}`, flow, now: server.now() });
		const made = await insertActivation(scope.db, {
			...{ tenant: tenant.slug, release: release.number, at: server.now(), by: access.userId, reason: order.reason ?? "" },
		});
		const approvals = await listRollBackApprovals(scope.db, tenant.slug, made.number - 1);
		return { text: JSON.stringify({ data: activationAnswer(made, approvals) }), target: `${release.number}` };
	};
	// The other servers find out by themselves.
	return writeCall(request, reply, work, { beforeAnswer: () => server.tenants.catchUp() });
}
