import { createContext, type RefObject, useCallback, useContext, useEffect, useRef, useState } from "react";
import type { Edit } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { clockText } from "../../ui/date-text.ts";
import type { BundleSource, Clashing, EditAnswer, Written } from "../source/bundle-source.ts";
import { Revisions } from "./revisions.ts";
import { useWaiting } from "./use-waiting.ts";

/** A colleague was in the same place, and somebody has to say which it becomes. */
export interface OpenClash extends Clashing {
	/** What of one's own is to be written after all; nothing for what the colleague made of it. */
	readonly decide: (edits: readonly Edit[]) => void;
}

/** Writing to the files that are open, and taking it back. */
export interface Editing {
	/** Resolves to why not, in words, or null when it was written and the files are shown with it. `said`: what was done, to be told. */
	readonly write: (edits: readonly Edit[], said?: string) => Promise<string | null>;
	/** Until what one wrote is shown. */
	readonly settled: () => Promise<void>;
	/** The same, and until whoever waited for it before has written: an act is made of the files that are shown, and may be about what the former added. */
	readonly caughtUp: () => Promise<void>;
	/** Does an act when the former ones are done and shown. An act does not wait for its turn, or until it has caught up, once more. */
	readonly inTurn: <Outcome>(act: () => Promise<Outcome>) => Promise<Outcome>;
	readonly undo: () => void;
	readonly redo: () => void;
	/** Takes back what one wrote at some time, by its number. */
	readonly takeBack: (number: number) => void;
	/** Makes the files of this revision what they were after the edits of that number, whoever made those since. */
	readonly restore: (number: number, revision: string) => void;
	readonly mayUndo: boolean;
	readonly mayRedo: boolean;
	/** What became of the last act, in words. */
	readonly told: string;
	readonly clash: OpenClash | null;
	/** Something is not written yet, because nothing answers. */
	readonly waiting: boolean;
}

/** What became of an act, in words, and the files with it. */
type Outcome =
	| { readonly told: string; readonly revision: string }
	| { readonly told: string; readonly refused: true; readonly signedOut: boolean };

/** The revision of a design in which nobody wrote. */
const nothingWritten = "0";

interface SendOptions {
	/** On which revision it was made; the one that is shown when left out. */
	readonly made?: string;
	readonly onOver?: (outcome: Outcome) => void;
}

type Ask = (revision: string) => Promise<EditAnswer>;

/** Edits one after another; each says how it is taken back. Ctrl+Z and Ctrl+Y anywhere but in a field that is being typed in. */
export function useEdits(source: BundleSource, revision: string): Editing {
	const [revisions] = useState(() => new Revisions(revision));
	const queue = useRef<Promise<unknown>>(Promise.resolve());
	const turn = useRef<Promise<unknown>>(Promise.resolve());
	const [past, setPast] = useState<readonly Written[]>([]);
	const [future, setFuture] = useState<readonly Written[]>([]);
	const [told, setTold] = useState("");
	const [asked, setAsked] = useState(false);
	// What was written before the page was opened is asked for when somebody comes to the end of what they wrote since.
	const earlier = asked || revision === nothingWritten ? null : source.written;
	const [clash, setClash] = useState<OpenClash | null>(null);
	const { waiting, untilAnswered } = useWaiting(setTold);
	const asking = useAskingWhileWriting();
	useEffect(() => revisions.show(revision), [revisions, revision]);
	const settled = useCallback(async () => {
		await queue.current;
		await revisions.untilShown(revisions.after(revisions.shown));
	}, [revisions]);
	/** There is no time to wait in: what is written meanwhile is made of the files that are shown. */
	const leaving = useRef(false);
	const caughtUp = useCallback((): Promise<void> => {
		if (leaving.current) return Promise.resolve();
		const reached = turn.current.then(settled);
		// Who waited writes at once; who comes behind waits for that.
		turn.current = reached.then(() => new Promise((resolve) => setTimeout(resolve)));
		return reached;
	}, [settled]);
	const inTurn = useCallback(
		<Outcome>(act: () => Promise<Outcome>): Promise<Outcome> => {
			if (leaving.current) return act();
			const done = turn.current.then(async () => {
				await settled();
				return await act();
			});
			turn.current = done.catch(() => undefined);
			return done;
		},
		[settled],
	);
	const send = useCallback(
		(
			ask: Ask,
			remember: (written: Written) => void,
			saying: string,
			{ made = revisions.shown, onOver = () => {} }: SendOptions = {},
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
				// Whoever goes on from what they were told works on what is shown.
				if ("revision" in done) await revisions.untilShown(done.revision);
				setTold(done.told);
				onOver(done);
				return "refused" in done ? done.told : null;
			});
		},
		[source, revisions, untilAnswered, asking],
	);
	const write = useCallback(
		(edits: readonly Edit[], said = text("workbench.edit.saved", { time: clockText(Date.now()) })) =>
			send(
				(on) => source.edit(on, edits),
				(written) => {
					setPast((before) => [...before, written]);
					setFuture([]);
				},
				said,
			),
		[source, send],
	);
	useEffect(() => {
		const { unsent } = source;
		if (unsent === undefined) return;
		for (const kept of unsent.all()) {
			void send(
				(on) => unsent.send(on, kept),
				(written) => setPast((before) => [...before, written]),
				text("workbench.edit.resent"),
				{ made: kept.revision, onOver: (outcome) => ("signedOut" in outcome && outcome.signedOut) || unsent.drop(kept) },
			);
		}
	}, [source, send]);
	const undo = useCallback(async () => {
		let all = past;
		if (all.length === 0 && earlier !== null) {
			const found = await earlier().catch(() => null);
			if (found === null) return setTold(text("workbench.history.failed"));
			setAsked(true);
			all = found;
		}
		const last = all.at(-1);
		if (last === undefined) return setTold(text("workbench.edit.nothing"));
		setPast(all.slice(0, -1));
		await send(last.undo, (written) => setFuture((after) => [...after, written]), text("workbench.edit.undone"));
	}, [past, earlier, send]);
	const redo = useCallback(() => {
		const next = future.at(-1);
		if (next === undefined) return;
		setFuture(future.slice(0, -1));
		void send(next.undo, (written) => setPast((before) => [...before, written]), text("workbench.edit.redone"));
	}, [future, send]);
	const takeBack = useCallback(
		(number: number) => {
			const ask = source.takeBack;
			if (ask !== null)
				void send(
					() => ask(number),
					(written) => setPast((before) => [...before, written]),
					text("workbench.edit.undone"),
				);
		},
		[source, send],
	);
	const undoNow = useCallback(() => void undo(), [undo]);
	useUndoKeys(undoNow, redo);
	useWritingWhenLeft(leaving);
	const restore = useCallback(
		(number: number, seen: string) => {
			const ask = source.restore;
			if (ask !== null)
				void send(
					() => ask(number, seen),
					(written) => setPast((before) => [...before, written]),
					text("workbench.history.restored"),
				);
		},
		[source, send],
	);
	return {
		write,
		settled,
		caughtUp,
		inTurn,
		undo: undoNow,
		redo,
		takeBack,
		restore,
		mayUndo: past.length > 0 || earlier !== null,
		mayRedo: future.length > 0,
		told,
		clash,
		waiting,
	};
}

function useUndoKeys(undo: () => void, redo: () => void): void {
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey || isTypedIn(event.target)) return;
			// With the capitals locked it is "Z" without Shift.
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

/** While something is not written, or waits for a choice, the browser asks before it closes the page: what stands behind it was not sent. */
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

/** A page that is closed, or left because the session ended, leaves its field as well: what was typed in it is written, or kept until it can be. */
function useWritingWhenLeft(leaving: RefObject<boolean>): void {
	useEffect(() => {
		const leave = (): void => {
			if (!isTypedIn(document.activeElement)) return;
			leaving.current = true;
			document.activeElement.blur();
			leaving.current = false;
		};
		window.addEventListener("pagehide", leave);
		return () => window.removeEventListener("pagehide", leave);
	}, [leaving]);
}

/** A field takes back its own typing first; one that was written already has nothing to take back. */
function isTypedIn(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
	return (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.dataset.typed === "true";
}

export const EditingContext = createContext<Editing | null>(null);

/** Only usable below the frame of the workbench. */
export function useEditing(): Editing {
	const editing = useContext(EditingContext);
	if (editing === null) throw new Error("nothing is edited above this component");
	return editing;
}
