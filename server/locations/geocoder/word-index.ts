/**
 * Finds items by the beginnings of their words, in comparable texts. Items are numbers in the order they were given. No search library
 * (minisearch): this is one lookup in a sorted list (decision 0083).
 */
export class WordIndex {
	readonly #words: readonly string[];
	readonly #items: readonly (readonly number[])[];

	constructor(wordsPerItem: readonly (readonly string[])[]) {
		const lists = new Map<string, number[]>();
		wordsPerItem.forEach((words, item) => {
			for (const word of new Set(words)) {
				const list = lists.get(word);
				if (list) list.push(item);
				else lists.set(word, [item]);
			}
		});
		const sorted = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
		this.#words = sorted.map(([word]) => word);
		this.#items = sorted.map(([, items]) => items);
	}

	/** Items that have, for every given beginning, a word that starts with it. */
	find(beginnings: readonly string[]): ReadonlySet<number> {
		let found: ReadonlySet<number> | undefined;
		for (const beginning of beginnings) {
			const matches = new Set<number>();
			for (let place = this.#firstFrom(beginning); this.#words[place]?.startsWith(beginning); place += 1) {
				for (const item of this.#items[place] ?? []) if (found === undefined || found.has(item)) matches.add(item);
			}
			found = matches;
			if (matches.size === 0) break;
		}
		return found ?? new Set();
	}

	#firstFrom(beginning: string): number {
		let low = 0;
		let high = this.#words.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((this.#words[middle] ?? "") < beginning) low = middle + 1;
			else high = middle;
		}
		return low;
	}
}
