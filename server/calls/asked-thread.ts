import type { Worker } from "node:worker_threads";
import { startThread } from "../database/start-thread.ts";
import { Problem } from "../problems/problem.ts";
import { Slots } from "./slots.ts";

interface AskedThreadOptions {
	readonly module: URL;
	/** How long one question may take, in milliseconds that the machine gave this process. */
	readonly deadlineMs: number;
	/** Most memory that it may take, in MB. */
	readonly mostMegabytes: number;
	/** Told when there is no thread to be had. */
	readonly log: (failure: unknown) => void;
	/** Milliseconds of the processor that this process has had so far. */
	readonly hadMs?: () => number;
}

function hadByProcess(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

/** A question ends after so many times its deadline, however little of the processor it had. */
const mostDeadlines = 6;

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
	#closed = false;

	constructor(options: AskedThreadOptions) {
		this.#options = options;
	}

	/** Undefined when no answer came in time, or none will. */
	ask(tenant: string, question: Question): Promise<Answer | undefined> {
		return this.#turn.use(tenant, async () => {
			const worker = await this.#started();
			const endDeadline = this.#endInTime(worker);
			const answer = firstWord(worker);
			worker.postMessage(question);
			const said = (await answer) as Answer | undefined;
			endDeadline();
			if (said === undefined) await worker.terminate();
			return said;
		});
	}

	/**
	 * Ends the thread when its time is over. Where others keep the machine busy the process hardly had any of it, and what was
	 * asked is not to blame. Returns what lifts that.
	 */
	#endInTime(worker: Worker): () => void {
		const { deadlineMs, hadMs = hadByProcess } = this.#options;
		const [began, had] = [performance.now(), hadMs()];
		let timer: NodeJS.Timeout;
		const look = () => {
			if (hadMs() - had >= deadlineMs || performance.now() - began >= mostDeadlines * deadlineMs) void worker.terminate();
			else timer = setTimeout(look, deadlineMs / 10);
		};
		timer = setTimeout(look, deadlineMs);
		return () => clearTimeout(timer);
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

	get isClosed(): boolean {
		return this.#closed;
	}

	async close(): Promise<void> {
		this.#closed = true;
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
	// Must not keep the server from stopping.
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
