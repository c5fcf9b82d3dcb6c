import { LRUCache } from "lru-cache";
import type { DataDoor } from "../database/open-database.ts";
import type { FlowVersion } from "../flows/flow-version.ts";
import { Problem } from "../problems/problem.ts";
import * as designTexts from "../texts/designs.ts";
import { type DesignKey, type DesignRow, filesOf, findDesign } from "./design-store.ts";
import type { DesignThread } from "./design-thread.ts";
import type { FoundProblem } from "./design-work.ts";
import type { DesignQuestion } from "./design-worker.ts";
import type { Judgement } from "./judgement.ts";
import type { Worked } from "./worked.ts";

/** Designs whose problems are remembered. */
const mostRemembered = 500;

/** What calls about designs need: where they are kept, the thread that works on them, and what it found. */
export interface DesignsInUse {
	readonly data: DataDoor;
	readonly thread: DesignThread;
	/** By design and revision: a revision never changes. */
	readonly found: LRUCache<string, readonly FoundProblem[]>;
	/** By tenant and the hashes of what runs and of what is to take its place. */
	readonly judged: LRUCache<string, Judgement>;
	/** By tenant, the one round in which its designs are looked through. */
	readonly rounds: Map<string, Promise<void>>;
	/** By hash, flows of designs that were tried on processes. */
	readonly flows: LRUCache<string, FlowVersion>;
}

export function designsInUse(data: DataDoor, thread: DesignThread): DesignsInUse {
	return {
		data,
		thread,
		found: new LRUCache({ max: mostRemembered }),
		judged: new LRUCache({ max: mostRemembered }),
		rounds: new Map(),
		flows: new LRUCache({ max: 10 }),
	};
}

/** @throws Problem when the tenant has no such design. */
export async function designOf({ data }: Pick<DesignsInUse, "data">, key: DesignKey): Promise<DesignRow> {
	const design = await findDesign(data.db, key);
	if (design === undefined) throw new Problem("not-found");
	return design;
}

/** @throws Problem when it takes too long. */
export async function workedOut<Ask extends keyof Worked>(
	{ thread }: DesignsInUse,
	tenant: string,
	question: Extract<DesignQuestion, { readonly ask: Ask }>,
): Promise<Worked[Ask]> {
	const answer = await thread.ask(tenant, question);
	if (answer === undefined) throw new Problem("design-too-large", { message: designTexts.notChecked });
	return answer as Worked[Ask];
}

/** Everything wrong with a design; of one that takes too long to check, that. */
export async function problemsOf(designs: DesignsInUse, design: DesignRow): Promise<readonly FoundProblem[]> {
	const { tenant, revision } = design;
	const known = foundOf(designs, design);
	if (known !== undefined) return known;
	const answer = await designs.thread.ask(tenant, { ask: "check", files: await filesOf(designs.data.db, design) });
	// Between reading the one and the other it may have changed.
	const stands = (await findDesign(designs.data.db, design))?.revision === revision;
	// That it took too long may be of a moment in which much was asked: nothing is said of others with the same files.
	if (answer === undefined) {
		if (stands) designs.found.set(ownKey(design), [notChecked]);
		return [notChecked];
	}
	const found = answer as Worked["check"];
	if (stands) designs.found.set(sharedKey(design), found);
	return found;
}

/** What is wrong with a design as far as it was looked through since the start; undefined when it was not. */
export function foundOf({ found }: Pick<DesignsInUse, "found">, design: DesignRow): readonly FoundProblem[] | undefined {
	return found.get(sharedKey(design)) ?? found.get(ownKey(design));
}

const ownKey = ({ tenant, uuid, revision }: DesignRow): string => `${tenant} ${uuid} ${revision}`;

/** Those that nobody changed yet have the files that they began with, and are looked through once for all of them. */
const sharedKey = (design: DesignRow): string => (Number(design.revision) === 0 ? `${design.tenant} ${design.base} 0` : ownKey(design));

const notChecked: FoundProblem = {
	code: "unreadable-file",
	severity: "error",
	sentence: designTexts.notChecked,
	message: "The files took too long to check.",
	remedy: "Take back what was changed last.",
	...{ file: "", path: "", line: 1, column: 1 },
};
