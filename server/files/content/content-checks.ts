import { extname } from "node:path";
import type { Worker } from "node:worker_threads";
import { mediaTypeOf } from "../../../engine/index.ts";
import { startThread } from "../../database/start-thread.ts";
import { Problem } from "../../problems/problem.ts";
import * as uploadTexts from "../../texts/uploads.ts";
import type { ContentVerdict } from "./check-content.ts";
import type { ContentQuestion } from "./content-worker.ts";
import { Slots } from "./slots.ts";

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
 * Has files judged by their content in a thread of its own, so that what somebody uploaded keeps nobody else waiting. One
 * at a time, the tenants in turn. A thread that does not answer in time, or that a file brings down, is ended and
 * the file refused; the next file has a new one. A library for pools of threads (piscina) would take the place of `start` and
 * `ask` alone: there is one thread, and the turn is the tenants'.
 */
export class ContentChecks {
	readonly #url: URL;
	readonly #deadlineMs: number;
	readonly #log: (failure: unknown) => void;
	readonly #turn = new Slots(1);
	#worker: Promise<Worker> | undefined;

	/** `log`: told when there is no thread to be had. */
	constructor(log: (failure: unknown) => void, { worker, deadlineMs: given = deadlineMs }: ContentCheckOptions = {}) {
		this.#log = log;
		this.#url = worker ?? new URL(`./content-worker${extname(import.meta.url)}`, import.meta.url);
		this.#deadlineMs = given;
	}

	check(tenant: string, bytes: Buffer, extension: string): Promise<ContentVerdict> {
		return this.#turn.use(tenant, async () => {
			const worker = await this.#started();
			const verdict = await ask(worker, { bytes, extension, mime: mediaTypeOf(extension) }, this.#deadlineMs);
			if (verdict !== undefined) return verdict;
			await worker.terminate();
			return { verdict: "refused", message: uploadTexts.notCheckable };
		});
	}

	async #started(): Promise<Worker> {
		this.#worker ??= start(this.#url);
		const starting = this.#worker;
		const over = () => {
			if (this.#worker === starting) this.#worker = undefined;
		};
		try {
			const worker = await starting;
			if (worker.listenerCount("exit") === 0) worker.once("exit", over);
			return worker;
		} catch (failure) {
			over();
			this.#log(failure);
			throw new Problem("unavailable");
		}
	}

	async close(): Promise<void> {
		const worker = this.#worker;
		this.#worker = undefined;
		await worker?.then(
			(started) => started.terminate(),
			() => undefined,
		);
	}
}

/** A thread that is ready to be asked. */
async function start(url: URL): Promise<Worker> {
	const worker = startThread(url, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
	// It does not keep the server from stopping.
	worker.unref();
	let failure: unknown;
	worker.on("error", (error) => {
		failure = error;
	});
	if ((await firstWord(worker)) === undefined) throw new Error("The thread that judges files did not start.", { cause: failure });
	return worker;
}

/** Undefined when no answer came in time, or none will. */
async function ask(worker: Worker, question: ContentQuestion, withinMs: number): Promise<ContentVerdict | undefined> {
	const timer = setTimeout(() => void worker.terminate(), withinMs);
	const answer = firstWord(worker);
	worker.postMessage(question);
	const verdict = (await answer) as ContentVerdict | undefined;
	clearTimeout(timer);
	return verdict?.verdict === "sound" ? { ...verdict, bytes: Buffer.from(verdict.bytes) } : verdict;
}

/** The next thing that it says; undefined when it ends before that. */
function firstWord(worker: Worker): Promise<unknown> {
	return new Promise((resolve) => {
		const say = (word?: unknown) => {
			worker.off("message", say);
			worker.off("exit", end);
			resolve(word);
		};
		const end = () => say();
		worker.on("message", say);
		worker.on("exit", end);
	});
}
