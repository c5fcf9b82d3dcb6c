import type { Sheet } from "./sheet.ts";
import { startWorkbookWorker } from "./start-workbook-worker.ts";
import { statusColors } from "./status-colors.ts";
import type { FromWorker, ToWorker } from "./workbook-messages.ts";

export interface ExportProgress {
	/** From 0 to 1. */
	readonly onProgress?: ((done: number) => void) | undefined;
	/** Ends the work at once; the promise is then refused with the signal's reason. */
	readonly signal?: AbortSignal | undefined;
}

/** Milliseconds that handing over one slice may take: far below what somebody typing would notice. */
const sliceMs = 8;
const mostRowsInSlice = 1_000;

/** Share of the work that is done once all rows are handed over, and once all of them are written. */
const handedOver = 0.3;
const written = 0.9;

/** Writes the workbook in a worker of its own, which gets the rows in slices, each in a task of its own. */
export async function buildWorkbook(sheet: Sheet, { onProgress, signal }: ExportProgress = {}, start = startWorkbookWorker): Promise<Blob> {
	signal?.throwIfAborted();
	const { rows, name, columns, postalCodes = "formatted" } = sheet;
	const worker = start();
	try {
		return await new Promise<Blob>((resolve, reject) => {
			let sent = 0;
			let slice = 50;
			const post = (message: ToWorker) => worker.postMessage(message);
			/** The next slice; as many rows as fit in the time, as making them may be work too. */
			const handOver = () => {
				if (sent >= rows.length) {
					post({ type: "write" });
					return;
				}
				const began = performance.now();
				post({ type: "rows", rows: rows.slice(sent, sent + slice) });
				sent += slice;
				const took = performance.now() - began;
				slice = Math.max(1, Math.min(mostRowsInSlice, took > sliceMs ? Math.floor((slice * sliceMs) / took) : slice * 2));
				onProgress?.(handedOver * Math.min(1, sent / rows.length));
			};
			const answer = (message: FromWorker) => {
				if (message.type === "taken") handOver();
				else if (message.type === "written") onProgress?.(handedOver + ((written - handedOver) * message.rows) / rows.length);
				else if (message.type === "done") resolve(message.file);
				else reject(new Error(message.message));
			};
			worker.addEventListener("message", ({ data }) => {
				try {
					answer(data);
				} catch (failure) {
					reject(failure);
				}
			});
			for (const type of ["error", "messageerror"] as const) {
				worker.addEventListener(type, () => reject(new Error("The worker that writes the workbook failed.")));
			}
			signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
			post({ type: "plan", plan: { name, columns, postalCodes, statusColors: statusColors() } });
		});
	} finally {
		worker.terminate();
	}
}
