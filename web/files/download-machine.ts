import { assertEvent, fromPromise, setup } from "xstate";
import { type FileRecord, isAvailable } from "../../engine/index.ts";
import { getBytes } from "../api/bytes.ts";
import { machineTypes } from "../ui/machine-types.ts";

interface DownloadInput {
	/** Reference that prefixes the saved file's name. */
	readonly prefix: string;
}

type DownloadEvent =
	/** The file's record, each time it is received. `recent`: its bytes may still be on their way. */
	| { readonly type: "file"; readonly file: FileRecord; readonly recent: boolean }
	| { readonly type: "download"; readonly file: FileRecord }
	| { readonly type: "close" };

/**
 * The download button. `checking`: not known yet whether the file can be downloaded. `unavailable`: it can't, or no
 * longer. If fetching an available file fails, a dialog says so, after which it can be tried again.
 */
export const downloadMachine = setup({
	types: machineTypes<{ context: DownloadInput; events: DownloadEvent; input: DownloadInput }>(),
	actors: {
		fetch: fromPromise<void, { readonly file: FileRecord; readonly prefix: string }>(async ({ input: { file, prefix }, signal }) =>
			saveBytes(await getBytes(file.uuid, signal), `${prefix}-${file.filename}.${file.extension}`),
		),
	},
	guards: {
		isAvailable: ({ event }) => event.type === "file" && isAvailable(event.file),
		// Bytes that were never received will not be checked either: storing the file has failed.
		isBeingChecked: ({ event }) => event.type === "file" && isBeingChecked(event.file) && (event.file.uploaded || event.recent),
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
			// Ignored meanwhile: the download itself shows whether the file is there.
			on: { file: {} },
			invoke: {
				src: "fetch",
				input: ({ context, event }) => {
					assertEvent(event, "download");
					return { file: event.file, prefix: context.prefix };
				},
				onDone: "available",
				onError: "failed",
			},
		},
		failed: { on: { file: {}, close: "available" } },
	},
});

/** The file is not blocked but not cleared either: its bytes are still arriving, or haven't been checked yet. */
export function isBeingChecked({ uploaded, checked, suspect, gdpr, missing, deleted }: FileRecord): boolean {
	return (!uploaded || !checked) && !suspect && !gdpr && !missing && !deleted;
}

/** Saves bytes as a file in the person's downloads. */
function saveBytes(bytes: Blob, name: string): void {
	const address = URL.createObjectURL(bytes);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The browser reads the address asynchronously; a minute is enough for the largest file.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
