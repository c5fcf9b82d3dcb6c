import type { Collected, CollectionSource, PageQuery } from "../api/collection.ts";

interface Numbered extends Collected {
	readonly code: string;
	readonly text: string;
}

/** A fake collection of the API: pages, snapshots and codes as on the server, and whatever goes wrong on the way. */
export class PagedRecords {
	readonly asked: PageQuery[] = [];
	readonly #records = new Map<string, Numbered>();
	readonly #pageSize: number;
	#clock = 1_000;
	/** Called before every response; what it throws becomes the response. */
	disturb: (query: PageQuery) => void = () => {};

	constructor(pageSize: number) {
		this.#pageSize = pageSize;
	}

	write(uuid: string, code = "0202"): Numbered {
		this.#clock += 1;
		const record = { uuid, code, synced: this.#clock, text: `${uuid} at ${this.#clock}` };
		this.#records.set(uuid, record);
		return record;
	}

	all(): readonly Numbered[] {
		return [...this.#records.values()].sort((one, other) => one.synced - other.synced);
	}

	readonly source: CollectionSource<Numbered> = {
		key: ["numbered"],
		keep: (record) => record,
		getPage: async (query) => {
			this.asked.push(query);
			this.disturb(query);
			const at = query.at ?? this.#clock;
			const after = Math.max(query.offSet ?? 0, query.fromTimeStamp ?? 0);
			const found = this.all().filter(
				({ synced, code }) => synced > after && synced <= at && (query.codes === undefined || query.codes.includes(code)),
			);
			const data = found.slice(0, this.#pageSize);
			return { data, metaData: { pagination: { at, next: found.length > this.#pageSize ? (data.at(-1)?.synced ?? null) : null } } };
		},
	};
}
