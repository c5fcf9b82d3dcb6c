import { describe, expect, it } from "@jest/globals";
import { findPostgres, OwnPostgres } from "../own-postgres.ts";
import { type FloodReport, floodDrill } from "./flood-drill.ts";

const bin = findPostgres();
const databases = ["SQLite", ...(bin === undefined ? [] : ["PostgreSQL"])];

async function flooded(kind: string, plant?: "unlimited"): Promise<FloodReport> {
	const postgres = kind === "SQLite" ? undefined : await OwnPostgres.make(bin ?? "");
	try {
		return await floodDrill({ calls: 4, atOnce: 20, databaseUrl: postgres?.url, ...(plant && { plant }) });
	} finally {
		await postgres?.remove();
	}
}

describe.each(databases)("T40 a tenant that calls without a pause (%s)", (kind) => {
	// How much taking turns helps depends on how scarce processor time is: `npm run drill -- tenant-flood` measures it.
	// The order of responses is proven in `server/plugins/tenant-budget.test.ts`.
	it("is answered with the other tenant's calls in between, with turns and without", async () => {
		for (const plant of kind === "SQLite" ? ([undefined, "unlimited"] as const) : [undefined]) {
			const { wrong, answered, inFlood } = await flooded(kind, plant);
			expect([plant, wrong, answered > 0, inFlood.length > 0]).toEqual([plant, [], true, true]);
		}
	}, 600_000);
});
