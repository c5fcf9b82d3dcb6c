import { judgedStatusOf, judgementProblem, type RequestHead, readJson, reasonsFor } from "../../engine/index.ts";
import { Problem } from "../problems/problem.ts";
import { decideJudgement, type FormerJudgement, judge, judgementInput, takeBackJudgement } from "../requests/judge.ts";
import { findRequest, findRequests, type RequestRow } from "../requests/request-store.ts";
import { RequestSight } from "../requests/visible-request.ts";
import { changeable, storeHead } from "../requests/write-request.ts";
import * as bulkTexts from "../texts/bulk.ts";
import type { ActOn, BulkAct, BulkBy, Reading } from "./act-on.ts";

export const actOnRequests: ActOn = {
	async checkDetails(_scope, { tenant, act }) {
		const wrong = judgementProblem(inputOf(act), tenant.definition.reasonOptions ?? []);
		if (wrong === null) return;
		throw new Problem("invalid", { message: wrong.message, errors: [{ path: `data.${nameSent[wrong.field]}`, message: wrong.message }] });
	},

	async check(scope, by, uuids) {
		const sight = new RequestSight(by.access, by.tenant);
		const rows = new Map((await findRequests(scope.db, by.tenant.slug, uuids)).map((row) => [row.uuid, row]));
		return uuids.map((uuid) => {
			const row = rows.get(uuid);
			const seen = row !== undefined && sight.of(row.code) !== "nothing" ? row : undefined;
			return { uuid, ref: seen?.ref ?? "", synced: seen?.synced ?? 0, refusal: refusalOf(by, sight, seen) };
		});
	},

	about: () => [],

	async carryOut(scope, by, uuid, synced) {
		const row = await current(scope, by, uuid, synced);
		const { status, judgement, processed_at } = readJson(row.record);
		const former: FormerJudgement = { status, judgement, processed_at };
		const head = await judge(scope, { ...by, row, input: inputOf(by.act) });
		const stored = await storeHead(scope, by.tenant.slug, row, head);
		return { synced: stored.synced, former: JSON.stringify(former) };
	},

	async undo(scope, by, uuid, synced, text) {
		const row = await current(scope, by, uuid, synced);
		const head: RequestHead = await takeBackJudgement(scope, { ...by, row, former: JSON.parse(text), undoes: by.uuid });
		return (await storeHead(scope, by.tenant.slug, row, head)).synced;
	},
};

/** The names in the call's body of the parts of a judgement that may be wrong. */
const nameSent = { status: "kind", reason: "reason", remarks: "comment" } as const;

function inputOf({ kind, reason, comment = "" }: BulkAct) {
	const status = kind in judgedStatusOf ? judgedStatusOf[kind as keyof typeof judgedStatusOf] : null;
	return judgementInput({ status, reason: reason ?? null, remarks: comment });
}

function refusalOf(by: BulkBy, sight: RequestSight, row: RequestRow | undefined): Problem | null {
	try {
		decideJudgement({ ...by, row: changeable(sight, row), input: inputOf(withReason(by)) });
		return null;
	} catch (failure) {
		if (failure instanceof Problem && failure.statusCode < 500) return failure;
		throw failure;
	}
}

/** At the check no reason has been chosen yet, so one that needs no remarks is used in its place. */
function withReason({ act, tenant }: BulkBy): BulkAct {
	if (act.reason !== undefined) return act;
	const offered = reasonsFor(inputOf(act).status, tenant.definition.reasonOptions ?? []);
	const chosen = offered.find(({ custom }) => custom !== true) ?? offered[0];
	return { ...act, reason: chosen?.value, ...(chosen?.custom === true && { comment: "-" }) };
}

async function current(scope: Reading, by: BulkBy, uuid: string, synced: number): Promise<RequestRow> {
	const row = changeable(new RequestSight(by.access, by.tenant), await findRequest(scope.db, by.tenant.slug, uuid));
	if (row.synced !== synced) throw new Problem("stale", { message: bulkTexts.changedMeanwhile });
	return row;
}
