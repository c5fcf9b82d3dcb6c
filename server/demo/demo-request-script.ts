import type { JudgedStatus, TenantDefinition } from "../../engine/index.ts";

type Tags = NonNullable<TenantDefinition["tags"]>;

/** The requests of a tenant's demonstration: `requests` in its script. */
export interface DemoRequestScript {
	/** Total number, including those that led to processes. */
	readonly count: number;
	/** How many of them are not judged yet; those are from the last `openDays`. */
	readonly open: number;
	readonly openDays: number;
	/** The others were submitted at most this many days ago; those that led to processes, a few weeks before their process. */
	readonly days: number;
	/** The judgements of requests that led to no process, as shares of a whole. `remarks`: texts for a custom reason. */
	readonly judgements: readonly { readonly status: JudgedStatus; readonly share: number; readonly remarks?: readonly string[] }[];
	/** The share of processes that began with requests, how many requests each had, and within how many metres. */
	readonly processes: { readonly share: number; readonly requests: readonly [number, number]; readonly metres: number };
	/** Share that has no place yet. */
	readonly withoutPlace: number;
	/** Tags of the demonstration, which the tenant gets, and the share of requests that has one. */
	readonly tags?: readonly (Pick<Tags[number], "uuid" | "label"> & { readonly process: boolean })[];
	readonly tagged?: number;
	/** Share of the requests with comments, and the texts of those. */
	readonly comments?: { readonly share: number; readonly messages: readonly string[] };
	/** Remarks of applicants to choose from. */
	readonly remarks: readonly string[];
	readonly spots: readonly string[];
	/** Number plates that are never issued and telephone numbers that belong to nobody: a digit for every #, a consonant for every *. */
	readonly numberPlates: readonly string[];
	readonly phone: string;
	readonly country: string;
	/** Share of the applicants who live in a box of a building: "bus 3". By default none. */
	readonly boxes?: number;
}
