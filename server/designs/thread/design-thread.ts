import { AskedThread } from "../../calls/asked-thread.ts";
import { moduleBeside } from "../../config/module-beside.ts";
import type { DesignQuestion } from "./design-worker.ts";
import type { Worked } from "./worked.ts";

const deadlineMs = 10_000;
const mostMegabytes = 512;

/** Works on designs in a separate thread: one tenant's designers do not make other tenants wait. */
export type DesignThread = AskedThread<DesignQuestion, Worked[keyof Worked]>;

export function designThread(log: (failure: unknown) => void): DesignThread {
	const module = moduleBeside("design-worker", import.meta.url);
	return new AskedThread({ module, deadlineMs, mostMegabytes, log });
}
