import { assign, fromPromise, setup } from "xstate";
import { type FileRecord, splitFileName, type UploadLink } from "../../engine/index.ts";
import { createUploadLink } from "./create-upload-link.ts";
import { putBytes } from "./put-bytes.ts";

export interface UploadInput {
	readonly process: string;
	readonly category: string;
	readonly file: File;
}

interface UploadContext extends UploadInput {
	readonly upload: UploadLink | null;
	readonly percent: number;
	readonly done: FileRecord | null;
	/** Why the latest try failed. */
	readonly failure: unknown;
}

/** What stands in the way of an upload, for the sentence in its notification. */
export type UploadFailure = "link" | "bytes";

type UploadEvent = { readonly type: "progress"; readonly percent: number } | { readonly type: "retry" };

/**
 * One file on its way: registered, sent, there. A try that failed begins anew with a file of its own, since a link is
 * good once. Stopping the machine, by 'Annuleren' or by leaving, breaks off what is under way.
 */
export const uploadMachine = setup({
	types: { context: {} as UploadContext, events: {} as UploadEvent, input: {} as UploadInput },
	actors: {
		register: fromPromise<UploadLink, UploadInput>(({ input: { process, category, file }, signal }) =>
			createUploadLink(process, { ...splitFileName(file.name), category }, signal),
		),
		send: fromPromise<FileRecord, { readonly upload: UploadLink; readonly file: File; readonly onProgress: (percent: number) => void }>(
			({ input: { upload, file, onProgress }, signal }) =>
				putBytes({ link: upload.link, bytes: file, extension: upload.file.extension, onProgress, signal }),
		),
	},
}).createMachine({
	id: "upload",
	context: ({ input }) => ({ ...input, upload: null, percent: 0, done: null, failure: null }),
	initial: "registering",
	states: {
		registering: {
			invoke: {
				src: "register",
				input: ({ context }) => context,
				onDone: { target: "sending", actions: assign({ upload: ({ event }) => event.output, percent: 0 }) },
				onError: { target: "failed.link", actions: assign({ failure: ({ event }) => event.error }) },
			},
		},
		sending: {
			on: { progress: { actions: assign({ percent: ({ event }) => event.percent }) } },
			invoke: {
				src: "send",
				input: ({ context, self }) => ({
					upload: context.upload as UploadLink,
					file: context.file,
					onProgress: (percent) => self.send({ type: "progress", percent }),
				}),
				onDone: { target: "done", actions: assign({ done: ({ event }) => event.output, percent: 100 }) },
				onError: { target: "failed.bytes", actions: assign({ failure: ({ event }) => event.error }) },
			},
		},
		failed: {
			initial: "link",
			states: { link: {}, bytes: {} },
			on: { retry: "registering" },
		},
		done: { type: "final" },
	},
});
