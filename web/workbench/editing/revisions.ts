/**
 * On which revision an edit is made: the one that its maker sees, and what they wrote since. What a colleague wrote since is
 * not among it, so that the source says so when it is about the same place.
 */
export class Revisions {
	#shown: string;
	readonly #next = new Map<string, string>();
	/** For each that is waited for, what is called at every revision that is shown: whether it is over. */
	readonly #waiting = new Set<() => boolean>();

	constructor(shown: string) {
		this.#shown = shown;
	}

	get shown(): string {
		return this.#shown;
	}

	show(revision: string): void {
		this.#shown = revision;
		for (const isOver of this.#waiting) if (isOver()) this.#waiting.delete(isOver);
	}

	/**
	 * Resolves when this revision is shown, or another that does not lead to it by one's own edits and so was read after it; at
	 * the latest after `patience` milliseconds.
	 */
	untilShown(revision: string, patience = 5_000): Promise<void> {
		if (this.#shown === revision) return Promise.resolve();
		return new Promise((resolve) => {
			const timer = setTimeout(resolve, patience);
			this.#waiting.add(() => {
				if (this.#shown !== revision && this.#leads(this.#shown, revision)) return false;
				clearTimeout(timer);
				resolve();
				return true;
			});
		});
	}

	/** Whether one's own edits made the one of the other. */
	#leads(from: string, to: string): boolean {
		const next = this.#next.get(from);
		return next !== undefined && (next === to || this.#leads(next, to));
	}

	/** One's own edits made the one of the other, and nobody else's came between. */
	written(from: string, to: string): void {
		// The same files again, of a folder whose revision is their content.
		this.#next.delete(to);
		if (from !== to) this.#next.set(from, to);
	}

	/** The revision with one's own edits after this one. */
	after(revision: string): string {
		const next = this.#next.get(revision);
		return next === undefined ? revision : this.after(next);
	}
}
