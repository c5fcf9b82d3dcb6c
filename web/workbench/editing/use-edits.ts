import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import type { Edit } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { clockText } from "../../ui/date-text.ts";
import type { BundleSource } from "../source/bundle-source.ts";

/** Writing to the files that are open, and taking it back. */
export interface Editing {
	/** Resolves to why not, in words, or null when it was written. */
	readonly write: (edits: readonly Edit[]) => Promise<string | null>;
	readonly undo: () => void;
	readonly redo: () => void;
	readonly mayUndo: boolean;
	readonly mayRedo: boolean;
	/** What became of the last act, in words. */
	readonly told: string;
}

type Past = readonly (readonly Edit[])[];

/** Edits one after another; each gives the edits that take it back. Ctrl+Z and Ctrl+Y anywhere but in a field that is being typed in. */
export function useEdits(source: BundleSource, revision: string): Editing {
	const latest = useRef(revision);
	const queue = useRef<Promise<unknown>>(Promise.resolve());
	const [past, setPast] = useState<Past>([]);
	const [future, setFuture] = useState<Past>([]);
	const [told, setTold] = useState("");
	useEffect(() => {
		latest.current = revision;
	}, [revision]);
	const send = useCallback(
		(edits: readonly Edit[], remember: (inverse: readonly Edit[]) => void, saying: string): Promise<string | null> => {
			const act = async (): Promise<string | null> => {
				const answer = await source.edit(latest.current, edits).catch(() => ({ refused: text("workbench.edit.unreachable") }));
				if ("refused" in answer) {
					setTold(answer.refused);
					return answer.refused;
				}
				latest.current = answer.revision;
				remember(answer.inverse);
				setTold(saying);
				return null;
			};
			const outcome = queue.current.then(act);
			queue.current = outcome;
			return outcome;
		},
		[source],
	);
	const write = useCallback(
		(edits: readonly Edit[]) =>
			send(
				edits,
				(inverse) => {
					setPast((before) => [...before, inverse]);
					setFuture([]);
				},
				text("workbench.edit.saved", { time: clockText(Date.now()) }),
			),
		[send],
	);
	const undo = useCallback(() => {
		const last = past.at(-1);
		if (last === undefined) return;
		setPast(past.slice(0, -1));
		void send(last, (inverse) => setFuture((after) => [...after, inverse]), text("workbench.edit.undone"));
	}, [past, send]);
	const redo = useCallback(() => {
		const next = future.at(-1);
		if (next === undefined) return;
		setFuture(future.slice(0, -1));
		void send(next, (inverse) => setPast((before) => [...before, inverse]), text("workbench.edit.redone"));
	}, [future, send]);
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey || isTypedIn(event.target)) return;
			const again = event.key === "y" || (event.key.toLowerCase() === "z" && event.shiftKey);
			if (!again && event.key !== "z") return;
			event.preventDefault();
			if (again) redo();
			else undo();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [undo, redo]);
	return { write, undo, redo, mayUndo: past.length > 0, mayRedo: future.length > 0, told };
}

/** A field takes back its own typing first; one that was written already has nothing to take back. */
function isTypedIn(target: EventTarget | null): boolean {
	return (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.dataset.typed === "true";
}

export const EditingContext = createContext<Editing | null>(null);

/** Only usable below the frame of the workbench. */
export function useEditing(): Editing {
	const editing = useContext(EditingContext);
	if (editing === null) throw new Error("nothing is edited above this component");
	return editing;
}
