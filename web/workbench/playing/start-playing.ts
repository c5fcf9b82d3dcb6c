import { loadSections } from "./load-sections.ts";
import { type Gaps, gaps, type Played, type PlayQuestion, play } from "./play.ts";

/** What is told of a question: twice, or once that it failed. */
export type Told = Played | Gaps | { readonly kind: "failed" };

/** Plays in a thread of its own, of which nothing is heard any more once it was stopped. Returns how to stop. */
export function startPlaying(question: PlayQuestion, tell: (told: Told) => void): () => void {
	if (typeof Worker === "undefined") return playHere(question, tell);
	const worker = new Worker(new URL("./play-worker.ts", import.meta.url), { type: "module", name: "scenarios" });
	worker.addEventListener("message", ({ data }: MessageEvent<Told>) => tell(data));
	worker.addEventListener("error", () => tell({ kind: "failed" }));
	worker.postMessage(question);
	return () => worker.terminate();
}

/** Where there are no threads, in the page. */
function playHere(question: PlayQuestion, tell: (told: Told) => void): () => void {
	let stopped = false;
	const run = async (): Promise<void> => {
		const validators = await loadSections(question.validators);
		if (stopped) return;
		const played = play(question, validators);
		tell(played);
		tell(gaps(question, validators, played.coverage));
	};
	run().catch(() => stopped || tell({ kind: "failed" }));
	return () => {
		stopped = true;
	};
}
