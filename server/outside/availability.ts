import type { FastifyBaseLogger } from "fastify";

interface AvailabilityOptions {
	/** Name of the service, for the log. */
	readonly name: string;
	/** One small request with its own time limit; throws if the service gives no usable answer. */
	readonly ask: (signal: AbortSignal) => Promise<unknown>;
	readonly log: Pick<FastifyBaseLogger, "info" | "warn" | "debug">;
	/** Milliseconds until the next check: after an answer, and after the first failure; the latter doubles up to the former. */
	readonly again?: { readonly answered: number; readonly silent: number };
}

const usual = { answered: 15 * 60_000, silent: 30_000 };

/**
 * Whether an external service answers, checked in the background. Until the first answer it counts as unavailable. A caller that gets no
 * answer reports it with `missed`, and the service is not used again before it has answered. Having no network at all is not logged as
 * news.
 */
export class Availability {
	readonly #options: AvailabilityOptions;
	readonly #again: { readonly answered: number; readonly silent: number };
	readonly #stopped = new AbortController();
	#answers = false;
	#silentFor: number;
	#timer: NodeJS.Timeout | undefined;
	#asking: Promise<void> | undefined;

	constructor(options: AvailabilityOptions) {
		this.#options = options;
		this.#again = options.again ?? usual;
		this.#silentFor = this.#again.silent;
	}

	get answers(): boolean {
		return this.#answers;
	}

	/** Checks now, and regularly from then on; never keeps the process alive. */
	start(): void {
		if (this.#stopped.signal.aborted || this.#asking !== undefined) return;
		clearTimeout(this.#timer);
		this.#asking = this.#ask().finally(() => {
			this.#asking = undefined;
		});
	}

	/** Reports that the service did not answer a caller. */
	missed(): void {
		if (!this.#answers) return;
		this.#answers = false;
		this.#silentFor = this.#again.silent;
		this.#options.log.warn({ service: this.#options.name }, "public map service is silent: the embedded one takes over");
		if (this.#asking === undefined) this.#later(this.#silentFor);
	}

	async stop(): Promise<void> {
		this.#stopped.abort();
		clearTimeout(this.#timer);
		await this.#asking;
	}

	async #ask(): Promise<void> {
		const { name, ask, log } = this.#options;
		try {
			await ask(this.#stopped.signal);
			if (!this.#answers) log.info({ service: name }, "public map service answers and is used");
			this.#answers = true;
			this.#silentFor = this.#again.silent;
			this.#later(this.#again.answered);
		} catch (reason) {
			if (this.#stopped.signal.aborted) return;
			log.debug({ service: name, reason: String(reason) }, "public map service does not answer");
			this.missed();
			this.#later(this.#silentFor);
			this.#silentFor = Math.min(this.#silentFor * 2, this.#again.answered);
		}
	}

	#later(milliseconds: number): void {
		clearTimeout(this.#timer);
		if (this.#stopped.signal.aborted) return;
		this.#timer = setTimeout(() => this.start(), milliseconds);
		this.#timer.unref();
	}
}
