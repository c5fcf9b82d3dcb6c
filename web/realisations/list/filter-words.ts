import type { FilterWord } from "../../tenants/tenant-configuration.ts";

/** The tenant's filter with this word, or with this word as another spelling; undefined when it is no filter word. */
export function findFilter(words: readonly FilterWord[], word: string): FilterWord | undefined {
	return words.find((filter) => filter.word === word) ?? words.find((filter) => filter.aliases?.includes(word));
}
