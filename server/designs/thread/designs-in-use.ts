import { LRUCache } from "lru-cache";
import type { DataDoor } from "../../database/opening/open-database.ts";
import type { FlowVersion } from "../../flows/flow-version.ts";
import { Problem } from "../../problems/problem.ts";
import * as designTexts from "../../texts/designs.ts";
import { type DesignKey, type DesignRow, filesOf, findDesign } from "../kept/design-store.ts";
import type { DesignThread } from "./design-thread.ts";
import { DesignTurns } from "./design-turns.ts";
import type { FoundProblem } from "./design-work.ts";
import type { DesignQuestion } from "./design-worker.ts";
import type { Judgement } from "./judgement.ts";
import type { Worked } from "./worked.ts";

/** Number of designs whose problems are cached. */
const mostRemembered = 500;

/** Shared by the calls about designs: the database, the thread that works on designs, and its cached results. */
export interface DesignsInUse {
	readonly data: DataDoor;
	readonly thread: DesignThread;
	/** The turns of those who change a design. */
	readonly turns: DesignTurns;
	/** Problems by design and revision, which never change. */
	readonly found: LRUCache<string, readonly FoundProblem[]>;
	/** By tenant and the hashes of the running files and of those that are to replace them. */
	readonly judged: LRUCache<string, Judgement>;
	/** By tenant, the single round in which its designs are being checked. */
	readonly rounds: Map<string, Promise<void>>;
	/** Flows of designs that were tried on processes, by hash. */
	readonly flows: LRUCache<string, FlowVersion>;
}

export function designsInUse(data: DataDoor, thread: DesignThread): DesignsInUse {
	return {
		data,
		thread,
		turns: new DesignTurns(),
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

/** All problems of a design; a single one when checking takes too long. */
export async function problemsOf(designs: DesignsInUse, design: DesignRow): Promise<readonly FoundProblem[]> {
	const { tenant, revision } = design;
	const known = foundOf(designs, design);
	if (known !== undefined) return known;
	const answer = await designs.thread.ask(tenant, { ask: "check", files: await filesOf(designs.data.db, design) });
	// The design may have changed between the two reads.
	const stands = (await findDesign(designs.data.db, design))?.revision === revision;
	// The time-out may be due to a busy moment, so it is not stored for other designs with the same files.
	if (answer === undefined) {
		if (stands) designs.found.set(ownKey(design), [notChecked]);
		return [notChecked];
	}
	const found = answer as Worked["check"];
	if (stands) designs.found.set(sharedKey(design), found);
	return found;
}

/** The problems of a design, if it was checked since the server started; undefined otherwise. */
export function foundOf({ found }: Pick<DesignsInUse, "found">, design: DesignRow): readonly FoundProblem[] | undefined {
	return found.get(sharedKey(design)) ?? found.get(ownKey(design));
}

const ownKey = ({ tenant, uuid, revision }: DesignRow): string => `${tenant} ${uuid} ${revision}`;

/** Designs without changes still have their initial files, and share one check. */
const sharedKey = (design: DesignRow): string => (Number(design.revision) === 0 ? `${design.tenant} ${design.base} 0` : ownKey(design));

const notChecked: FoundProblem = {
	code: "unreadable-file",
	severity: "error",
	sentence: designTexts.notChecked,
	message: "The files took too long to check.",
	remedy: "Take back what was changed last.",
	...{ file: "", path: "", line: 1, column: 1 },
};
