import { buildWorkbook } from "../../web/export/build-workbook.ts";
import { benchSheet } from "./bench-sheet.ts";

interface ExportRun {
	readonly product: number;
	readonly byHand: number;
	/** The longest time the page was blocked while the product wrote, in milliseconds. */
	readonly blocked: number;
}

declare global {
	var runExport: (rows: number, columns: number) => Promise<ExportRun>;
}

globalThis.runExport = async (rows, columns) => {
	const sheet = benchSheet(rows, columns);
	const { ms: byHand } = await inWorker(rows, columns);
	const watch = watchPage();
	const started = performance.now();
	await buildWorkbook(sheet, { onProgress: () => {} });
	const product = performance.now() - started;
	return { product, byHand, blocked: watch.stop() };
};

function inWorker(rows: number, columns: number): Promise<{ readonly ms: number }> {
	const worker = new Worker(new URL("./by-hand.ts", import.meta.url), { type: "module" });
	return new Promise((resolve, reject) => {
		worker.onerror = () => reject(new Error("The worker of the limit failed."));
		worker.onmessage = ({ data }) => {
			worker.terminate();
			resolve(data);
		};
		worker.postMessage({ rows, columns });
	});
}

/** Polling interval of the clock, in milliseconds: short enough to notice blocking, long enough not to slow down the worker. */
const lookMs = 5;

/** Polls the clock: the longest delay between two polls is the longest time the page was blocked. */
function watchPage(): { stop(): number } {
	let last = performance.now();
	let longest = 0;
	const timer = setInterval(() => {
		const now = performance.now();
		longest = Math.max(longest, now - last - lookMs);
		last = now;
	}, lookMs);
	return {
		stop() {
			clearInterval(timer);
			return longest;
		},
	};
}
