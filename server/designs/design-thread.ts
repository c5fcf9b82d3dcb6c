import { extname } from "node:path";
import { AskedThread } from "../calls/asked-thread.ts";
import { Problem } from "../problems/problem.ts";
import * as designTexts from "../texts/designs.ts";
import type { DesignQuestion, Worked } from "./design-work.ts";

const deadlineMs = 10_000;
const mostMegabytes = 512;

type QuestionOf<Ask extends keyof Worked> = Extract<DesignQuestion, { readonly ask: Ask }>;

/** Works on designs in a thread of its own: what one tenant's designers have worked out keeps no other tenant waiting. */
export class DesignThread {
	readonly #thread: AskedThread<DesignQuestion, Worked[keyof Worked]>;

	constructor(log: (failure: unknown) => void) {
		const module = new URL(`./design-worker${extname(import.meta.url)}`, import.meta.url);
		this.#thread = new AskedThread({ module, deadlineMs, mostMegabytes, log });
	}

	/** @throws Problem when it takes too long. */
	async ask<Ask extends keyof Worked>(tenant: string, question: QuestionOf<Ask>): Promise<Worked[Ask]> {
		const answer = await this.#thread.ask(tenant, question);
		if (answer === undefined) throw new Problem("design-too-large", { message: designTexts.notChecked });
		return answer as Worked[Ask];
	}

	close(): Promise<void> {
		return this.#thread.close();
	}
}
