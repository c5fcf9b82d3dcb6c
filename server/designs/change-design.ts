import type { FastifyReply } from "fastify";
import type { Edit } from "../../engine/index.ts";
import type { AnyRequest } from "../calls/capability.ts";
import { writeCall } from "../calls/write-call.ts";
import { Problem } from "../problems/problem.ts";
import * as designTexts from "../texts/designs.ts";
import { designAnswer, editsAnswer } from "./design-answer.ts";
import { checkSize } from "./design-limits.ts";
import {
	changeFiles,
	type DesignKey,
	type DesignRow,
	editsAfter,
	filesOf,
	findDesign,
	insertEdits,
	type KeptEdits,
	sizeOf,
	updateDesign,
} from "./design-store.ts";
import type { DesignsInUse } from "./designs-in-use.ts";

/** What a call changes: edits made at a revision; or what takes earlier ones back. */
interface Change {
	readonly edits: readonly Edit[];
	/** Edits since then that it has to be about other places than. */
	readonly missed: readonly KeptEdits[];
	readonly undoes: number | null;
}

/** How often it is worked out anew because somebody else was first. */
const mostTries = 20;

/** More are not looked through: whoever is so far behind takes the design anew. */
const mostMissed = 500;

/** Another's edit came between reading the design and writing it. */
class Overtaken extends Error {}

/**
 * Changes a design. Worked out beside the calls, and written if the design is still as it was read: otherwise it is worked
 * out again. `plan` says what is to change of the design as it is now.
 */
export async function changeDesign(
	designs: DesignsInUse,
	request: AnyRequest,
	reply: FastifyReply,
	key: DesignKey,
	plan: (design: DesignRow) => Promise<Change>,
): Promise<FastifyReply> {
	for (let left = mostTries; ; left--) {
		const design = await designs.find(key);
		const change = await plan(design);
		const files = await filesOf(designs.data.db, key);
		const worked = await designs.thread.ask<"rebase">(key.tenant, { ask: "rebase", files, ...change });
		if ("refused" in worked) throw new Problem("design-edit", { message: worked.message });
		const missed = change.missed.map(editsAnswer);
		if ("clashes" in worked) {
			const current = JSON.stringify({ revision: design.revision, missed, clashes: worked.clashes });
			// As long as the design was read between two edits, there may be no clash at all.
			if (!(await isAt(designs, design)) && left > 0) continue;
			throw new Problem("design-clash", { message: designTexts.samePlace, current });
		}
		const { userId } = request.access;
		const ts = request.server.now();
		const next: DesignRow = { ...design, revision: Number(design.revision) + 1, changed_at: ts, changed_by: userId };
		try {
			return await writeCall(request, reply, async ({ db }) => {
				const now = await findDesign(db, key);
				if (now?.revision !== design.revision) throw new Overtaken();
				await changeFiles(db, key, worked.changed);
				checkSize(await sizeOf(db, key), (await filesOf(db, key)).size);
				const { edits, undoes } = change;
				await insertEdits(db, key, { number: next.revision, ts, userId, edits, inverse: worked.inverse, undoes });
				await updateDesign(db, key, next);
				const touched = new Set([...worked.changed.keys(), ...change.missed.flatMap((kept) => kept.edits.map(({ file }) => file))]);
				const texts = [...touched].map((path) => ({ path, text: (worked.changed.has(path) ? worked.changed : files).get(path) ?? null }));
				return { text: JSON.stringify({ data: { design: designAnswer(next), missed, files: texts } }), target: key.uuid };
			});
		} catch (failure) {
			if (!(failure instanceof Overtaken)) throw failure;
			if (left === 0) throw new Problem("unavailable");
		}
	}
}

/** The edits since a revision. @throws Problem when there never was such a revision, or too much happened since. */
export async function missedSince(designs: DesignsInUse, design: DesignRow, revision: number): Promise<readonly KeptEdits[]> {
	if (revision > design.revision) throw new Problem("design-revision", { message: designTexts.unknownRevision });
	const missed = await editsAfter(designs.data.db, design, revision, mostMissed + 1);
	if (missed.length > mostMissed) throw new Problem("design-revision", { message: designTexts.tooFarBehind });
	return missed.filter(({ number }) => number <= design.revision);
}

async function isAt(designs: DesignsInUse, { tenant, uuid, revision }: DesignRow): Promise<boolean> {
	return (await findDesign(designs.data.db, { tenant, uuid }))?.revision === revision;
}
