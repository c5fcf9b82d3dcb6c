import type { Edit } from "../../../engine/index.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";
import { problemOf } from "../../api/problem-of.ts";
import { text } from "../../texts/text.ts";
import type { BundleSource, EditAnswer, ServedBundle } from "./bundle-source.ts";
import { readHistory, takenBack } from "./read-history.ts";
import { dropUnsent, keepUnsent, unsentOf } from "./unsent-edits.ts";

/** Polling interval for changes by colleagues, in milliseconds. */
const pause = 2_000;

/** Before an act that was overtaken is sent again, in milliseconds. */
const overtakenPause = 500;

type Edited = AnswerOf<"editDesign">["data"];

/** A design in the database, accessed by the product's API, for the person with this id. */
export function designSource(uuid: string, userId: string): BundleSource {
	const params = { uuid };
	const owner = { userId, uuid };
	/** Keys of acts whose response this page is waiting for. */
	const underWay = new Set<string>();
	/** Called after a write from this page, so that nobody waits for the next poll. */
	const listeners = new Set<() => void>();
	/** Somebody who may only publish gets a clear message here; the server would respond that there is nothing to write to. */
	let mayDesign = true;
	const answered = async (ask: () => Promise<{ readonly data: Edited }>): Promise<EditAnswer> => {
		if (!mayDesign) return { refused: text("workbench.looking") };
		try {
			const { design, missed } = (await ask()).data;
			for (const tell of listeners) tell();
			return {
				revision: String(design.revision),
				alone: missed.length === 0,
				undo: () => takeBack(design.revision),
			};
		} catch (reason) {
			// What is shown may be too far behind: it is read at once, so that the same act can be done again.
			if (problemOf<"editDesign">(reason)?.code === "design-revision") for (const tell of listeners) tell();
			return refusalIn(reason);
		}
	};
	const write = (revision: string, edits: readonly Edit[], idempotencyKey?: string) =>
		untilNotOvertaken(() =>
			call(operations.editDesign, { params, body: { data: { revision: Number(revision), edits: [...edits] } }, idempotencyKey }),
		);
	const takeBack = (number: number) =>
		answered(() => untilNotOvertaken(() => call(operations.undoDesignEdits, { params, body: { data: { number } } })));
	return {
		design: uuid,
		takeBack,
		restore: (number, revision) =>
			answered(() =>
				untilNotOvertaken(() => call(operations.restoreDesign, { params, body: { data: { number, revision: Number(revision) } } })),
			),
		written: async () => {
			const { edits } = await readHistory(uuid);
			const undone = takenBack(edits);
			const own = edits.filter((made) => made.userId === userId && made.undoes === null && !undone.has(made.number));
			return own.toReversed().map(({ number }) => ({ revision: String(number), alone: true, undo: () => takeBack(number) }));
		},
		read: async () => {
			const answer = await call(operations.showDesign, { params }).catch(nothingFound);
			if (answer === null) return null;
			const { design, ...shown } = answer.data;
			// A server of an earlier version leaves it out.
			mayDesign = shown.mayDesign !== false;
			// The API description leaves the type open; it is the product's own configuration.
			return { ...shown, revision: String(design.revision), name: design.name } as ServedBundle;
		},
		blocks: async () => (await call(operations.listBlocks)).data,
		edit: (revision, edits) =>
			answered(async () => {
				// Stored before it is sent: a page that is closing, because the session ended or the tab is closed, has no time for that
				// afterwards.
				const key = keepUnsent(owner, { revision, edits });
				underWay.add(key);
				try {
					const written = await write(revision, edits, key);
					dropUnsent(owner, key);
					return written;
				} catch (reason) {
					// If there is no response, or the session has ended, it stays stored, to be written when the design is opened again.
					if (isAnswered(reason)) dropUnsent(owner, key);
					throw reason;
				} finally {
					underWay.delete(key);
				}
			}),
		unsent: {
			all: () => unsentOf(owner).filter(({ key }) => !underWay.has(key)),
			send: (revision, { key, edits }) => answered(() => write(revision, edits, key)),
			drop: ({ key }) => dropUnsent(owner, key),
		},
		watch: (changed, lost) => {
			let known: number | null = null;
			let ended = false;
			let timer: ReturnType<typeof setTimeout>;
			const look = async (): Promise<void> => {
				try {
					const { revision } = (await call(operations.getDesignRevision, { params })).data;
					if (!ended && known !== revision) changed();
					known = revision;
				} catch {
					known = null;
					if (!ended) lost();
				}
				if (!ended) timer = setTimeout(look, pause);
			};
			timer = setTimeout(look, pause);
			listeners.add(changed);
			return () => {
				ended = true;
				clearTimeout(timer);
				listeners.delete(changed);
			};
		},
	};
}

/** Repeats an act that others' acts kept overtaking: nothing of it was done. */
async function untilNotOvertaken<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
	for (;;) {
		try {
			return await ask();
		} catch (reason) {
			if (problemOf<"editDesign">(reason)?.code !== "stale") throw reason;
		}
		await new Promise((resolve) => setTimeout(resolve, overtakenPause));
	}
}

/** @throws anything but that there is no such design. */
function nothingFound(reason: unknown): null {
	if (reason instanceof ApiProblem && reason.status === 404) return null;
	throw reason;
}

function isAnswered(reason: unknown): boolean {
	return reason instanceof ApiProblem && reason.status !== 401 && reason.status !== 0 && reason.status < 500;
}

/** @throws anything that is not a refusal: without a response, the outcome is unknown. */
function refusalIn(reason: unknown): EditAnswer {
	if (!(reason instanceof ApiProblem) || !(isAnswered(reason) || reason.status === 401)) throw reason;
	const clash = problemOf<"editDesign">(reason)?.current;
	return clash === undefined
		? { refused: reason.message, signedOut: reason.status === 401 }
		: { revision: String(clash.revision), clashes: clash.clashes, edits: clash.edits };
}
