/** Work that nobody waits for, one after the other and each only once at a time. What fails is told and tried again by whoever started it. */
export class WorkQueue {
	readonly #tell: (failure: unknown, name: string) => void;
	readonly #waiting = new Map<string, () => Promise<void>>();
	#running: Promise<void> = Promise.resolve();
	#busy = false;

	constructor(tell: (failure: unknown, name: string) => void) {
		this.#tell = tell;
	}

	/** Work of the same name that is still waiting is not done twice. */
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
