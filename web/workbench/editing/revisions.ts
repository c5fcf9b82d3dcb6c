/**
 * On which revision an edit is made: the one that its maker sees, and what they wrote since. What a colleague wrote since is
 * not among it, so that the source says so when it is about the same place.
 */
export class Revisions {
	#shown: string;
	readonly #next = new Map<string, string>();
	/** Called with whatever is shown next. */
	#waiting: (() => void)[] = [];

	constructor(shown: string) {
		this.#shown = shown;
	}

	get shown(): string {
		return this.#shown;
	}

	show(revision: string): void {
		this.#shown = revision;
		for (const go of this.#waiting.splice(0)) go();
	}

	/** Resolves when this revision is shown, or another that was read after it; at the latest after `patience` milliseconds. */
	untilShown(revision: string, patience = 5_000): Promise<void> {
		if (this.#shown === revision) return Promise.resolve();
		return new Promise((resolve) => {
			const timer = setTimeout(resolve, patience);
			this.#waiting.push(() => {
				clearTimeout(timer);
				resolve();
			});
		});
	}

	/** One's own edits made the one of the other, and nobody else's came between. */
	written(from: string, to: string): void {
		// The same files again, of a folder whose revision is their content.
		this.#next.delete(to);
		if (from !== to) this.#next.set(from, to);
	}

	/** All that one wrote is in what is shown. */
	get caughtUp(): boolean {
		return this.after(this.#shown) === this.#shown;
	}

	/** The revision with one's own edits after this one. */
	after(revision: string): string {
		const next = this.#next.get(revision);
		return next === undefined ? revision : this.after(next);
	}
}
