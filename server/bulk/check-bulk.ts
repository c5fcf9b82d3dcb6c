import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type BulkKind, type BulkList, bulkKindsFor, mostInBulk, mostOfBulk } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import { Problem } from "../problems/problem.ts";
import * as bulkTexts from "../texts/bulk.ts";
import type { Checked } from "./act-on.ts";
import { bulkText } from "./bulk-answer.ts";
import { actOn } from "./bulk-runner.ts";
import { insertCheck } from "./bulk-store.ts";

interface Shape {
	Body: { data: { list: BulkList; kind: BulkKind; uuids: string[] } };
}

/** Checked before others have a turn. */
const perTurn = 50;

const kinds = ["onhold", "resume", "cancel", "tags", "accept", "reject", "remove"] as const satisfies readonly BulkKind[];

/**
 * What would become of an act on each of these records, and nothing else: what is carried out later are exactly the
 * records that can now, as they are now.
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
			data: object({
				list: { type: "string", enum: ["realisations", "requests"] },
				kind: { type: "string", enum: [...kinds] },
				uuids: { type: "array", minItems: 1, maxItems: mostInBulk, uniqueItems: true, items: uuid },
			}),
		}),
		response: { 201: answer(object({ data: { $ref: "bulk-act#" } }), "The act, checked.") },
	},
	refusals: ["bulk-not-offered", "bulk-too-many"],
	async handler(request, reply) {
		const { tenant, access, server } = request;
		const { list, kind, uuids } = request.body.data;
		if (!bulkKindsFor(tenant.definition, list, access).includes(kind))
			throw new Problem("bulk-not-offered", { message: bulkTexts.notOffered });
		if (uuids.length > mostOfBulk(tenant.definition)) {
			throw new Problem("bulk-too-many", { message: bulkTexts.tooMany(mostOfBulk(tenant.definition)) });
		}
		const now = server.now();
		const by = { tenant, access, now, act: { kind }, uuid: randomUUID() };
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
			const items = checked.map(({ uuid: record_uuid, ref, synced, refusal }, index) => ({
				tenant: tenant.slug,
				act_uuid: by.uuid,
				number: index + 1,
				record_uuid,
				ref,
				synced,
				state: refusal === null ? ("can" as const) : ("cannot" as const),
				code: refusal?.code ?? "",
				message: refusal?.message ?? "",
				former: "",
			}));
			await insertCheck(scope.db, act, items);
			return { status: 201, text: await bulkText(scope, act), target: by.uuid };
		});
	},
});
