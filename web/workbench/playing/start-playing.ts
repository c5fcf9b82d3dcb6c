import { loadSections } from "./load-sections.ts";
import { type Gaps, gaps, type Played, type PlayQuestion, play } from "./play.ts";

/** A message about a run: its two results, or its failure. */
export type Told = Played | Gaps | { readonly kind: "failed" };

/** Plays in a worker. Returns a function that stops it, after which nothing more is reported. */
export function startPlaying(question: PlayQuestion, tell: (told: Told) => void): () => void {
	if (typeof Worker === "undefined") return playHere(question, tell);
	const worker = new Worker(new URL("./play-worker.ts", import.meta.url), { type: "module", name: "scenarios" });
	worker.addEventListener("message", ({ data }: MessageEvent<Told>) => tell(data));
	worker.addEventListener("error", () => tell({ kind: "failed" }));
	worker.postMessage(question);
	return () => worker.terminate();
}

/** Plays in the page, for environments without workers. */
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
