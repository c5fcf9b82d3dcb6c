import type { StakeholderCategory } from "../../../engine/index.ts";
import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, object, params, slug, synchronisation, uuid } from "../../calls/schema-parts.ts";
import { idempotencyHeaders } from "../../calls/write-call.ts";
import { realisationAnswer } from "../record/realisation-schema.ts";
import { refusalsOfChange, type Synchronisation, writeCommand } from "./write-command.ts";

interface Shape {
	Params: { uuid: string };
	Body: { synchronisation?: Synchronisation; data: { slug: string } };
}

/** Replaces the present stakeholder of a category. */
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
		response: { 200: answer(realisationAnswer, "The realisation with its new stakeholder.") },
	},
	refusals: [...refusalsOfChange, "locked", "not-open-for-change", "stakeholder-not-changeable"],
	current: { $ref: "realisation#" },
	handler(request, reply) {
		const { data, synchronisation: sync } = request.body;
		const category = data.slug.split("|", 1)[0] as StakeholderCategory;
		return writeCommand(request, reply, sync, { command: { kind: "change-stakeholder", category, slug: data.slug } });
	},
});
