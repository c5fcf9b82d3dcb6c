import type { Blocks } from "../../../engine/index.ts";
import type { BundleSource, ServedBundle } from "../source/bundle-source.ts";
import { messageIn, type PreviewMessage } from "./preview-wish.ts";

interface Given {
	readonly shown: ServedBundle;
	readonly blocks: Blocks;
}

/** The files that are open in the surrounding page: a frame needs no sign-in and fetches no files. */
export function frameSource(): BundleSource {
	let tell = (_given: Given): void => {};
	const first = new Promise<Given>((resolve) => {
		tell = resolve;
	});
	let latest: Given | null = null;
	let changed = (): void => {};
	window.addEventListener("message", (event) => {
		const message = messageIn(event);
		if (message?.kind !== "bundle") return;
		latest = message;
		tell(message);
		changed();
	});
	const question: PreviewMessage = { kind: "read" };
	window.parent.postMessage(question, window.location.origin);
	const given = async (): Promise<Given> => latest ?? first;
	return {
		design: null,
		read: async () => (await given()).shown,
		blocks: async () => (await given()).blocks,
		edit: () => Promise.reject(new Error("nothing is edited in a frame")),
		takeBack: null,
		restore: null,
		written: null,
		watch: (told) => {
			changed = told;
			return () => {
				changed = () => {};
			};
		},
	};
}
