import {
	isSameJudgement,
	type JudgedStatus,
	type Judgement,
	type JudgementInput,
	judgedHead,
	judgementAvailability,
	judgementProblem,
	type PersonAccess,
	plainText,
	type RequestHead,
	readJson,
} from "../../engine/index.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { Problem } from "../problems/problem.ts";
import type { Tenant } from "../tenants/tenant.ts";
import * as recordTexts from "../texts/records.ts";
import { insertJudgementRows, judgementCount, type RequestRow } from "./request-store.ts";

/** A judgement of one request, and the person who gives it. */
export interface JudgementOrder {
	readonly tenant: Pick<Tenant, "slug" | "definition">;
	readonly access: PersonAccess;
	readonly now: number;
	/** The request as the database has it; the person sees it whole. */
	readonly row: RequestRow;
	readonly input: JudgementInput;
}

/** A judgement in the form in which it is stored: texts without markup. An empty reason counts as none, like empty remarks. */
export function judgementInput({ status = null, reason = null, remarks }: Partial<JudgementSent>): JudgementInput {
	return { status, reason: reason === "" ? null : reason, remarks: plainText(remarks ?? "").trim() };
}

interface JudgementSent {
	readonly status: number | null;
	readonly reason: string | null;
	readonly remarks: string | null;
}

/** The request as this judgement would leave it; nothing is stored. Throws the refusal. */
export function decideJudgement(order: JudgementOrder): RequestHead & { readonly judgement: Judgement } {
	const { tenant, now, row, input } = order;
	const head = readJson(row.record);
	requireAvailable(order);
	const wrong = judgementProblem(input, tenant.definition.reasonOptions ?? []);
	if (wrong !== null) throw refused(wrong.field, wrong.message);
	if (isSameJudgement(input, head.judgement)) throw refused("status", recordTexts.judgedSo);
	const judgement: Judgement = { id: input.status as JudgedStatus, reason: input.reason, remarks: input.remarks, processed_at: now };
	return { ...judgedHead(head, judgement), judgement };
}

/** Throws the reason why the person may not judge the request in its current state. */
export function requireAvailable({ tenant, access, row }: Pick<JudgementOrder, "tenant" | "access" | "row">): void {
	const state = { status: readJson(row.record).status, connected: row.realisation_uuid !== null };
	const availability = judgementAvailability(state, access.at(row.code), tenant.definition.judges ?? []);
	if (availability.kind === "none") throw new Problem(`judgement-${availability.because}`, { message: availability.reason });
}

/** Stores the judgement after the earlier ones, and returns the request to be stored. */
export async function judge(scope: WriteScope, order: JudgementOrder): Promise<RequestHead> {
	const head = decideJudgement(order);
	const { tenant, access, row } = order;
	const { id, reason, remarks, processed_at } = head.judgement;
	await insertJudgementRows(scope.db, [
		{
			tenant: tenant.slug,
			request_uuid: row.uuid,
			number: (await judgementCount(scope.db, tenant.slug, row.uuid)) + 1,
			status: id,
			reason,
			remarks,
			user_id: access.userId,
			processed_at,
		},
	]);
	return head;
}

/** The state that a judgement replaced. */
export type FormerJudgement = Pick<RequestHead, "status" | "judgement" | "processed_at">;

/**
 * The request as it was before a judgement, for people who could have given that former one. The judgement stays in the history, followed
 * by the entry that undoes it. `undoes`: the act that it was part of.
 */
export async function takeBackJudgement(
	scope: WriteScope,
	{
		tenant,
		access,
		now,
		row,
		former,
		undoes,
	}: Omit<JudgementOrder, "input"> & { readonly former: FormerJudgement; readonly undoes: string },
): Promise<RequestHead> {
	const state = { status: former.status, connected: row.realisation_uuid !== null };
	const availability = judgementAvailability(state, access.at(row.code), tenant.definition.judges ?? []);
	if (availability.kind === "none") throw new Problem(`judgement-${availability.because}`, { message: availability.reason });
	if (state.connected) throw new Problem("judgement-connected");
	const head = readJson(row.record);
	await insertJudgementRows(scope.db, [
		{
			tenant: tenant.slug,
			request_uuid: row.uuid,
			number: (await judgementCount(scope.db, tenant.slug, row.uuid)) + 1,
			status: former.status,
			reason: former.judgement?.reason ?? null,
			remarks: former.judgement?.remarks ?? "",
			user_id: access.userId,
			processed_at: now,
			undoes,
		},
	]);
	return { ...head, ...former, summary: { ...head.summary, processed_at: former.processed_at } };
}

function refused(field: string, message: string): Problem {
	return new Problem("invalid", { message, errors: [{ path: `data.${field}`, message }] });
}
