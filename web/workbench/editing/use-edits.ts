import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import type { Edit } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { clockText } from "../../ui/words/date-text.ts";
import { editSentences } from "../bundle/edit-words.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import type { BundleSource, Clashing, EditAnswer, Written } from "../source/bundle-source.ts";
import { isTypedIn } from "./is-typed-in.ts";
import { Revisions } from "./revisions.ts";
import { useLatest } from "./use-latest.ts";
import { useLeft } from "./use-left.ts";
import { useLimits } from "./use-limits.ts";
import { useStaying } from "./use-staying.ts";
import { useWaiting } from "./use-waiting.ts";
import { useWritten } from "./use-written.ts";

/** An edit that clashes with a colleague's: somebody has to choose between them. */
export interface OpenClash extends Clashing {
	/** Receives the person's own edits to write after all; none keeps the colleague's. */
	readonly decide: (edits: readonly Edit[]) => void;
}

/** Writes to the open files, and undoes it. */
export interface Editing {
	/**
	 * Resolves to null once the edits are written and shown, or to the reason why they were refused, in words. `said`: message to announce.
	 */
	readonly write: (edits: readonly Edit[], said?: string) => Promise<string | null>;
	/** Resolves once this person's own edits are shown. */
	readonly settled: () => Promise<void>;
	/**
	 * As `settled`, and once earlier callers of this function have written: an act is based on the files that are shown, and may concern
	 * what an earlier act added.
	 */
	readonly caughtUp: () => Promise<void>;
	/**
	 * Performs an act once earlier ones are done and shown. The act itself must not call `inTurn` or `caughtUp`: it would wait for itself.
	 */
	readonly inTurn: <Outcome>(act: () => Promise<Outcome>) => Promise<Outcome>;
	readonly undo: () => void;
	readonly redo: () => void;
	/** Undoes an earlier edit of this person, by its number. */
	readonly takeBack: (number: number) => void;
	/**
	 * Restores the files to their state after the edit with that number, whoever made the later ones. `revision`: the one the person sees.
	 */
	readonly restore: (number: number, revision: string) => void;
	readonly mayUndo: boolean;
	readonly mayRedo: boolean;
	/** The outcome of the last act, in words. */
	readonly told: string;
	readonly clash: OpenClash | null;
	/** Whether an edit is not written yet because there is no connection. */
	readonly waiting: boolean;
}

/** The outcome of an act, in words, with the resulting revision. */
type Outcome =
	| { readonly told: string; readonly revision: string }
	| { readonly told: string; readonly refused: true; readonly signedOut: boolean };

/** The revision of a design without any edits. */
const nothingWritten = "0";

/** Resolves when the page has had the time to show a refusal at its place. */
const refusalShown = () => new Promise((resolve) => setTimeout(resolve, 50));

interface SendOptions {
	/** The revision that the edit is based on; by default the one that is shown. */
	readonly made?: string;
	readonly onOver?: (outcome: Outcome) => void;
	/** The message for a refusal; by default the reason alone, for the input is still at its place. */
	readonly sayRefused?: (why: string) => string;
}

type Ask = (revision: string) => Promise<EditAnswer>;

/**
 * Writes edits one after another, each with a way to undo it. Handles Ctrl+Z and Ctrl+Y everywhere except in a field with unsaved input.
 */
export function useEdits(source: BundleSource, revision: string): Editing {
	const [revisions] = useState(() => new Revisions(revision));
	const queue = useRef<Promise<unknown>>(Promise.resolve());
	const turn = useRef<Promise<unknown>>(Promise.resolve());
	const [past, pastCount] = useWritten();
	const [future, futureCount] = useWritten();
	const [told, setTold] = useState("");
	const [asked, setAsked] = useState(false);
	// Edits from before the page was opened are fetched when somebody has undone all later ones.
	const earlier = asked || revision === nothingWritten ? null : source.written;
	const [clash, setClash] = useState<OpenClash | null>(null);
	const { waiting, untilAnswered } = useWaiting(setTold);
	const asking = useAskingWhileWriting();
	const stay = useStaying();
	useEffect(() => revisions.show(revision), [revisions, revision]);
	const settled = useCallback(async () => {
		await queue.current;
		await revisions.untilShown(revisions.after(revisions.shown));
	}, [revisions]);
	const left = useLeft();
	const caughtUp = useCallback((): Promise<void> => {
		// An edit that is written then is based on the files that are shown.
		if (left.isNow) return Promise.resolve();
		const reached = turn.current.then(settled);
		// The caller writes at once; the next caller waits for that.
		turn.current = reached.then(() => new Promise((resolve) => setTimeout(resolve)));
		stay(turn.current);
		return reached;
	}, [settled, stay, left]);
	const inTurn = useCallback(
		<Outcome>(act: () => Promise<Outcome>): Promise<Outcome> => {
			if (left.isNow) return act();
			const come = turn.current.then(settled);
			const done = come.then(act);
			turn.current = done.catch(() => undefined);
			stay(come);
			return done;
		},
		[settled, stay, left],
	);
	const send = useCallback(
		(
			ask: Ask,
			remember: (written: Written) => void,
			saying: string,
			{ made = revisions.shown, onOver = () => {}, sayRefused = (why) => why }: SendOptions = {},
		): Promise<string | null> => {
			const decided = (clashing: Clashing) =>
				new Promise<readonly Edit[]>((resolve) => setClash({ ...clashing, decide: resolve })).finally(() => setClash(null));
			const act = async (): Promise<Outcome> => {
				const on = revisions.after(made);
				let answer = await untilAnswered(() => ask(on));
				while ("clashes" in answer) {
					const { revision: now } = answer;
					const mine = await decided(answer);
					if (mine.length === 0) return { told: text("workbench.clash.theirs.kept"), revision: now };
					answer = await untilAnswered(() => source.edit(now, mine));
				}
				if ("refused" in answer) return { told: answer.refused, refused: true, signedOut: answer.signedOut === true };
				if (answer.alone) revisions.written(on, answer.revision);
				remember(answer);
				return { told: saying, revision: answer.revision };
			};
			const outcome = asking(queue.current.then(act));
			queue.current = outcome;
			return outcome.then(async (done) => {
				// The caller may continue as soon as this resolves, so the files must be shown by then.
				if ("revision" in done) await revisions.untilShown(done.revision);
				setTold("refused" in done ? sayRefused(done.told) : done.told);
				onOver(done);
				return "refused" in done ? done.told : null;
			});
		},
		[source, revisions, untilAnswered, asking],
	);
	const limits = useLimits(left);
	const write = useCallback(
		(edits: readonly Edit[], said = text("workbench.edit.saved", { time: clockText(Date.now()) })) => {
			const done = send(
				async (on) => {
					const broken = await limits(edits);
					return broken === null ? source.edit(on, edits) : { refused: broken };
				},
				(written) => {
					past.push(written);
					future.fill([]);
				},
				said,
			);
			if (!left.isNow) stay(done.then((refused) => (refused === null ? null : refusalShown())));
			return done;
		},
		[source, send, limits, stay, left, past, future],
	);
	const latest = useLatest(useBundle());
	useEffect(() => {
		const { unsent } = source;
		if (unsent === undefined) return;
		for (const kept of unsent.all()) {
			void send((on) => unsent.send(on, kept), past.push, text("workbench.edit.resent"), {
				made: kept.revision,
				onOver: (outcome) => ("signedOut" in outcome && outcome.signedOut) || unsent.drop(kept),
				// There is no field with it any more.
				sayRefused: (why) => text("workbench.edit.resent.refused", { what: editSentences(kept.edits, latest.current).join("; "), why }),
			});
		}
	}, [source, send, past, latest]);
	const undo = useCallback(async () => {
		// The last edit may still be on its way, or in a field that was left to press the button.
		await caughtUp();
		if (past.isEmpty && earlier !== null) {
			const found = await earlier().catch(() => null);
			if (found === null) return setTold(text("workbench.history.failed"));
			setAsked(true);
			past.fill(found);
		}
		const last = past.take();
		if (last === undefined) return setTold(text("workbench.edit.nothing"));
		await send(last.undo, future.push, text("workbench.edit.undone"));
	}, [past, future, earlier, send, caughtUp]);
	const redo = useCallback(async () => {
		await caughtUp();
		const next = future.take();
		if (next !== undefined) await send(next.undo, past.push, text("workbench.edit.redone"));
	}, [past, future, send, caughtUp]);
	const takeBack = useCallback(
		(number: number) => {
			const ask = source.takeBack;
			if (ask !== null) void send(() => ask(number), past.push, text("workbench.edit.undone"));
		},
		[source, send, past],
	);
	const undoNow = useCallback(() => void undo(), [undo]);
	const redoNow = useCallback(() => void redo(), [redo]);
	useUndoKeys(undoNow, redoNow);
	useWritingWhenLeft();
	const restore = useCallback(
		(number: number, seen: string) => {
			const ask = source.restore;
			if (ask !== null) void send(() => ask(number, seen), past.push, text("workbench.history.restored"));
		},
		[source, send, past],
	);
	return {
		write,
		settled,
		caughtUp,
		inTurn,
		undo: undoNow,
		redo: redoNow,
		takeBack,
		restore,
		mayUndo: pastCount > 0 || earlier !== null,
		mayRedo: futureCount > 0,
		told,
		clash,
		waiting,
	};
}

/** A field undoes its own typing first; once that has been written, it has nothing to undo. */
function useUndoKeys(undo: () => void, redo: () => void): void {
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey || isTypedIn(event.target)) return;
			// With Caps Lock on, the key is "Z" without Shift.
			const key = event.key.toLowerCase();
			const again = key === "y" || (key === "z" && event.shiftKey);
			if (!again && key !== "z") return;
			event.preventDefault();
			if (again) redo();
			else undo();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [undo, redo]);
}

/** While an edit is being written or waits for a choice, the browser asks before it closes the page: later edits have not been sent. */
function useAskingWhileWriting(): <Outcome>(written: Promise<Outcome>) => Promise<Outcome> {
	const count = useRef(0);
	return useCallback((written) => {
		if (count.current === 0) window.addEventListener("beforeunload", ask);
		count.current += 1;
		return written.finally(() => {
			count.current -= 1;
			if (count.current === 0) window.removeEventListener("beforeunload", ask);
		});
	}, []);
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * When the page is closed, or left because the session ended, the focused field is blurred as well: its input is written, or kept until it
 * can be.
 */
function useWritingWhenLeft(): void {
	useEffect(() => {
		const leave = (): void => {
			if (isTypedIn(document.activeElement)) document.activeElement.blur();
		};
		window.addEventListener("pagehide", leave);
		return () => window.removeEventListener("pagehide", leave);
	}, []);
}

export const EditingContext = createContext<Editing | null>(null);

/** Only usable below the frame of the workbench. */
export function useEditing(): Editing {
	const editing = useContext(EditingContext);
	if (editing === null) throw new Error("nothing is edited above this component");
	return editing;
}
