/**
 * Determines the revision that an edit is based on: the one its author sees, plus their own edits since. A colleague's edits since are not
 * included, so that the source reports a clash if they concern the same place.
 */
export class Revisions {
	#shown: string;
	readonly #next = new Map<string, string>();
	/** Callbacks of pending waits, called for every revision that is shown; each returns whether its wait is over. */
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
	 * Resolves when this revision is shown, or one that was read after it, from which no own edits lead to it; at the latest after
	 * `patience` milliseconds.
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

	/** Whether this person's own edits lead from one revision to the other. */
	#leads(from: string, to: string): boolean {
		const next = this.#next.get(from);
		return next !== undefined && (next === to || this.#leads(next, to));
	}

	/** Records that this person's edit turned one revision into the other, with nobody else's in between. */
	written(from: string, to: string): void {
		// The same files again, in a folder whose revision is derived from its content.
		this.#next.delete(to);
		if (from !== to) this.#next.set(from, to);
	}

	/** The revision that this person's own edits lead to from this one. */
	after(revision: string): string {
		const next = this.#next.get(revision);
		return next === undefined ? revision : this.after(next);
	}
}
