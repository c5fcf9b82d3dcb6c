import { mediaTypeOf } from "../../../engine/index.ts";
import { AskedThread } from "../../calls/asked-thread.ts";
import { moduleBeside } from "../../config/module-beside.ts";
import * as uploadTexts from "../../texts/uploads.ts";
import type { ContentVerdict } from "./check-content.ts";
import type { ContentQuestion } from "./content-worker.ts";

/** How long a file may be looked at, in milliseconds. The largest takes a second or two; nobody waits longer for a hostile one than for this. */
const deadlineMs = 20_000;

/** Most memory that looking at a file may take, in MB. */
const mostMegabytes = 512;

/** Substitutes for tests. */
export interface ContentCheckOptions {
	readonly worker?: URL;
	readonly deadlineMs?: number;
}

/**
 * Has files judged by their content in a thread of its own, so that what somebody uploaded keeps nobody else waiting. A file
 * of which no verdict comes is refused.
 */
export class ContentChecks {
	readonly #thread: AskedThread<ContentQuestion, ContentVerdict>;

	/** `log`: told when there is no thread to be had. */
	constructor(log: (failure: unknown) => void, { worker, deadlineMs: given = deadlineMs }: ContentCheckOptions = {}) {
		const module = worker ?? moduleBeside("content-worker", import.meta.url);
		this.#thread = new AskedThread({ module, deadlineMs: given, mostMegabytes, log });
	}

	async check(tenant: string, bytes: Buffer, extension: string): Promise<ContentVerdict> {
		const verdict = await this.#thread.ask(tenant, { bytes, extension, mime: mediaTypeOf(extension) });
		if (verdict === undefined) return { verdict: "refused", message: uploadTexts.notCheckable };
		return verdict.verdict === "sound" ? { ...verdict, bytes: Buffer.from(verdict.bytes) } : verdict;
	}

	close(): Promise<void> {
		return this.#thread.close();
	}
}
