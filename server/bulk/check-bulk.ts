import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type BulkKind, type BulkList, bulkCategories, bulkKindsFor, mostInBulk, mostOfBulk } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params, slug, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import { Problem } from "../problems/problem.ts";
import * as bulkTexts from "../texts/bulk.ts";
import type { BulkAct, Checked } from "./act-on.ts";
import { bulkText } from "./bulk-answer.ts";
import { actOn } from "./bulk-runner.ts";
import { insertCheck } from "./bulk-store.ts";

interface Shape {
	Body: { data: { list: BulkList; uuids: string[] } & Pick<BulkAct, "kind" | "fill" | "stakeholder"> };
}

/** Records checked before others get a turn. */
const perTurn = 50;

const kinds = [
	"onhold",
	"resume",
	"cancel",
	"tags",
	"stakeholder",
	"fill",
	"accept",
	"reject",
	"remove",
] as const satisfies readonly BulkKind[];

/** The value of one field: a plain value, or the ids of files. */
const fieldValue = {
	anyOf: [
		{ type: ["string", "number", "boolean"], maxLength: 20_000 },
		{ type: "array", maxItems: 50, uniqueItems: true, items: uuid },
	],
} as const;

const fill = {
	...object({
		step: { type: "string", pattern: "^[0-9]{1,2}(-[a-z])?$", description: "Short code of the step." },
		complete: { type: "boolean", description: "Complete the step with it." },
		fields: {
			type: "object",
			maxProperties: 20,
			propertyNames: { type: "string", maxLength: 200 },
			additionalProperties: fieldValue,
			description:
				"Values by the paths of fields; a file is of one of the processes, and the others get a copy. None: what stands there is told.",
		},
	}),
	description: "What is filled in of a step. It is fixed here: carried out is what was checked.",
} as const;

/**
 * Determines the outcome of an act for each of these records, without changing anything. Running it later affects exactly the records for
 * which it is possible now, and only if they are unchanged.
 */
export const checkBulk = apiRoute<Shape>({
	method: "POST",
	url: "/bulk/check",
	bodyLimit: 512 * kilobyte,
	schema: {
		operationId: "checkBulk",
		summary: "Check an act on several records",
		tags: ["bulk"],
		params: params({}),
		headers: idempotencyHeaders,
		body: object({
			data: object(
				{
					list: { type: "string", enum: ["realisations", "requests"] },
					kind: { type: "string", enum: [...kinds] },
					uuids: { type: "array", minItems: 1, maxItems: mostInBulk, uniqueItems: true, items: uuid },
					fill,
					stakeholder: { ...slug, description: "Slug of the party that replaces the present one of its category." },
				},
				["list", "kind", "uuids"],
			),
		}),
		response: { 201: answer(object({ data: { $ref: "bulk-act#" } }), "The act, checked.") },
	},
	refusals: ["bulk-not-offered", "bulk-too-many"],
	async handler(request, reply) {
		const { tenant, access, server } = request;
		const { list, uuids, ...asked } = request.body.data;
		const steps = tenant.flow.compiled.order.map(({ definition }) => definition);
		if (!bulkKindsFor({ ...tenant.definition, steps }, list, access).includes(asked.kind))
			throw new Problem("bulk-not-offered", { message: bulkTexts.notOffered });
		const category = asked.stakeholder?.split("|", 1)[0];
		if (category !== undefined && !bulkCategories(tenant.definition).some((each) => each === category))
			throw new Problem("bulk-not-offered", { message: bulkTexts.notOffered });
		if (uuids.length > mostOfBulk(tenant.definition)) {
			throw new Problem("bulk-too-many", { message: bulkTexts.tooMany(mostOfBulk(tenant.definition)) });
		}
		const now = server.now();
		const by = { tenant, access, now, act: asked, uuid: randomUUID() };
		const checked: Checked[] = [];
		for (let start = 0; start < uuids.length; start += perTurn) {
			checked.push(...(await actOn[list].check(server.data, by, uuids.slice(start, start + perTurn))));
			await nextTurn();
		}
		const act = {
			tenant: tenant.slug,
			uuid: by.uuid,
			list,
			act: JSON.stringify(by.act),
			user_id: access.userId,
			roles: "{}",
			state: "checked" as const,
			checked_at: now,
			asked_at: 0,
			holder: "",
			held_until: 0,
		};
		return writeCall(request, reply, async (scope) => {
			const items = checked.map(({ uuid: record_uuid, ref, synced, refusal, note = "" }, index) => ({
				tenant: tenant.slug,
				act_uuid: by.uuid,
				number: index + 1,
				record_uuid,
				ref,
				synced,
				state: refusal === null ? ("can" as const) : ("cannot" as const),
				code: refusal?.code ?? "",
				message: refusal?.message ?? note,
				former: "",
			}));
			await insertCheck(scope.db, act, items);
			const refusals = checked.flatMap(({ refusal }) => refusal ?? []);
			return { status: 201, text: await bulkText(scope, act, refusals), target: by.uuid };
		});
	},
});
