declare module "fastify" {
	interface FastifyInstance {
		/** Only exposed at the management port. */
		metrics: RequestMetrics;
	}
}

/** Upper bounds of the duration buckets in milliseconds. */
const bounds = [5, 25, 100, 500, 2_500] as const;

type Gauged = number | Readonly<Record<string, number>>;

interface Series {
	readonly labels: string;
	count: number;
	sumMs: number;
	readonly buckets: number[];
}

/**
 * Counts requests by route, method and status, in the text format of Prometheus. One histogram and one gauge: writing them takes no more
 * lines than registering them with a library (decision 0083).
 */
export class RequestMetrics {
	readonly #series = new Map<string, Series>();
	readonly #gauges = new Map<string, { readonly help: string; readonly value: () => Gauged }>();

	/** Adds a gauge that is read at every scrape, with one value or several by label. */
	gauge(name: string, help: string, value: () => Gauged): void {
		this.#gauges.set(name, { help, value });
	}

	/** `route`: the route's pattern, never an address, so that the number of series stays that of the routes. */
	count(method: string, route: string, status: number, elapsedMs: number): void {
		const labels = `method="${method}",route="${route.replaceAll(/["\\\n]/g, "")}",status="${status}"`;
		const series = this.#series.get(labels) ?? { labels, count: 0, sumMs: 0, buckets: bounds.map(() => 0) };
		this.#series.set(labels, series);
		series.count += 1;
		series.sumMs += elapsedMs;
		bounds.forEach((bound, index) => {
			if (elapsedMs <= bound) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
		});
	}

	toText(): string {
		const lines = ["# HELP http_request_duration_ms Duration of requests in milliseconds.", "# TYPE http_request_duration_ms histogram"];
		for (const { labels, count, sumMs, buckets } of this.#series.values()) {
			for (const [index, bound] of bounds.entries()) {
				lines.push(`http_request_duration_ms_bucket{${labels},le="${bound}"} ${buckets[index] ?? 0}`);
			}
			lines.push(`http_request_duration_ms_bucket{${labels},le="+Inf"} ${count}`);
			lines.push(`http_request_duration_ms_sum{${labels}} ${sumMs.toFixed(3)}`, `http_request_duration_ms_count{${labels}} ${count}`);
		}
		for (const [name, { help, value }] of this.#gauges) {
			const now = value();
			const told = typeof now === "number" ? [`${name} ${now}`] : Object.entries(now).map(([labels, each]) => `${name}{${labels}} ${each}`);
			lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...told);
		}
		return `${lines.join("\n")}\n`;
	}
}
