import { Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { text } from "../../texts/text.ts";
import { lettersAllowed } from "../../ui/actions/letter-shortcuts.ts";
import { isTyping } from "../../ui/actions/use-actions.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { kindSentence } from "../bundle/kind-sentence.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useLatest } from "../editing/use-latest.ts";
import { problemAddress } from "../problems/problem-place.ts";
import styles from "./WorkbenchFrame.module.css";

const GoTo = lazyPart(() => import("./GoTo.tsx"));
const KeyList = lazyPart(() => import("./KeyList.tsx"));

type Wanted = "go" | "keys" | 1 | -1;

/** Shortcuts on every screen: F8 goes to the next problem, Ctrl+K opens the search, and ? lists all shortcuts. */
export function FrameKeys() {
	const bundle = useBundle();
	const addresses = useWorkbenchPaths();
	const navigate = useNavigate();
	const [open, setOpen] = useState<"go" | "keys" | null>(null);
	const [said, setSaid] = useState("");
	const at = useRef<number | null>(null);
	const toProblem = (by: 1 | -1) => {
		const { problems } = bundle.shown;
		const count = problems.length;
		const next = at.current === null ? (by === 1 ? 0 : count - 1) : (at.current + by + count) % count;
		const problem = problems[next];
		if (problem === undefined) return setSaid(text("workbench.problems.none"));
		at.current = next;
		setSaid(text("workbench.keys.problem", { at: next + 1, count, sentence: kindSentence(problem.code) ?? problem.message }));
		void navigate(problemAddress(problem, bundle, addresses));
	};
	const act = useLatest((wanted: Wanted) => (typeof wanted === "number" ? toProblem(wanted) : setOpen(wanted)));
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			const wanted = wantedBy(event);
			if (wanted === null || document.querySelector('[role="dialog"]') !== null) return;
			event.preventDefault();
			act.current(wanted);
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [act]);
	const close = () => setOpen(null);
	return (
		<>
			<span role="status" className={styles.told}>
				{said}
			</span>
			<button type="button" onClick={() => setOpen("go")} aria-keyshortcuts="Control+K" aria-haspopup="dialog">
				{text("workbench.go")}
			</button>
			<Suspense fallback={null}>
				{open === "go" && <GoTo onClose={close} />}
				{open === "keys" && <KeyList onClose={close} />}
			</Suspense>
		</>
	);
}

function wantedBy({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): Wanted | null {
	if (altKey) return null;
	if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !shiftKey ? "go" : null;
	if (key === "F8") return shiftKey ? -1 : 1;
	return key === "?" && !isTyping(target) && lettersAllowed() ? "keys" : null;
}
