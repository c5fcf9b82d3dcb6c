import { assign, fromPromise, setup } from "xstate";
import { type FileRecord, splitFileName } from "../../engine/index.ts";
import type { DataOf } from "../api/operation.ts";
import { putBytes } from "../api/put-bytes.ts";
import { machineTypes } from "../ui/machine-types.ts";
import { createUploadLink } from "./files-api.ts";

type UploadLink = DataOf<"createUploadLink">;

interface UploadInput {
	readonly process: string;
	readonly category: string;
	readonly file: File;
}

interface UploadContext extends UploadInput {
	readonly upload: UploadLink | null;
	readonly percent: number;
	readonly done: FileRecord | null;
	/** Why the last attempt failed. */
	readonly failure: unknown;
}

type UploadEvent = { readonly type: "progress"; readonly percent: number } | { readonly type: "retry" };

/**
 * One upload: registered, sent, stored. A retry registers a new file, since a link works once. Stopping the machine, by
 * 'Annuleren' or by leaving the page, aborts what is in progress.
 */
export const uploadMachine = setup({
	types: machineTypes<{ context: UploadContext; events: UploadEvent; input: UploadInput }>(),
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
