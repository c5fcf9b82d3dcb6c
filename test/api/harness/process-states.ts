import type { RealisationRecord } from "../../../engine/index.ts";
import type { TestApp } from "../../../server/test-support/test-app.ts";
import type { TestPerson } from "../../../server/test-support/test-person.ts";
import { startProcess } from "../../../server/test-support/test-process.ts";
import { alternativeAdvice, done, saveBody, walkTo } from "./process-walk.ts";

interface People {
	readonly cpo: TestPerson;
	readonly municipality: TestPerson;
}

/** Makes a new process in the state that a table names, by the calls that lead there. */
export class ProcessStates {
	readonly #test: TestApp;
	readonly #people: People;

	constructor(test: TestApp, people: People) {
		this.#test = test;
		this.#people = people;
	}

	async at(state: string, step: string): Promise<RealisationRecord> {
		switch (state) {
			case "open":
				return step === "2" ? this.#withAdvice(await this.#walk(step)) : this.#walk(step);
			case "completed":
				return this.#walk("8");
			case "skipped":
				return this.#walk("4");
			case "not started":
				return this.#walk("1");
			case "process completed":
				return this.#walk("end");
			case "open, confirmed":
				return this.#status(await this.#walk(step), "municipality", { status: "vkb", action: "enable" });
			case "open, not applicable":
				return this.#withoutTrafficDecision();
			case "on hold":
				return this.#hold(await this.#walk(step));
			case "cancelled":
				return this.#cancel(await this.#walk(step));
			case "on hold, completed step":
				return this.#hold(await this.#walk("8"));
			case "cancelled, completed step":
				return this.#cancel(await this.#walk("8"));
			default:
				throw new Error(`no process is ${state}`);
		}
	}

	async #walk(step: string): Promise<RealisationRecord> {
		const record = await startProcess(this.#test, this.#people.cpo);
		return walkTo(this.#test.app, this.#test.tenant, this.#people, record, step);
	}

	/** The municipality wants another place, and has said so without completing the step. */
	#withAdvice(record: RealisationRecord): Promise<RealisationRecord> {
		const { app, tenant } = this.#test;
		return done(this.#people.municipality, `processes/realisation/${record.uuid}`, saveBody(app, tenant, record, "2", alternativeAdvice));
	}

	async #withoutTrafficDecision(): Promise<RealisationRecord> {
		const { app, tenant } = this.#test;
		const record = await this.#walk("4");
		const values = { TrafficDecision: { TrafficDecisionNotApplicable: true } };
		const body = saveBody(app, tenant, record, "4", values, { complete: true, target: "5" });
		return done(this.#people.municipality, `processes/realisation/${record.uuid}`, body);
	}

	#hold(record: RealisationRecord): Promise<RealisationRecord> {
		return this.#status(record, "cpo", { status: "onhold", action: "enable", reason: "vovo" });
	}

	#cancel(record: RealisationRecord): Promise<RealisationRecord> {
		return this.#status(record, "cpo", { status: "cancelled", action: "enable", reason: "other" });
	}

	#status(record: RealisationRecord, who: keyof People, data: object): Promise<RealisationRecord> {
		const body = { synchronisation: { synced: record.synced }, data };
		return done(this.#people[who], `processes/realisation/${record.uuid}/status`, body);
	}
}
