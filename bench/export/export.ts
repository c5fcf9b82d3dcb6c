import { buildWorkbook } from "../../web/export/build-workbook.ts";
import { benchSheet } from "./bench-sheet.ts";

export interface ExportRun {
	readonly product: number;
	readonly byHand: number;
	/** The longest time in which the page could do nothing else, in milliseconds, while the product wrote. */
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

/** Milliseconds between two looks: often enough to see a block, seldom enough to take no time from the worker. */
const lookMs = 5;

/** The page looks at the clock all the time: the longest delay between two looks is the longest time it was blocked. */
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
