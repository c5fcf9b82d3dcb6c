/**
 * Background work, one job after the other and each name only once at a time. A failure is reported, and the job is retried by its
 * initiator.
 */
export class WorkQueue {
	readonly #tell: (failure: unknown, name: string) => void;
	readonly #waiting = new Map<string, () => Promise<void>>();
	#running: Promise<void> = Promise.resolve();
	#busy = false;

	constructor(tell: (failure: unknown, name: string) => void) {
		this.#tell = tell;
	}

	/** A waiting job with the same name is not queued twice. */
	start(name: string, work: () => Promise<void>): void {
		this.#waiting.set(name, work);
		if (this.#busy) return;
		this.#busy = true;
		this.#running = this.#run();
	}

	/** Resolves when nothing is left to do. */
	async settled(): Promise<void> {
		await this.#running;
	}

	async #run(): Promise<void> {
		for (let next = this.#next(); next !== undefined; next = this.#next()) {
			const [name, work] = next;
			await work().catch((failure: unknown) => this.#tell(failure, name));
		}
		this.#busy = false;
	}

	#next(): readonly [string, () => Promise<void>] | undefined {
		for (const entry of this.#waiting) {
			this.#waiting.delete(entry[0]);
			return entry;
		}
		return undefined;
	}
}
