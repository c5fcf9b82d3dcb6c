import { statusWord } from "../../engine/index.ts";
import type { Sheet, SheetRow } from "./sheet.ts";
import type { FromWorker, ToWorker } from "./workbook-messages.ts";

export interface ExportProgress {
	/** From 0 to 1. */
	readonly onProgress?: ((done: number) => void) | undefined;
	/** Aborts the work; the promise then rejects with the signal's reason. */
	readonly signal?: AbortSignal | undefined;
}

/** How long handing over one slice may take, in milliseconds: far below what anybody typing would notice. */
const sliceMs = 8;
const mostRowsInSlice = 1_000;
/** Rows in a slice that has to be fetched. */
const fetchedRowsInSlice = 400;

/** Progress once all rows have been handed over; the rest is writing them. */
const handedOver = 0.3;
const written = 0.9;

/**
 * Writes the workbook in a worker, which receives the rows in slices, each in a task of its own. Rejects if the worker
 * fails or `signal` aborts.
 */
export async function buildWorkbook(sheet: Sheet, { onProgress, signal }: ExportProgress = {}, start = startWorkbookWorker): Promise<Blob> {
	signal?.throwIfAborted();
	const { rows, name, columns, postalCodes = "formatted" } = sheet;
	const worker = start();
	try {
		return await new Promise<Blob>((resolve, reject) => {
			let sent = 0;
			let slice = 50;
			const post = (message: ToWorker) => worker.postMessage(message);
			/** Sends the next slice: as many rows as fit in the time, since creating them can take work too. */
			const handOver = () => {
				if (sent >= rows.length) {
					post({ type: "write" });
					return;
				}
				const began = performance.now();
				const some = rows.slice(sent, sent + slice);
				if (some instanceof Promise) {
					// Fetching blocks nobody, so these slices have a fixed size.
					some.then((fetched) => give(fetched, fetchedRowsInSlice)).catch(reject);
					return;
				}
				const took = performance.now() - began;
				give(some, Math.max(1, Math.min(mostRowsInSlice, took > sliceMs ? Math.floor((slice * sliceMs) / took) : slice * 2)));
			};
			const give = (some: readonly SheetRow[], next: number) => {
				post({ type: "rows", rows: some });
				sent += slice;
				slice = next;
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

/** The part of `Worker` that is used. */
interface WorkbookWorker {
	postMessage(message: ToWorker): void;
	addEventListener(type: "message", listener: (event: MessageEvent<FromWorker>) => void): void;
	addEventListener(type: "error" | "messageerror", listener: (event: Event) => void): void;
	terminate(): void;
}

/** Starts the worker from a file of our own origin, so the policy needs neither `blob:` nor `unsafe-eval`. */
function startWorkbookWorker(): WorkbookWorker {
	return new Worker(new URL("./workbook-worker.ts", import.meta.url), { type: "module", name: "workbook" });
}

const green = "#C6E9D3";
const red = "#F6C9CB";
const amber = "#FFE0A3";

/** Background colours in the workbook by status text; black on each of them has a contrast well above 4.5:1. */
function statusColors(): Readonly<Record<string, string>> {
	return {
		[statusWord("completed")]: green,
		[statusWord("cancelled")]: red,
		[statusWord("onhold")]: amber,
	};
}
