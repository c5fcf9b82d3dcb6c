/** `replaced`: it does not answer, and something of our own does its work meanwhile. `off`: it is not set. */
type PartState = "up" | "down" | "replaced" | "off" | "unknown";

/** Everything the product leans on. */
export const partNames = ["database", "storage", "scanner", "geocoder", "tiles", "identity-provider"] as const;
export type PartName = (typeof partNames)[number];

/** How a part is. */
export interface PartHealth {
	readonly name: PartName;
	readonly state: PartState;
	/** Milliseconds since 1970: since when this server knows it to be so. */
	readonly since: number;
}

/** Answers how the part is; throws, or takes too long, when it is down. */
export type AskPart = () => Promise<PartState>;

declare module "fastify" {
	interface FastifyInstance {
		health: Health;
	}
}

interface HealthOptions {
	readonly parts: Readonly<Record<PartName, AskPart>>;
	readonly now: () => number;
	readonly patienceMs: number;
	/** What was found out so recently is not asked again, however many want to know. */
	readonly freshMs: number;
}

/** How everything is that this server leans on. Asked in the background, so that nobody who looks waits for what hangs, or makes it worse. */
export class Health {
	readonly #options: HealthOptions;
	readonly #known: Map<PartName, PartHealth>;
	#askedAt = Number.NEGATIVE_INFINITY;
	#asking: Promise<void> | undefined;

	constructor(options: HealthOptions) {
		this.#options = options;
		const since = options.now();
		this.#known = new Map(partNames.map((name) => [name, { name, state: "unknown", since }]));
	}

	/** As it was when it was last asked. */
	get known(): readonly PartHealth[] {
		return partNames.flatMap((name) => this.#known.get(name) ?? []);
	}

	/** Asks all of them, unless that was just done. Never rejects. */
	async ask(): Promise<readonly PartHealth[]> {
		const { freshMs, now } = this.#options;
		if (this.#asking === undefined && performance.now() - this.#askedAt >= freshMs) {
			this.#asking = Promise.all(
				partNames.map(async (name) => {
					const state = await this.#stateOf(name);
					if (this.#known.get(name)?.state !== state) this.#known.set(name, { name, state, since: now() });
				}),
			).then(() => {
				this.#askedAt = performance.now();
				this.#asking = undefined;
			});
		}
		await this.#asking;
		return this.known;
	}

	async #stateOf(name: PartName): Promise<PartState> {
		const { parts, patienceMs } = this.#options;
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<PartState>((give) => {
			timer = setTimeout(() => give("down"), patienceMs);
		});
		try {
			return await Promise.race([parts[name](), late]);
		} catch {
			return "down";
		} finally {
			clearTimeout(timer);
		}
	}
}
