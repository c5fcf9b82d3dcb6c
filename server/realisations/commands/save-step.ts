import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../../calls/schema-parts.ts";
import { idempotencyHeaders } from "../../calls/write-call.ts";
import { realisationAnswer } from "../record/realisation-schema.ts";
import { refusalsOfChange, type Synchronisation, writeCommand } from "./write-command.ts";

interface Shape {
	Params: { uuid: string };
	Body: {
		intent: { step: string; complete: boolean; correction: boolean; target: string; reason?: string };
		synchronisation?: Synchronisation;
		data: { status: { uuid: string }; values: Record<string, unknown> };
	};
}

const step = { type: "string", pattern: "^[0-9]{1,2}(-[a-z])?$", description: "Short code of a step." } as const;

/** Saves, completes, corrects or changes a step. The engine checks the person's edit role for the step. */
export const saveStep = apiRoute<Shape>({
	method: "POST",
	url: "/processes/realisation/:uuid",
	bodyLimit: 1024 * kilobyte,
	schema: {
		operationId: "saveStep",
		summary: "Save a step of a realisation",
		tags: ["realisations"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: object(
			{
				intent: object(
					{
						step,
						complete: { type: "boolean", description: "Complete the step; everything required must be there." },
						correction: { type: "boolean", description: "Correct a completed step without touching the progress." },
						target: { ...step, description: "Step the client expects to be at afterwards; another outcome is refused." },
						reason: {
							type: "string",
							maxLength: 4000,
							description:
								"Why a completed step is corrected or changed, for its history; at most 300 characters. Nothing for an open one.",
						},
					},
					["step", "complete", "correction", "target"],
				),
				synchronisation,
				data: object({
					status: object({ uuid: { ...uuid, description: "Uuid of the target step." } }),
					values: {
						type: "object",
						additionalProperties: true,
						description: "The step's fields in their groups; a field left out becomes empty.",
					},
				}),
			},
			["intent", "data"],
		),
		response: { 200: answer(realisationAnswer, "The realisation after the save.") },
	},
	refusals: [
		...refusalsOfChange,
		"locked",
		"unknown-step",
		"step-not-available",
		"not-open-for-change",
		"unexpected-target",
		"incomplete",
		"unknown-field",
		"field-not-applicable",
		"field-read-only",
		"steering-field",
		"comment-too-long",
		"comment-characters",
	],
	current: { $ref: "realisation#" },
	handler(request, reply) {
		const { intent, data, synchronisation: sync } = request.body;
		return writeCommand(request, reply, sync, {
			statusUuid: data.status.uuid,
			command: { kind: "save-step", ...intent, values: data.values },
		});
	},
});
