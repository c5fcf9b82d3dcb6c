import type { FastifyRequest } from "fastify";
import { type FieldPath, isHidden, maskFor } from "../../engine/index.ts";
import type { DraftPlace } from "../database/drafts/draft-store.ts";
import { Problem } from "../problems/problem.ts";
import { findProcessFlow, mayReadNow, seenBy } from "../realisations/record/realisation-read-model.ts";
import { getFlowVersion } from "../tenants/tenant.ts";
import type { DraftParams } from "./draft-schema.ts";

export interface OwnPlace {
	readonly place: DraftPlace;
	/** Whether the step has the field, and the person may read it. */
	readonly knows: (path: FieldPath) => boolean;
}

/** The place of the caller's own draft. A step that they may not read is "not found", like a process that they may not see. */
export async function ownPlace(request: FastifyRequest<{ Params: DraftParams }>): Promise<OwnPlace> {
	const { tenant, access, server, params } = request;
	const row = seenBy(access, await findProcessFlow(server.data.db, tenant.slug, params.uuid));
	if (!mayReadNow(request, row, params.step)) throw new Problem("not-found");
	const { compiled } = getFlowVersion(tenant, row.flow_uuid, row.flow_version);
	const mask = maskFor(compiled, access.at(row.code));
	return {
		place: { tenant: tenant.slug, user_id: access.userId, realisation_uuid: params.uuid, step: params.step },
		knows: (path) => compiled.steps.get(params.step)?.form.fields.has(path) === true && (mask === null || !isHidden(mask, path)),
	};
}
