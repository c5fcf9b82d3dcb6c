import { randomUUID } from "node:crypto";
import { entryLabel, entryLabelProblem, keptListFull, repeatedLabels } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import { Problem } from "../problems/problem.ts";
import { keptEntryAnswer } from "./kept-entry-schema.ts";
import { insertKeptEntryRows, listKeptEntryRows } from "./kept-entry-store.ts";

interface Shape {
	Body: { label: string };
}

/** Adds a tag that can be put on requests and on processes. */
export const createTag = apiRoute<Shape>({
	method: "POST",
	url: "/tags",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "createTag",
		summary: "Add a tag",
		tags: ["kept lists"],
		params: params({}),
		headers: idempotencyHeaders,
		body: object({ label: { type: "string", maxLength: 1000, description: "1 to 60 characters." } }),
		response: { 201: answer(object({ data: { $ref: "kept-entry#" } }), "The new tag.") },
	},
	handler(request, reply) {
		const { tenant, server } = request;
		const label = entryLabel(request.body.label);
		const message = entryLabelProblem(request.body.label, "tags");
		if (message !== null) throw new Problem("invalid", { message, errors: [{ path: "label", message }] });
		return writeCall(request, reply, async ({ db, tick }) => {
			const of = { tenant: tenant.slug, list: "tags" } as const;
			const present = (await listKeptEntryRows(db, of)).filter(({ deleted_at }) => deleted_at === null);
			const labels = new Map(present.map((row) => [row.uuid, row.label]));
			const refused = repeatedLabels(labels)(label, null) ?? keptListFull(labels.size + 1, "tags");
			if (refused !== null) throw new Problem("invalid", { message: refused, errors: [{ path: "label", message: refused }] });
			const kept = { uuid: randomUUID(), label, enabled: 1, request: 1, process: 1, deleted_at: null, synced: tick() };
			const row = { ...of, created_at: server.now(), ...kept };
			await insertKeptEntryRows(db, [row]);
			return { status: 201, text: JSON.stringify({ data: keptEntryAnswer(row) }), target: row.uuid };
		});
	},
});
