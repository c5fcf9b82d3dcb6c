/** How many figures are kept: some 10 kB each. */
const most = 100;

/**
 * Figures that were worked out already. They hold as long as nothing was written in the tenant, which its clock tells;
 * who asks for the same while it is worked out waits for that.
 */
export class KeptFigures<Figures> {
	readonly #kept = new Map<string, { readonly clock: number; readonly figures: Promise<Figures> }>();

	/** `key`: everything the figures depend on besides what is stored. */
	of(key: string, clock: number, workOut: () => Promise<Figures>): Promise<Figures> {
		const known = this.#kept.get(key);
		this.#kept.delete(key);
		const entry = known?.clock === clock ? known : { clock, figures: workOut() };
		this.#kept.set(key, entry);
		entry.figures.catch(() => {
			if (this.#kept.get(key) === entry) this.#kept.delete(key);
		});
		const [oldest] = this.#kept.keys();
		if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest);
		return entry.figures;
	}
}
