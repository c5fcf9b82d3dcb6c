import { loadSections } from "./load-sections.ts";
import { gaps, type PlayQuestion, play } from "./play.ts";

/** Plays a design's scenarios in a worker: posts their results first, then walks that would fill the gaps. */
self.addEventListener("message", async ({ data }: MessageEvent<PlayQuestion>) => {
	const validators = await loadSections(data.validators);
	const played = play(data, validators);
	self.postMessage(played);
	self.postMessage(gaps(data, validators, played.coverage));
});
