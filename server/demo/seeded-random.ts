import { createHash } from "node:crypto";

/** Numbers that look random and are the same on every machine for the same seed (mulberry32). Not for secrets. */
export class SeededRandom {
	#state: number;
	/** Combined with the digits of every uuid. */
	readonly #mask: string;

	/** `whose`: slug of the tenant. Seeds of tenants are close to each other; the slug makes their uuids differ all the same. */
	constructor(seed: number, whose = "") {
		this.#state = seed >>> 0;
		this.#mask = createHash("sha256").update(whose).digest("hex");
	}

	/** From 0 (inclusive) to 1 (exclusive). */
	fraction(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	}

	/** An integer, both ends included. */
	whole(from: number, to: number): number {
		return from + Math.floor(this.fraction() * (to - from + 1));
	}

	chance(share: number): boolean {
		return this.fraction() < share;
	}

	pick<Item>(items: readonly Item[]): Item {
		const item = items[this.whole(0, items.length - 1)];
		if (item === undefined) throw new Error("Demo data: there is nothing to pick from.");
		return item;
	}

	/** A new list in another order. */
	shuffled<Item>(items: readonly Item[]): Item[] {
		return items
			.map((item) => ({ item, place: this.fraction() }))
			.sort((a, b) => a.place - b.place)
			.map(({ item }) => item);
	}

	/** Random digits in the form of a version 4 uuid. */
	uuid(): string {
		const digits = Array.from({ length: 32 }, (_, place) =>
			(this.whole(0, 15) ^ Number.parseInt(this.#mask.charAt(place), 16)).toString(16),
		);
		digits[12] = "4";
		digits[16] = this.pick(["8", "9", "a", "b"]);
		const text = digits.join("");
		return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join("-");
	}
}
