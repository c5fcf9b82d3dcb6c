import { describe, expect, it } from "@jest/globals";
import { buildWorkbook } from "./build-workbook.ts";
import type { Sheet, SheetRow } from "./sheet.ts";
import type { FromWorker, ToWorker } from "./workbook-messages.ts";

const sheetOf = (count: number): Sheet => ({
	name: "Lijst",
	columns: [{ label: "A", kind: "number", width: 10 }],
	rows: Array.from({ length: count }, (_, index): SheetRow => [index]),
});

/** A worker that answers as instructed. */
function fakeWorker(answerTo: (message: ToWorker) => FromWorker | undefined) {
	const listeners = new Map<string, (event: never) => void>();
	const taken: SheetRow[] = [];
	const worker = {
		ended: false,
		taken,
		largest: 0,
		fail: () => (listeners.get("error") as (event: Event) => void)(new Event("error")),
		postMessage(message: ToWorker) {
			if (message.type === "rows") {
				taken.push(...message.rows);
				worker.largest = Math.max(worker.largest, message.rows.length);
			}
			const data = answerTo(message);
			if (data !== undefined && !worker.ended)
				queueMicrotask(() => (listeners.get("message") as (event: { data: FromWorker }) => void)({ data }));
		},
		addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
		terminate: () => {
			worker.ended = true;
		},
	};
	return worker;
}

const file = new Blob(["x"]);
const diligent = (message: ToWorker): FromWorker => (message.type === "write" ? { type: "done", file } : { type: "taken" });

describe("building a workbook", () => {
	it("hands over every row once, in order, in slices, and terminates its worker", async () => {
		const worker = fakeWorker(diligent);
		const progress: number[] = [];
		const sheet = sheetOf(2_345);
		expect(await buildWorkbook(sheet, { onProgress: (done) => progress.push(done) }, () => worker)).toBe(file);
		expect(worker.taken).toEqual(sheet.rows.slice(0, 2_345));
		expect(worker.largest).toBeLessThanOrEqual(1_000);
		expect(worker.ended).toBe(true);
		expect(progress).toEqual([...progress].sort((one, other) => one - other));
		expect(Math.max(...progress)).toBeLessThanOrEqual(1);
	});

	it("writes a list without rows", async () => {
		expect(await buildWorkbook(sheetOf(0), {}, () => fakeWorker(diligent))).toBe(file);
	});

	it("ends at once when cancelled, and hands over nothing more", async () => {
		const worker = fakeWorker(diligent);
		const controller = new AbortController();
		const work = buildWorkbook(sheetOf(5_000), { signal: controller.signal, onProgress: () => controller.abort() }, () => worker);
		await expect(work).rejects.toMatchObject({ name: "AbortError" });
		expect(worker.ended).toBe(true);
		expect(worker.taken.length).toBeLessThan(5_000);
		await expect(buildWorkbook(sheetOf(1), { signal: controller.signal }, () => worker)).rejects.toBe(controller.signal.reason);
	});

	it("fails if the worker does, if it can't be loaded, and if a row can't be created", async () => {
		const refusing = fakeWorker((message) => (message.type === "write" ? { type: "failed", message: "vol" } : { type: "taken" }));
		await expect(buildWorkbook(sheetOf(1), {}, () => refusing)).rejects.toThrow("vol");
		const missing = fakeWorker(() => undefined);
		const work = buildWorkbook(sheetOf(1), {}, () => missing);
		missing.fail();
		await expect(work).rejects.toThrow("worker");
		const broken = {
			...sheetOf(1),
			rows: {
				length: 1,
				slice: () => {
					throw new Error("geen rij");
				},
			},
		};
		const worker = fakeWorker(diligent);
		await expect(buildWorkbook(broken, {}, () => worker)).rejects.toThrow("geen rij");
		expect([refusing.ended, missing.ended, worker.ended]).toEqual([true, true, true]);
	});
});
