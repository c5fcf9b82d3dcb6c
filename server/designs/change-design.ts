import type { FastifyReply } from "fastify";
import type { BundleFiles, Edit } from "../../engine/index.ts";
import type { AnyRequest } from "../calls/capability.ts";
import { writeCall } from "../calls/write-call.ts";
import { Problem } from "../problems/problem.ts";
import * as designTexts from "../texts/designs.ts";
import { designAnswer, editsAnswer } from "./design-answer.ts";
import { checkSize, mostEdits } from "./design-limits.ts";
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
import { type DesignsInUse, designOf, workedOut } from "./designs-in-use.ts";

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
	const { access, server } = request;
	for (let left = mostTries; ; left--) {
		const worked = await workOut(designs, key, plan);
		try {
			return await writeCall(request, reply, async ({ db }) => {
				// Only here, so that a repetition gets the first answer, whatever became of the place since.
				if (worked instanceof Problem) throw worked;
				const { design, change, edits, before, changed, inverse } = worked;
				if ((await findDesign(db, key))?.revision !== design.revision) throw new Overtaken();
				if (design.revision >= mostEdits) throw new Problem("design-too-many", { message: designTexts.tooOftenChanged(mostEdits) });
				await changeFiles(db, key, changed);
				checkSize(await sizeOf(db, key), (await filesOf(db, key)).size);
				const next: DesignRow = { ...design, revision: design.revision + 1, changed_at: server.now(), changed_by: access.userId };
				const { missed, undoes } = change;
				await insertEdits(db, key, { number: next.revision, ts: next.changed_at, userId: access.userId, edits, inverse, undoes });
				await updateDesign(db, key, next);
				const touched = new Set([...changed.keys(), ...missed.flatMap((kept) => kept.edits.map(({ file }) => file))]);
				const files = [...touched].map((path) => ({ path, text: (changed.has(path) ? changed : before).get(path) ?? null }));
				const data = { design: designAnswer(next), missed: missed.map(editsAnswer), files };
				return { text: JSON.stringify({ data }), target: key.uuid };
			});
		} catch (failure) {
			if (!(failure instanceof Overtaken)) throw failure;
			if (left === 0) throw new Problem("unavailable");
		}
	}
}

interface WorkedOut {
	readonly design: DesignRow;
	readonly change: Change;
	/** As they are written. */
	readonly edits: readonly Edit[];
	readonly before: BundleFiles;
	readonly changed: ReadonlyMap<string, string | undefined>;
	readonly inverse: readonly Edit[];
}

/** What a change makes of the design as it is, or why it can't be made. */
async function workOut(designs: DesignsInUse, key: DesignKey, plan: (design: DesignRow) => Promise<Change>): Promise<WorkedOut | Problem> {
	for (;;) {
		const design = await designOf(designs, key);
		const change = await plan(design).catch((refusal: unknown) => {
			if (refusal instanceof Problem) return refusal;
			throw refusal;
		});
		if (change instanceof Problem) return change;
		const before = await filesOf(designs.data.db, key);
		// Another's edit came between the one and the other.
		if ((await designOf(designs, key)).revision !== design.revision) continue;
		const worked = await workedOut<"rebase">(designs, key.tenant, { ask: "rebase", files: before, ...change });
		if ("refused" in worked) return new Problem("design-edit", { message: worked.message });
		if (!("clashes" in worked)) return { design, change, before, ...worked };
		const { edits, clashes } = worked;
		const current = JSON.stringify({ revision: design.revision, missed: change.missed.map(editsAnswer), edits, clashes });
		return new Problem("design-clash", { message: designTexts.samePlace, current });
	}
}

/** The edits since a revision. @throws Problem when there never was such a revision, or too much happened since. */
export async function missedSince(designs: DesignsInUse, design: DesignRow, revision: number): Promise<readonly KeptEdits[]> {
	if (revision > design.revision) throw new Problem("design-revision", { message: designTexts.unknownRevision });
	const missed = await editsAfter(designs.data.db, design, revision, mostMissed + 1);
	if (missed.length > mostMissed) throw new Problem("design-revision", { message: designTexts.tooFarBehind });
	return missed.filter(({ number }) => number <= design.revision);
}
