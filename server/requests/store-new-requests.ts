import { randomUUID } from "node:crypto";
import { type Judgement, latestJudgement, type RequestContent, requestHeadOf, writeJson } from "../../engine/index.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { registerRequestFiles } from "../files/file-read-model.ts";
import { keepEntryUses } from "../kept-lists/kept-entry-read-model.ts";
import type { Tenant } from "../tenants/tenant.ts";
import {
	findByExternalRef,
	highestRequestCounter,
	insertJudgementRows,
	insertRequestRows,
	type NewJudgementRow,
	type NewRequestRow,
} from "./request-store.ts";

/** A request to be stored. */
export interface NewRequest {
	/** Assigned by the product if absent. */
	readonly uuid?: string;
	/** Its identifier at the source; null without one, and then storing it again creates a second request. */
	readonly externalRef: string | null;
	readonly content: RequestContent;
	/** When it came in; by default the moment of the write. */
	readonly storedAt?: number;
	/** In any order; the latest applies. For a judge without an account here `userId` is empty. */
	readonly judgements?: readonly (Judgement & { readonly userId: string })[];
}

interface StoredRequest {
	readonly uuid: string;
	readonly ref: string;
	readonly externalRef: string | null;
	readonly synced: number;
}

interface StoredRequests {
	readonly stored: readonly StoredRequest[];
	/** External references that were stored before or occurred twice; these requests are left as they were. */
	readonly known: readonly string[];
}

/**
 * Stores new requests, assigns each its number and references, and returns which ones were already known. Reference: acronym of the tenant,
 * "A" for aanvraag and the number, "ABC-A00001"; case reference: the same after the geography code. A thousand at a time is a good size for
 * one write.
 */
export async function storeNewRequests(
	{ db, tick }: WriteScope,
	tenant: Pick<Tenant, "slug" | "definition">,
	requests: readonly NewRequest[],
	now: number,
): Promise<StoredRequests> {
	const named = requests.flatMap(({ externalRef }) => externalRef ?? []);
	const taken = new Set((await findByExternalRef(db, tenant.slug, named)).keys());
	let counter = await highestRequestCounter(db, tenant.slug);
	const rows: NewRequestRow[] = [];
	const tagged: { readonly uuid: string; readonly tags: readonly string[] }[] = [];
	const judgements: NewJudgementRow[] = [];
	const papers: { readonly uuid: string; readonly docs: RequestContent["docs"] }[] = [];
	const known: string[] = [];
	for (const request of requests) {
		const { externalRef } = request;
		if (externalRef !== null && taken.has(externalRef)) {
			known.push(externalRef);
			continue;
		}
		if (externalRef !== null) taken.add(externalRef);
		counter += 1;
		const row = newRequestRow(tenant, { storedAt: now, ...request }, numberOf(counter), counter, tick());
		rows.push(row);
		judgements.push(...judgementRows(row, request));
		papers.push({ uuid: row.uuid, docs: request.content.docs });
		if (request.content.Tags.length > 0) tagged.push({ uuid: row.uuid, tags: request.content.Tags });
	}
	await insertRequestRows(db, rows);
	await insertJudgementRows(db, judgements);
	await registerRequestFiles(db, tenant.slug, papers, now);
	for (const { uuid, tags } of tagged) await keepEntryUses(db, { tenant: tenant.slug, list: "tags" }, "request", uuid, tags);
	return { stored: rows.map(({ uuid, ref, external_ref = null, synced }) => ({ uuid, ref, externalRef: external_ref, synced })), known };
}

const numberOf = (counter: number) => `A${String(counter).padStart(5, "0")}`;

/** The row of a new request. `number`: the end of its references. */
export function newRequestRow(
	{ slug, definition }: Pick<Tenant, "slug" | "definition">,
	{ uuid = randomUUID(), externalRef, content, storedAt, judgements = [] }: NewRequest & { readonly storedAt: number },
	number: string,
	counter: number,
	synced: number,
): NewRequestRow {
	const identity = {
		uuid,
		ref: `${definition.acronym}-${number}`,
		case_ref: `${content.geographyCode}-${number}`,
		counter,
		ts: storedAt,
	};
	const head = requestHeadOf(content, identity, withoutUser(latestJudgement(judgements)));
	return {
		tenant: slug,
		uuid,
		counter,
		ref: identity.ref,
		case_ref: identity.case_ref,
		external_ref: externalRef,
		code: content.geographyCode,
		status: head.status,
		realisation_uuid: null,
		latitude: content.coordinates.lat,
		longitude: content.coordinates.lng,
		nomatch: content.coordinates.nomatch ? 1 : 0,
		submitted_at: head.submitted_at,
		created_at: head.created_at,
		processed_at: head.processed_at,
		stored_at: storedAt,
		synced,
		record: writeJson(head),
		docs: JSON.stringify(content.docs),
	};
}

function withoutUser(judgement: Judgement | null): Judgement | null {
	if (judgement === null) return null;
	const { id, reason, remarks, processed_at } = judgement;
	return { id, reason, remarks, processed_at };
}

/** Its judgements, oldest first. */
export function judgementRows(
	{ tenant, uuid }: Pick<NewRequestRow, "tenant" | "uuid">,
	{ judgements = [] }: Pick<NewRequest, "judgements">,
): NewJudgementRow[] {
	return [...judgements]
		.sort((one, other) => one.processed_at - other.processed_at)
		.map(({ id, reason, remarks, processed_at, userId }, index) => ({
			tenant,
			request_uuid: uuid,
			number: index + 1,
			status: id,
			reason,
			remarks,
			user_id: userId,
			processed_at,
		}));
}
