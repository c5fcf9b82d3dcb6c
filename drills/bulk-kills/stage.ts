import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { RealisationRecord } from "../../engine/index.ts";
import { type DataDoor, openDatabase } from "../../server/database/opening/open-database.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { tokenOf } from "../../server/test-support/test-authentication.ts";
import { DrillServer } from "../drill-server.ts";

/** The field that the act fills in. */
export const filled = "ParkingSpots.NumberOfChargingStations";

/** The clock is set this far ahead at each start, so that leases of the killed server have expired. Milliseconds. */
const pastLease = 15_000;

export interface Answer<Data> {
	readonly status: number;
	readonly data: Data;
	readonly text: string;
}

interface Stored {
	/** Address of PostgreSQL; SQLite in the folder when null. */
	readonly databaseUrl: string | null;
	readonly plant: "torn" | undefined;
}

/** A server that is killed and restarted on the same data, and its clients. */
export class Stage {
	readonly tenant = defaultTenantFolder();
	/** Calls that were cut off, and were repeated. */
	repeated = 0;
	readonly #root = mkdtempSync(join(tmpdir(), "laadstroom-drill-"));
	readonly #stored: Stored;
	#ahead = 0;
	#server: DrillServer | null = null;

	constructor(stored: Stored) {
		this.#stored = stored;
		const place = join(this.#root, "flows", this.tenant);
		cpSync(resolve("flows", this.tenant), place, { recursive: true });
		const file = join(place, "flow.json");
		const flow = JSON.parse(readFileSync(file, "utf8")) as { readonly steps: readonly { readonly code: string }[] };
		const steps = flow.steps.map((step) => (step.code === "1" ? { ...step, bulk: { fields: [filled] } } : step));
		writeFileSync(file, JSON.stringify({ ...flow, steps }));
	}

	async start(): Promise<void> {
		const { databaseUrl, plant } = this.#stored;
		this.#server = await DrillServer.start({
			script: resolve(import.meta.dirname, "server-to-act.ts"),
			args: [join(this.#root, "flows"), join(this.#root, "data"), String(this.#ahead), ...(plant === undefined ? [] : [plant])],
			databaseUrl: databaseUrl ?? undefined,
		});
	}

	/** Kills the server, whatever it is doing, and starts another. */
	async replace(): Promise<void> {
		await this.#server?.stop();
		this.#ahead += pastLease;
		await this.start();
	}

	async close(): Promise<void> {
		await this.#server?.stop();
		rmSync(this.#root, { recursive: true, force: true });
	}

	/** Reads what is stored, without a server. */
	async stored<Result>(look: (data: DataDoor) => Promise<Result>): Promise<Result> {
		await this.#server?.stop();
		const data = await openDatabase({ url: this.#stored.databaseUrl, folder: join(this.#root, "data"), now: Date.now, migrate: false });
		try {
			return await look(data);
		} finally {
			await data.close();
		}
	}

	/** Repeats a call until it is answered: a write that was cut off is repeated under its idempotency key. */
	async ask<Data>(who: string, path: string, body?: unknown): Promise<Answer<Data>> {
		const token = tokenOf({ userId: who, name: who, email: `${who}@example.org`, roles: { [this.tenant]: { cpo: ["*"] } } });
		const headers = {
			...{ authorization: `Bearer ${token}`, "x-api-key": "laadstroom-web", "content-type": "application/json" },
			...(body === undefined ? {} : { "idempotency-key": randomUUID() }),
		};
		const init = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
		for (;;) {
			try {
				const answer = await fetch(`${this.#server?.origin}/api/v1/${this.tenant}/${path}`, init);
				const text = await answer.text();
				if (answer.status !== 503) return { status: answer.status, data: (JSON.parse(text) as { data: Data }).data, text };
			} catch {
				// Its server was killed.
			}
			this.repeated += 1;
			await new Promise((done) => setTimeout(done, 30));
		}
	}

	/** @throws when it is refused */
	async call<Data>(who: string, path: string, body?: unknown): Promise<Data> {
		const { status, data, text } = await this.ask<Data>(who, path, body);
		if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
		return data;
	}

	record(uuid: string): Promise<RealisationRecord> {
		return this.call("actor", `processes/realisation/${uuid}`);
	}
}
