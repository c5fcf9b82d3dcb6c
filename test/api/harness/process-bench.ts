import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import type { CompiledFlow, FlowDefinition, RealisationRecord } from "../../../engine/index.ts";
import type { TestDatabase } from "../../../server/test-support/databases.ts";
import { type TestApp, testApp } from "../../../server/test-support/test-app.ts";
import type { Reply, TestPerson } from "../../../server/test-support/test-person.ts";
import { startProcess } from "../../../server/test-support/test-process.ts";
import { done, type Intent, saveBody, walkTo } from "./process-walk.ts";

/** The server with the two parties of a process, and a new process before every test. */
export class ProcessBench {
	#test: TestApp | undefined;
	#people: { readonly cpo: TestPerson; readonly municipality: TestPerson } | undefined;
	#record: RealisationRecord | undefined;

	/** Call at the start of a suite; sets up and tears down by itself. */
	constructor(make: () => Promise<TestDatabase>, alterFlow?: (flow: FlowDefinition) => FlowDefinition) {
		beforeAll(async () => {
			this.#test = await testApp(await make(), {}, { alterFlow });
			this.#people = { cpo: this.test.person({ cpo: ["*"] }), municipality: this.test.person({ municipality: ["*"] }) };
		});
		beforeEach(async () => {
			this.#record = await startProcess(this.test, this.cpo);
		});
		afterAll(() => this.test.close());
	}

	get test(): TestApp {
		return there(this.#test);
	}

	get cpo(): TestPerson {
		return there(this.#people).cpo;
	}

	get municipality(): TestPerson {
		return there(this.#people).municipality;
	}

	/** The process after the last write. */
	get record(): RealisationRecord {
		return there(this.#record);
	}

	set record(record: RealisationRecord) {
		this.#record = record;
	}

	get flow(): CompiledFlow {
		return there(this.test.app.tenants.find(this.test.tenant)).flow.compiled;
	}

	/** Address of a call about the process. */
	path(call = ""): string {
		return `processes/realisation/${this.record.uuid}${call}`;
	}

	/** Body of a save of the process in its current state. */
	body(step: string, values: object, intent: Intent = {}) {
		return saveBody(this.test.app, this.test.tenant, this.record, step, values as Readonly<Record<string, unknown>>, intent);
	}

	async save(who: TestPerson, step: string, values: object, intent: Intent = {}): Promise<RealisationRecord> {
		this.record = await done(who, this.path(), this.body(step, values, intent));
		return this.record;
	}

	status(who: TestPerson, data: object): Promise<Reply> {
		return who.post(this.path("/status"), { synchronisation: { synced: this.record.synced }, data });
	}

	async setStatus(who: TestPerson, data: object): Promise<void> {
		this.record = await done(who, this.path("/status"), { synchronisation: { synced: this.record.synced }, data });
	}

	/** Advances the process until the step is open or, for "end", until it is finished. */
	async walk(step: string): Promise<RealisationRecord> {
		const { app, tenant } = this.test;
		this.record = await walkTo(app, tenant, { cpo: this.cpo, municipality: this.municipality }, this.record, step);
		return this.record;
	}
}

function there<Value>(value: Value | undefined): Value {
	if (value === undefined) throw new Error("the bench is set up when the tests run, not before");
	return value;
}
