import { fromPromise, setup } from "xstate";
import { type FileRecord, isAvailable } from "../../engine/index.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { saveBytes } from "./save-bytes.ts";

export interface DownloadInput {
	/** Reference that stands before the name of the saved file. */
	readonly prefix: string;
}

type DownloadEvent =
	/** What is known of the file, each time it is heard. */
	| { readonly type: "file"; readonly file: FileRecord }
	| { readonly type: "download"; readonly file: FileRecord }
	| { readonly type: "close" };

/**
 * The button that downloads a file. `checking`: nobody knows yet whether it may be had. `unavailable`: it may not, or
 * not any more. Failing to fetch what should be there is told in a window, after which it may be tried again.
 */
export const downloadMachine = setup({
	types: { context: {} as DownloadInput, events: {} as DownloadEvent, input: {} as DownloadInput },
	actors: {
		fetch: fromPromise<void, { readonly file: FileRecord; readonly prefix: string }>(async ({ input: { file, prefix }, signal }) =>
			saveBytes(await fetchBytes(file.uuid, signal), `${prefix}-${file.filename}.${file.extension}`),
		),
	},
	guards: {
		isAvailable: ({ event }) => event.type === "file" && isAvailable(event.file),
		isBeingChecked: ({ event }) => event.type === "file" && isBeingChecked(event.file),
	},
}).createMachine({
	id: "download",
	context: ({ input }) => input,
	initial: "checking",
	on: {
		file: [{ guard: "isAvailable", target: ".available" }, { guard: "isBeingChecked", target: ".checking" }, { target: ".unavailable" }],
	},
	states: {
		checking: {},
		unavailable: {},
		available: { on: { download: "downloading" } },
		downloading: {
			// What is heard meanwhile waits: the download itself tells whether the file is there.
			on: { file: {} },
			invoke: {
				src: "fetch",
				input: ({ context, event }) => ({ file: (event as Extract<DownloadEvent, { type: "download" }>).file, prefix: context.prefix }),
				onDone: "available",
				onError: "failed",
			},
		},
		failed: { on: { file: {}, close: "available" } },
	},
});

/** Nothing speaks against it, but not all is known: its bytes are still coming, or nobody has looked at them yet. */
export function isBeingChecked({ uploaded, checked, suspect, gdpr, missing, deleted }: FileRecord): boolean {
	return (!uploaded || !checked) && !suspect && !gdpr && !missing && !deleted;
}
