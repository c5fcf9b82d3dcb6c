import type { JudgedStatus, TenantDefinition } from "../../engine/index.ts";

type Tags = NonNullable<TenantDefinition["tags"]>;

/** What the requests of a tenant's demonstration look like: `requests` in its script. */
export interface DemoRequestScript {
	/** How many there are, those behind processes among them. */
	readonly count: number;
	/** How many of them nobody judged yet; those are of the last `openDays`. */
	readonly open: number;
	readonly openDays: number;
	/** The others were submitted at most this many days ago, and those behind processes some weeks before these. */
	readonly days: number;
	/** What became of the judged ones that are behind no process: shares of a whole. `remarks`: words of a custom reason. */
	readonly judgements: readonly { readonly status: JudgedStatus; readonly share: number; readonly remarks?: readonly string[] }[];
	/** Which share of the processes came of requests, of how many each, and within how many metres. */
	readonly processes: { readonly share: number; readonly requests: readonly [number, number]; readonly metres: number };
	/** Share that nobody found a place for yet. */
	readonly withoutPlace: number;
	/** Tags of the demonstration, which the tenant gets, and the share of requests that has one. */
	readonly tags?: readonly (Pick<Tags[number], "uuid" | "label"> & { readonly process: boolean })[];
	readonly tagged?: number;
	/** Share of the requests that somebody commented on, and what they said. */
	readonly comments?: { readonly share: number; readonly messages: readonly string[] };
	/** Words of applicants to choose from. */
	readonly remarks: readonly string[];
	readonly spots: readonly string[];
	/** Number plates that are never issued and telephone numbers that are nobody's: a digit for every #, a consonant for every *. */
	readonly numberPlates: readonly string[];
	readonly phone: string;
	readonly country: string;
	/** Share of the applicants who live in a box of a building: "bus 3". None when left out. */
	readonly boxes?: number;
}
