import type { FromWorker, ToWorker } from "./workbook-messages.ts";

/** What is used of a worker. */
export interface WorkbookWorker {
	postMessage(message: ToWorker): void;
	addEventListener(type: "message", listener: (event: MessageEvent<FromWorker>) => void): void;
	addEventListener(type: "error" | "messageerror", listener: (event: Event) => void): void;
	terminate(): void;
}

/** A file of our own origin, so the policy needs neither `blob:` nor evaluated code for it. */
export function startWorkbookWorker(): WorkbookWorker {
	return new Worker(new URL("./workbook-worker.ts", import.meta.url), { type: "module", name: "workbook" });
}
