import { mediaTypeOf } from "../../../engine/index.ts";
import { AskedThread } from "../../calls/asked-thread.ts";
import { moduleBeside } from "../../config/module-beside.ts";
import * as uploadTexts from "../../texts/uploads.ts";
import type { ContentVerdict } from "./check-content.ts";
import type { ContentQuestion } from "./content-worker.ts";

/**
 * Time limit for checking a file, in milliseconds. The largest takes a second or two; a hostile one can hold up others no longer than this.
 */
const deadlineMs = 20_000;

/** Maximum memory for checking a file, in MB. */
const mostMegabytes = 512;

/** Substitutes for tests. */
export interface ContentCheckOptions {
	readonly worker?: URL;
	readonly deadlineMs?: number;
}

/**
 * Judges files by their content in a separate thread, so that an upload does not block other calls. A file without a verdict is refused.
 */
export class ContentChecks {
	readonly #thread: AskedThread<ContentQuestion, ContentVerdict>;

	/** `log`: called when no thread could be started. */
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
