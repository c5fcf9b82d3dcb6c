import type { Worker } from "node:worker_threads";
import { startThread } from "../database/start-thread.ts";
import { Problem } from "../problems/problem.ts";
import { Slots } from "./slots.ts";

interface AskedThreadOptions {
	readonly module: URL;
	/** How long one request may take, in milliseconds of processor time of this process. */
	readonly deadlineMs: number;
	/** Maximum memory of the thread, in MB. */
	readonly mostMegabytes: number;
	/** Called when no thread could be started. */
	readonly log: (failure: unknown) => void;
	/** Milliseconds of processor time that this process has used so far. */
	readonly hadMs?: () => number;
}

function hadByProcess(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

/** A request ends after this many times its deadline, however little processor time it had. */
const mostDeadlines = 6;

/**
 * A thread that answers one request after the other, with the tenants taking turns, so that nobody's requests hold up the others. A thread
 * that does not answer in time, or that a request crashes, is terminated; the next request gets a new one. A thread pool library (piscina)
 * would only replace `start` and `ask`: there is one thread, and the turns are by tenant.
 */
export class AskedThread<Question, Answer> {
	readonly #options: AskedThreadOptions;
	readonly #turn = new Slots(1);
	#worker: Promise<Worker> | undefined;
	#closed = false;

	constructor(options: AskedThreadOptions) {
		this.#options = options;
	}

	/** Undefined when no answer came in time, or none will come. */
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
	 * Terminates the thread when its time is over. Processor time counts: on a busy machine the process may have had hardly any, which is
	 * not the fault of the request. Returns the function that cancels this.
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

/** Starts a thread and waits until it is ready. */
async function start({ module, mostMegabytes }: AskedThreadOptions): Promise<Worker> {
	const worker = startThread(module, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
	// The thread must not keep the server from stopping.
	worker.unref();
	let failure: unknown;
	worker.on("error", (error) => {
		failure = error;
	});
	if ((await firstWord(worker)) === undefined) throw new Error("A thread did not start.", { cause: failure });
	return worker;
}

/** The thread's next message; undefined when it ends before that. */
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
