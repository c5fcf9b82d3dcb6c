import type { FastifyReply } from "fastify";
import type { BundleFiles, Edit } from "../../../engine/index.ts";
import type { AnyRequest } from "../../calls/capability.ts";
import { writeCall } from "../../calls/write-call.ts";
import { Problem } from "../../problems/problem.ts";
import * as designTexts from "../../texts/designs.ts";
import { designAnswer, editsAnswer } from "../kept/design-answer.ts";
import { checkSize, mostEdits, refusalOfKept } from "../kept/design-limits.ts";
import {
	changeFiles,
	type DesignKey,
	type DesignRow,
	filesOf,
	findDesign,
	type KeptEdits,
	sizeOf,
	updateDesign,
} from "../kept/design-store.ts";
import { bytesKept, bytesOf, editsAfter, insertEdits } from "../kept/edit-store.ts";
import { type DesignsInUse, designOf, workedOut } from "../thread/designs-in-use.ts";

/** The change of a call: edits made at a revision, or the edits that undo earlier ones. */
interface Change {
	readonly edits: readonly Edit[];
	/** Edits made since then, which must concern other places. */
	readonly missed: readonly KeptEdits[];
	readonly undoes: number | null;
}

/** How often to try again when an edit at another server came first. */
const mostTries = 20;

/** A client that missed more edits than this has to load the design again. */
const mostMissed = 500;

/** Somebody else's edit came between reading the design and writing it. */
class Overtaken extends Error {}

/**
 * Changes a design, after the changes of it that this server is already working on: they would overtake each other. Computed outside the
 * write, and written only if the design is unchanged since it was read; otherwise computed again.
 * `plan` returns the change for the current state of the design.
 */
export function changeDesign(
	designs: DesignsInUse,
	request: AnyRequest,
	reply: FastifyReply,
	key: DesignKey,
	plan: (design: DesignRow) => Promise<Change>,
): Promise<FastifyReply> {
	return designs.turns.use(key, request.access.userId, () => changeInTurn(designs, request, reply, key, plan));
}

async function changeInTurn(...[designs, request, reply, key, plan]: Parameters<typeof changeDesign>): Promise<FastifyReply> {
	const { access, server } = request;
	for (let left = mostTries; ; left--) {
		const worked = await workOut(designs, key, plan);
		try {
			return await writeCall(request, reply, async ({ db }) => {
				// Thrown only within the write, so that a repeated call gets its first answer, whatever happened to the place since.
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
			if (left === 0) throw new Problem("stale", { message: designTexts.overtaken });
		}
	}
}

interface WorkedOut {
	readonly design: DesignRow;
	readonly change: Change;
	/** The edits as they will be stored. */
	readonly edits: readonly Edit[];
	readonly before: BundleFiles;
	readonly changed: ReadonlyMap<string, string | undefined>;
	readonly inverse: readonly Edit[];
}

/** Applies a change to the current design, or returns the refusal. */
async function workOut(designs: DesignsInUse, key: DesignKey, plan: (design: DesignRow) => Promise<Change>): Promise<WorkedOut | Problem> {
	for (;;) {
		const design = await designOf(designs, key);
		const change = await plan(design).catch((refusal: unknown) => {
			if (refusal instanceof Problem) return refusal;
			throw refusal;
		});
		if (change instanceof Problem) return change;
		const before = await filesOf(designs.data.db, key);
		// Somebody else's edit came between the two reads.
		if ((await designOf(designs, key)).revision !== design.revision) continue;
		const worked = await workedOut<"rebase">(designs, key.tenant, { ask: "rebase", files: before, ...change });
		if ("refused" in worked) return new Problem("design-edit", { message: worked.message });
		if (!("clashes" in worked)) {
			const kept = await bytesKept(designs.data.db, key);
			const refusal = refusalOfKept(kept, bytesOf(worked.edits) + bytesOf(worked.inverse));
			return refusal ?? { design, change, before, ...worked };
		}
		const { edits, clashes } = worked;
		const current = JSON.stringify({ revision: design.revision, missed: change.missed.map(editsAnswer), edits, clashes });
		return new Problem("design-clash", { message: designTexts.samePlace, current });
	}
}

/**
 * The edits since a revision.
 * @throws Problem when that revision does not exist yet; or, with `refusal`, when too many edits were made since, or too large ones.
 */
export async function missedSince(
	designs: DesignsInUse,
	design: DesignRow,
	revision: number,
	refusal: string = designTexts.tooFarBehind,
): Promise<readonly KeptEdits[]> {
	if (revision > design.revision) throw new Problem("design-revision", { message: designTexts.unknownRevision });
	const { acts, isAll } = await editsAfter(designs.data.db, design, { after: revision, most: mostMissed });
	if (!isAll) throw new Problem("design-revision", { message: refusal });
	return acts.filter(({ number }) => number <= design.revision);
}
