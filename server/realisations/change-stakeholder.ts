import type { StakeholderCategory } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../plugins/capability.ts";
import { answer, object, params, slug, synchronisation, uuid, writeRefusals } from "../plugins/schema-parts.ts";
import { idempotencyHeaders } from "../plugins/write-call.ts";
import { realisationAnswer } from "./realisation-schema.ts";
import { type Synchronisation, writeCommand } from "./write-command.ts";

interface Shape {
	Params: { uuid: string };
	Body: { synchronisation?: Synchronisation; data: { slug: string } };
}

/** Puts a stakeholder in the place of the present one of its category. */
export const changeStakeholder = apiRoute<Shape>({
	method: "POST",
	url: "/processes/realisation/:uuid/stakeholders",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "changeStakeholder",
		summary: "Change a stakeholder of a realisation",
		tags: ["realisations"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: object({ synchronisation, data: object({ slug }) }, ["data"]),
		response: { 200: answer(realisationAnswer, "The realisation with its new stakeholder."), ...writeRefusals },
	},
	handler(request, reply) {
		const { data, synchronisation: sync } = request.body;
		const category = data.slug.split("|", 1)[0] as StakeholderCategory;
		return writeCommand(request, reply, sync, { command: { kind: "change-stakeholder", category, slug: data.slug } });
	},
});
