/** `replaced`: it does not answer, and an embedded substitute does its work meanwhile. `off`: it is not configured. */
type PartState = "up" | "down" | "replaced" | "off" | "unknown";

/** All parts on which the product depends. */
export const partNames = ["database", "storage", "scanner", "geocoder", "tiles", "identity-provider"] as const;
export type PartName = (typeof partNames)[number];

export interface PartHealth {
	readonly name: PartName;
	readonly state: PartState;
	/** Milliseconds since 1970: since when this server has seen this state. */
	readonly since: number;
}

/** Returns the state of the part; when it is down, throws or takes too long. */
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
	/** A result this recent is not checked again, however many callers there are. */
	readonly freshMs: number;
}

/**
 * The state of everything on which this server depends. Checked in the background, so that callers never wait for a part that hangs, or
 * make it worse.
 */
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

	/** The states at the last check. */
	get known(): readonly PartHealth[] {
		return partNames.flatMap((name) => this.#known.get(name) ?? []);
	}

	/** Checks all parts, unless that was just done. Never rejects. */
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
