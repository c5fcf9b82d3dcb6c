import { LRUCache } from "lru-cache";
import type { DataDoor } from "../database/open-database.ts";
import { Problem } from "../problems/problem.ts";
import { type DesignKey, type DesignRow, filesOf, findDesign } from "./design-store.ts";
import type { DesignThread } from "./design-thread.ts";
import type { FoundProblem } from "./design-work.ts";

/** Designs whose problems are remembered. */
const mostRemembered = 500;

/** What calls about designs need: the thread that works on them, and what it found. */
export class DesignsInUse {
	readonly data: DataDoor;
	readonly thread: DesignThread;
	/** By design and revision: a revision never changes. */
	readonly #found = new LRUCache<string, readonly FoundProblem[]>({ max: mostRemembered });

	constructor(data: DataDoor, thread: DesignThread) {
		this.data = data;
		this.thread = thread;
	}

	/** @throws Problem when the tenant has no such design. */
	async find(key: DesignKey): Promise<DesignRow> {
		const design = await findDesign(this.data.db, key);
		if (design === undefined) throw new Problem("not-found");
		return design;
	}

	/** Everything wrong with a design. */
	async problems(design: DesignRow): Promise<readonly FoundProblem[]> {
		const key = `${design.tenant} ${design.uuid} ${design.revision}`;
		const known = this.#found.get(key);
		if (known !== undefined) return known;
		const found = await this.thread.ask<"check">(design.tenant, { ask: "check", files: await filesOf(this.data.db, design) });
		// Between reading the one and the other it may have changed.
		if ((await this.find(design)).revision === design.revision) this.#found.set(key, found);
		return found;
	}
}
