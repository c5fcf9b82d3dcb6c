import { type Edit, mostRestored } from "../../../engine/index.ts";
import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, object, params, uuid } from "../../calls/schema-parts.ts";
import { idempotencyHeaders } from "../../calls/write-call.ts";
import { Problem } from "../../problems/problem.ts";
import * as designTexts from "../../texts/designs.ts";
import { clashesSchema, editedAnswer, revision, sentEdits } from "../kept/design-schema.ts";
import { inversesAfter } from "../kept/edit-store.ts";
import type { DesignsInUse } from "../thread/designs-in-use.ts";
import { remaining } from "../thread/rebase.ts";
import { changeDesign, missedSince } from "./change-design.ts";

interface EditShape {
	Params: { uuid: string };
	Body: { data: { revision: number; edits: Edit[] } };
}

const refusals = ["not-found", "stale", "design-edit", "design-clash", "design-revision", "design-too-large", "design-too-many"] as const;

/** Applies edits to a design, all or none of them. They may be based on an earlier revision, if nobody changed the same places since. */
export const editDesign = (designs: DesignsInUse) =>
	apiRoute<EditShape>({
		method: "POST",
		url: "/designs/:uuid/edits",
		bodyLimit: 1024 * kilobyte,
		schema: {
			operationId: "editDesign",
			summary: "Edit a design",
			description:
				"The edits are applied to the design as it is now. If somebody changed the same place since the revision that the call names, nothing is changed, and the answer holds both.",
			tags: ["designs"],
			params: params({ uuid }),
			headers: idempotencyHeaders,
			body: object({ data: object({ revision, edits: sentEdits }) }),
			response: { 200: answer(editedAnswer, "The design after the edits.") },
		},
		refusals,
		current: clashesSchema,
		handler(request, reply) {
			const { tenant, body } = request;
			return changeDesign(designs, request, reply, { tenant: tenant.slug, uuid: request.params.uuid }, async (design) => ({
				edits: body.data.edits,
				missed: await missedSince(designs, design, body.data.revision),
				undoes: null,
			}));
		},
	});

interface UndoShape {
	Params: { uuid: string };
	Body: { data: { number: number } };
}

/** Undoes one's own edits, if nobody changed the same places since. Can also undo an undo. */
export const undoDesignEdits = (designs: DesignsInUse) =>
	apiRoute<UndoShape>({
		method: "POST",
		url: "/designs/:uuid/undo",
		bodyLimit: kilobyte,
		schema: {
			operationId: "undoDesignEdits",
			summary: "Take back one's own edits",
			tags: ["designs"],
			params: params({ uuid }),
			headers: idempotencyHeaders,
			body: object({ data: object({ number: { ...revision, minimum: 1, description: "The number of the edits." } }) }),
			response: { 200: answer(editedAnswer, "The design without them.") },
		},
		refusals: [...refusals, "design-not-yours"],
		current: clashesSchema,
		handler(request, reply) {
			const { tenant, access, body } = request;
			const { number } = body.data;
			return changeDesign(designs, request, reply, { tenant: tenant.slug, uuid: request.params.uuid }, async (design) => {
				const [own, ...later] = remaining(await missedSince(designs, design, number - 1, designTexts.tooMuchSince));
				if (own?.number !== number) throw new Problem("design-revision", { message: designTexts.notThere });
				if (own.userId !== access.userId) throw new Problem("design-not-yours", { message: designTexts.notYours });
				return { edits: own.inverse, missed: later, undoes: number };
			});
		},
	});

interface RestoreShape {
	Params: { uuid: string };
	Body: { data: { number: number; revision: number } };
}

/** Restores the state of a design after some edit, as one edit that can be undone, whoever made the edits since. */
export const restoreDesign = (designs: DesignsInUse) =>
	apiRoute<RestoreShape>({
		method: "POST",
		url: "/designs/:uuid/restore",
		bodyLimit: kilobyte,
		schema: {
			operationId: "restoreDesign",
			summary: "Take a design back to what it was",
			description: "Only of the revision that the call names: what a colleague changes meanwhile is not taken back unseen.",
			tags: ["designs"],
			params: params({ uuid }),
			headers: idempotencyHeaders,
			body: object({
				data: object({ number: { ...revision, description: "The number of the last edits that stay; 0 for none." }, revision }),
			}),
			response: { 200: answer(editedAnswer, "The design as it was.") },
		},
		refusals,
		current: clashesSchema,
		handler(request, reply) {
			const { tenant, body } = request;
			const { number, revision } = body.data;
			return changeDesign(designs, request, reply, { tenant: tenant.slug, uuid: request.params.uuid }, async (design) => {
				if (design.revision !== revision) throw new Problem("design-revision", { message: designTexts.changedSince });
				if (revision - number > mostRestored) throw new Problem("design-revision", { message: designTexts.tooFarBack(mostRestored) });
				const { acts, isAll } = await inversesAfter(designs.data.db, design, { after: number, most: mostRestored });
				if (!isAll) throw new Problem("design-revision", { message: designTexts.tooMuchBack });
				if (acts.length === 0) throw new Problem("design-revision", { message: designTexts.alreadySo });
				return { edits: acts.toReversed().flat(), missed: [], undoes: null };
			});
		},
	});
