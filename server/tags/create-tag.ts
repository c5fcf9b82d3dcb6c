import { randomUUID } from "node:crypto";
import { entryLabel, entryLabelProblem, entryLabelTaken } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../plugins/capability.ts";
import { answer, object, params, writeRefusals } from "../plugins/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../plugins/write-call.ts";
import { Problem } from "../problems/problem.ts";
import { tagAnswer } from "./tag-schema.ts";
import { insertTagRows, listTagRows } from "./tag-store.ts";

interface Shape {
	Body: { label: string };
}

/** Adds a tag that may be given to requests and to processes. */
export const createTag = apiRoute<Shape>({
	method: "POST",
	url: "/tags",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "createTag",
		summary: "Add a tag",
		tags: ["tags"],
		params: params({}),
		headers: idempotencyHeaders,
		body: object({ label: { type: "string", maxLength: 1000, description: "1 to 60 characters." } }),
		response: { 201: answer(object({ data: { $ref: "tag#" } }), "The new tag."), ...writeRefusals },
	},
	handler(request, reply) {
		const { tenant, server } = request;
		const label = entryLabel(request.body.label);
		const message = entryLabelProblem(label, "tags");
		if (message !== null) throw new Problem("invalid", { message, errors: [{ path: "label", message }] });
		return writeCall(request, reply, async ({ db, tick }) => {
			const present = (await listTagRows(db, tenant.slug)).flatMap((row) => (row.deleted_at === null ? [row.label] : []));
			const taken = entryLabelTaken(label, present);
			if (taken !== null) throw new Problem("invalid", { message: taken, errors: [{ path: "label", message: taken }] });
			const kept = { uuid: randomUUID(), label, enabled: 1, request: 1, process: 1, deleted_at: null, synced: tick() };
			const row = { tenant: tenant.slug, created_at: server.now(), ...kept };
			await insertTagRows(db, [row]);
			return { status: 201, text: JSON.stringify({ data: tagAnswer(row) }), target: row.uuid };
		});
	},
});
