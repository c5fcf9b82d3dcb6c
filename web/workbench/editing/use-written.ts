import { useState } from "react";
import type { Written } from "../source/bundle-source.ts";

/** Written edits, the latest last. What is in it is known at once, not only after the next render. */
export class WrittenStack {
	#all: readonly Written[] = [];
	readonly #onChange: (count: number) => void;

	constructor(onChange: (count: number) => void) {
		this.#onChange = onChange;
	}

	get isEmpty(): boolean {
		return this.#all.length === 0;
	}

	fill(all: readonly Written[]): void {
		this.#all = all;
		this.#onChange(all.length);
	}

	readonly push = (written: Written): void => this.fill([...this.#all, written]);

	/** Removes the latest one and returns it. */
	take(): Written | undefined {
		const latest = this.#all.at(-1);
		this.fill(this.#all.slice(0, -1));
		return latest;
	}
}

/** The same stack for as long as the page is open, and how many edits are in it. */
export function useWritten(): readonly [WrittenStack, number] {
	const [count, setCount] = useState(0);
	const [stack] = useState(() => new WrittenStack(setCount));
	return [stack, count];
}
