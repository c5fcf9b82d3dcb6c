import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { ApiProblem } from "./api-problem.ts";
import { type Collected, type Collection, type CollectionSource, type Dataset, findCollection, mergeRecords } from "./collection.ts";

/** Geography codes that the person's roles name; "*" for all. */
export type OwnCodes = "*" | readonly string[];

/** The most datasets of one load; a person with more codes than this gets several of them per dataset. */
const mostDatasets = 20;

/** Milliseconds before a failed dataset is retried. */
const pauseMs = 1_000;

/**
 * Milliseconds between the first two times that a load in progress is published; each further interval is twice as
 * long. Drawing a long list at every page would take longer than loading it.
 */
const publishMs = 1_000;

/** The parts that load separately: one for each geography code or group of codes, or a single one for a person who has every code. */
export function datasetsOf(codes: OwnCodes): readonly Dataset[] {
	if (codes === "*") return [{ codes: null, offSet: 0 }];
	const size = Math.max(1, Math.ceil(codes.length / mostDatasets));
	const starts = codes.map((_, index) => index).filter((index) => index % size === 0);
	return starts.map((start) => ({ codes: codes.slice(start, start + size), offSet: 0 }));
}

/**
 * Loads what is missing, page after page, and returns the collection. All of it comes from one snapshot, however often
 * the load is resumed, so the next synchronisation brings every change since then exactly once. A dataset that fails
 * is retried once after the others; if it fails again, it is listed as `missing` in a collection marked `failed`, and
 * the next load resumes where this one stopped. If not even one page arrived, the problem is thrown.
 */
export async function loadCollection<Full extends Collected, Kept extends Collected>(
	client: QueryClient,
	source: CollectionSource<Full, Kept>,
	codes: OwnCodes,
): Promise<Collection<Kept>> {
	const before = findCollection(client, source);
	const load = new Load(client, source, before?.missing ?? datasetsOf(codes), before?.at);
	await load.all();
	if (load.isWorthRetrying) {
		await new Promise((resolve) => setTimeout(resolve, pauseMs));
		await load.all();
	}
	return load.outcome();
}

class Load<Full extends Collected, Kept extends Collected> {
	readonly #startedAt = Date.now();
	#missing: readonly Dataset[];
	#at: number | undefined;
	#fresh: Kept[] = [];
	#publishedAt = Number.NEGATIVE_INFINITY;
	#publishAfter = publishMs;
	#problem: ApiProblem | null = null;
	readonly #client: QueryClient;
	readonly #source: CollectionSource<Full, Kept>;

	constructor(client: QueryClient, source: CollectionSource<Full, Kept>, missing: readonly Dataset[], at: number | undefined) {
		this.#client = client;
		this.#source = source;
		this.#missing = missing;
		this.#at = at;
	}

	/** A refusal is final; a call that got no answer, was rate-limited or met a server in trouble may succeed the second time. */
	get isWorthRetrying(): boolean {
		return this.#problem !== null && (this.#problem.status === 0 || this.#problem.status === 429 || this.#problem.status >= 500);
	}

	async all(): Promise<void> {
		this.#problem = null;
		for (const dataset of this.#missing) {
			try {
				await this.#pages(dataset);
			} catch (error) {
				if (!(error instanceof ApiProblem)) throw error;
				this.#problem = error;
			}
		}
	}

	outcome(): Collection<Kept> {
		if (this.#at === undefined && this.#problem !== null) throw this.#problem;
		const complete = this.#missing.length === 0;
		return this.#collection({ complete, failed: !complete });
	}

	async #pages(dataset: Dataset): Promise<void> {
		let now = dataset;
		for (;;) {
			const { data, metaData } = await this.#source.getPage({
				offSet: now.offSet,
				...(now.codes ? { codes: now.codes } : {}),
				...(this.#at === undefined ? {} : { at: this.#at }),
			});
			this.#fresh.push(...data.map(this.#source.keep));
			this.#at ??= metaData?.pagination?.at ?? 0;
			const next = metaData?.pagination?.next ?? null;
			const after = next === null ? null : { ...now, offSet: next };
			this.#missing = this.#missing.flatMap((each) => (each !== now ? each : (after ?? [])));
			if (after === null) return;
			now = after;
			this.#publish();
		}
	}

	#publish(): void {
		const now = performance.now();
		if (now - this.#publishedAt < this.#publishAfter) return;
		if (this.#publishedAt > 0) this.#publishAfter *= 2;
		this.#publishedAt = now;
		this.#client.setQueryData(this.#source.key, this.#collection({ complete: false, failed: false }));
		this.#fresh = [];
	}

	/** Merged with what is there by now: an answer to a write may have arrived in between. */
	#collection(end: Pick<Collection<Kept>, "complete" | "failed">): Collection<Kept> {
		const known = findCollection<Kept>(this.#client, this.#source)?.records ?? [];
		return { records: mergeRecords(known, this.#fresh), at: this.#at ?? 0, refreshedAt: this.#startedAt, missing: this.#missing, ...end };
	}
}

/** The collection as the pages read it. A refetch resumes what is missing; later changes are left to the synchronisation. */
export function collectionQuery<Full extends Collected, Kept extends Collected>(
	client: QueryClient,
	source: CollectionSource<Full, Kept>,
	codes: OwnCodes,
) {
	return queryOptions({
		queryKey: source.key,
		// Not tied to the page that asked: leaving that page must not discard what is still loading.
		queryFn: () => loadCollection(client, source, codes),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: Number.POSITIVE_INFINITY,
		// The load itself retries, and only what failed.
		retry: false,
		structuralSharing: false,
		// A failure is shown above every page, with a button to retry.
		meta: { quiet: true },
	});
}
