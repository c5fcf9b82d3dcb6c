import { LRUCache } from "lru-cache";

/** How many figures are kept: some 10 kB each. */
const most = 100;

/**
 * Figures already computed. They hold until something is written in the tenant, which its clock tells; equal
 * questions wait for a computation under way.
 */
export class KeptFigures<Figures> {
	readonly #kept = new LRUCache<string, { readonly clock: number; readonly figures: Promise<Figures> }>({ max: most });

	/** `key`: everything the figures depend on apart from what is stored. */
	of(key: string, clock: number, workOut: () => Promise<Figures>): Promise<Figures> {
		const known = this.#kept.get(key);
		if (known?.clock === clock) return known.figures;
		const entry = { clock, figures: workOut() };
		this.#kept.set(key, entry);
		entry.figures.catch(() => {
			if (this.#kept.peek(key) === entry) this.#kept.delete(key);
		});
		return entry.figures;
	}
}
