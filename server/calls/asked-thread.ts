import type { Worker } from "node:worker_threads";
import { startThread } from "../database/start-thread.ts";
import { Problem } from "../problems/problem.ts";
import { Slots } from "./slots.ts";

interface AskedThreadOptions {
	readonly module: URL;
	/** How long one question may take, in milliseconds. */
	readonly deadlineMs: number;
	/** Most memory that it may take, in MB. */
	readonly mostMegabytes: number;
	/** Told when there is no thread to be had. */
	readonly log: (failure: unknown) => void;
}

/**
 * A thread that answers one question after the other, the tenants' in turn, so that what somebody sent keeps nobody else
 * waiting. One that does not answer in time, or that a question brings down, is ended; the next question has a new one. A
 * library for pools of threads (piscina) would take the place of `start` and `ask` alone: there is one thread, and the turn
 * is the tenants'.
 */
export class AskedThread<Question, Answer> {
	readonly #options: AskedThreadOptions;
	readonly #turn = new Slots(1);
	#worker: Promise<Worker> | undefined;

	constructor(options: AskedThreadOptions) {
		this.#options = options;
	}

	/** Undefined when no answer came in time, or none will. */
	ask(tenant: string, question: Question): Promise<Answer | undefined> {
		return this.#turn.use(tenant, async () => {
			const worker = await this.#started();
			const timer = setTimeout(() => void worker.terminate(), this.#options.deadlineMs);
			const answer = firstWord(worker);
			worker.postMessage(question);
			const said = (await answer) as Answer | undefined;
			clearTimeout(timer);
			if (said === undefined) await worker.terminate();
			return said;
		});
	}

	async #started(): Promise<Worker> {
		this.#worker ??= start(this.#options);
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
			this.#options.log(failure);
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
async function start({ module, mostMegabytes }: AskedThreadOptions): Promise<Worker> {
	const worker = startThread(module, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
	// It does not keep the server from stopping.
	worker.unref();
	let failure: unknown;
	worker.on("error", (error) => {
		failure = error;
	});
	if ((await firstWord(worker)) === undefined) throw new Error("A thread did not start.", { cause: failure });
	return worker;
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
