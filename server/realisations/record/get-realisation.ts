import { peopleOf } from "../../accounts/people-read-model.ts";
import { apiRoute } from "../../calls/capability.ts";
import { sendText } from "../../calls/json-text.ts";
import { auditRead } from "../../calls/read-audit.ts";
import { answer, object, params, uuid } from "../../calls/schema-parts.ts";
import { commentTexts } from "../../comments/comment-read-model.ts";
import { seenBy } from "./realisation-read-model.ts";
import { realisationWithPeople } from "./realisation-schema.ts";
import { findRealisation } from "./realisation-store.ts";
import { visibleText } from "./visible-record.ts";

interface Shape {
	Params: { uuid: string };
}

export const getRealisation = apiRoute<Shape>({
	method: "GET",
	url: "/processes/realisation/:uuid",
	schema: {
		operationId: "getRealisation",
		summary: "One realisation",
		tags: ["realisations"],
		params: params({ uuid }),
		querystring: object({}),
		response: { 200: answer(realisationWithPeople, "The realisation.") },
	},
	refusals: ["not-found"],
	async handler(request, reply) {
		const { tenant, access, server } = request;
		const row = seenBy(access, await findRealisation(server.data.db, tenant.slug, request.params.uuid));
		await auditRead(request, row.uuid);
		const comments = await commentTexts(server.data.db, tenant.slug, row.uuid);
		const people = await peopleOf(server.data.db, tenant.slug, row.uuid);
		return sendText(
			reply,
			`{"data":${visibleText(tenant, { ...row, comments }, access.at(row.code))},"related":${JSON.stringify({ people })}}`,
		);
	},
});
