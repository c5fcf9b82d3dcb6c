import type { FastifyRequest } from "fastify";
import { type CommentedRecord, seesCommented } from "../../engine/index.ts";
import type { TextDraftOwner } from "../database/drafts/text-draft-store.ts";
import { findRealisationPlace, seenBy } from "../realisations/record/realisation-read-model.ts";
import { findRequestPlace, requestSeenBy } from "../requests/request-read-model.ts";

/** A kind of record about which texts can be drafted. */
export interface TextDrafted {
	readonly entity: CommentedRecord;
	readonly may: (typeof seesCommented)[CommentedRecord];
	/** Address within the tenant. */
	readonly url: string;
	readonly noun: string;
	/** Throws for somebody who may not see the record the same problem as for a record that does not exist. */
	find(request: Pick<FastifyRequest, "access" | "tenant" | "server">, uuid: string): Promise<unknown>;
}

export const textDrafted: Readonly<Record<CommentedRecord, TextDrafted>> = {
	realisation: {
		entity: "realisation",
		may: seesCommented.realisation,
		url: "/processes/realisation/:uuid/typed",
		noun: "process",
		find: async ({ access, tenant, server }, uuid) => seenBy(access, await findRealisationPlace(server.data.db, tenant.slug, uuid)),
	},
	request: {
		entity: "request",
		may: seesCommented.request,
		url: "/charging-point-requests/:uuid/typed",
		noun: "request",
		find: async ({ access, tenant, server }, uuid) => requestSeenBy(access, await findRequestPlace(server.data.db, tenant.slug, uuid)),
	},
};

/** The caller's own drafts about a record; nobody else's can be requested. */
export async function ownTexts(
	request: FastifyRequest<{ Params: { uuid: string } }>,
	{ entity, find }: TextDrafted,
): Promise<TextDraftOwner> {
	const { tenant, access, params } = request;
	await find(request, params.uuid);
	return { tenant: tenant.slug, user_id: access.userId, record_uuid: params.uuid, entity };
}
