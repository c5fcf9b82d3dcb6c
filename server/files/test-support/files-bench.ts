import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import type { LightMyRequestResponse } from "fastify";
import type { FileRecord, RealisationRecord } from "../../../engine/index.ts";
import type { TestDatabase } from "../../test-support/databases.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import { linkPath, type NewFile, putBytes, type Registered, register, upload } from "../../test-support/test-file.ts";
import type { TestPerson } from "../../test-support/test-person.ts";
import { startProcess } from "../../test-support/test-process.ts";

interface FilesBenchChoices {
	readonly settings?: Readonly<Record<string, string>>;
	/** Each test gets its own process, instead of one for the whole suite. */
	readonly processEach?: boolean;
}

/** The server with the two parties of a new process, and helpers for tests that use its files as its CPO. */
export class FilesBench {
	// Set before the tests run, like the variables of a suite.
	test!: TestApp;
	cpo!: TestPerson;
	municipality!: TestPerson;
	/** The process as it started, or as a test stored it here later. */
	record!: RealisationRecord;

	/** Call this at the beginning of a suite; sets up and cleans up by itself. */
	constructor(make: () => Promise<TestDatabase>, { settings = {}, processEach = false }: FilesBenchChoices = {}) {
		beforeAll(async () => {
			this.test = await testApp(await make(), settings);
			this.cpo = this.test.person({ cpo: ["*"] });
			this.municipality = this.test.person({ municipality: ["*"] });
		});
		(processEach ? beforeEach : beforeAll)(async () => {
			this.record = await startProcess(this.test, this.cpo);
		});
		afterAll(() => this.test.close());
	}

	/** Requests an upload link for a file of the process. */
	register(file?: NewFile): Promise<Registered> {
		return register(this.cpo, this.record.uuid, file);
	}

	/** Sends bytes to an upload link, without signing in. */
	put(link: string, bytes: Buffer, headers?: Readonly<Record<string, string>>): ReturnType<typeof putBytes> {
		return putBytes(this.test.app, link, bytes, headers);
	}

	/** A file of the process with these bytes, uploaded. */
	upload(file?: NewFile, bytes?: Buffer): Promise<FileRecord> {
		return upload(this.test.app, this.cpo, this.record.uuid, file, bytes);
	}

	/** Follows a download link, without signing in. */
	follow(link: string): Promise<LightMyRequestResponse> {
		return this.test.app.inject(linkPath(link));
	}
}
