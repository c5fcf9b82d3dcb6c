import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DemoRequestScript } from "./demo-request-script.ts";

/** The script of a tenant's demonstration: `flows/<slug>/demo/script.json`. docs/demo-data.md describes it. */
export interface DemoScript {
	/** The same seed gives the same processes, apart from the day from which dates are counted back. */
	readonly seed: number;
	/** Processes start at most this many days ago. */
	readonly days: number;
	/** Charging locations without a process: how many per status, with their remarks. */
	readonly locations: readonly {
		readonly status: string;
		readonly count: number;
		readonly remarks?: readonly string[];
	}[];
	/** Values to fill in per step, by step code; see fill-template.ts. */
	readonly steps: Readonly<Record<string, Template>>;
	/** Named moves, for use in other moves. */
	readonly fragments: Readonly<Record<string, readonly Move[]>>;
	readonly walks: readonly Walk[];
	/** Absent: the tenant has no requests. */
	readonly requests?: DemoRequestScript;
}

/** A literal, a list of literals, a group of templates, or one `$…` placeholder. */
export type Template = unknown;

export interface Walk {
	/** For readers, and for messages. */
	readonly name: string;
	/** How many processes follow it. */
	readonly count: number;
	/** Geography code of the processes, if it has an address left. By default any of the tenant's. */
	readonly code?: string;
	/** Days since its last move, minimum and maximum. */
	readonly ended: readonly [number, number];
	readonly moves: readonly Move[];
}

interface Timed {
	/** Days since the previous move, minimum and maximum. Default 1 to 10. */
	readonly days?: readonly [number, number];
	/** Share of the processes that make this move. Default 1. */
	readonly chance?: number;
}

export type Move = Timed &
	(
		| { readonly use: string }
		/**
		 * Saves a step: `complete` finishes it, `save` does not, `correct` and `change` go back to a finished one. `values` replaces whole
		 * groups.
		 */
		| ({ readonly values?: Template; readonly to?: string } & (
				| { readonly complete: string }
				| { readonly save: string }
				| { readonly correct: string }
				| { readonly change: string }
		  ))
		| {
				readonly status: "onhold" | "cancelled" | "vkb";
				readonly action: "enable" | "disable";
				readonly role: string;
				readonly reason?: readonly string[];
				readonly comment?: readonly string[];
		  }
		| { readonly connect: "selected" | "alternative"; readonly role: string }
		/** From here on the process has another place. */
		| { readonly place: "new" }
	);

/** The tenant's script, or undefined when it has no demonstration. */
export function findDemoScript(flowsDir: string, slug: string): DemoScript | undefined {
	const file = join(flowsDir, slug, "demo", "script.json");
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
