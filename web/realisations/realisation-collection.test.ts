import { describe, expect, it } from "@jest/globals";
import { QueryClient } from "@tanstack/react-query";
import { progressDays, type RealisationEvent, type RealisationRecord, realisationOf } from "../../engine/index.ts";
import { findCollection } from "../api/collection.ts";
import { connectApi } from "../api/connection.ts";
import { exampleRecord, uuidOf } from "../test-support/example-record.ts";
import { answer, fakeApi, page } from "../test-support/fake-api.ts";
import { realisationCollectionQuery, realisationSource } from "./realisation-collection.ts";
import { realisationQueries, rememberRealisation } from "./realisation-queries.ts";

const day = 86_400_000;

function withPast(record: RealisationRecord): RealisationRecord {
	const event = (type: RealisationEvent["type"], days: number): RealisationEvent => ({
		type,
		ts: days * day,
		version: "1.0.0",
		userId: "u-1",
		meta: { uuid: null, changes: [{ path: "Location.StreetName", to: "Kade" }] },
	});
	return {
		...record,
		history: [{ ts: 1, userId: "u-1", step: "1", iteration: 0, values: { Location: {} } }],
		Events: [event("created", 10), event("step-save", 11), event("onhold-start", 12), event("onhold-end", 16), event("tags-change", 17)],
	};
}

describe("the processes kept for lists", () => {
	it("have no history, and still give their days in progress", async () => {
		connectApi({ tenant: "voorbeeld", apiKey: "sleutel", accessToken: async () => "bewijs" });
		const record = withPast(exampleRecord({ number: 1 }));
		fakeApi({
			"GET processes/realisation": page([record]),
			[`GET processes/realisation/${record.uuid}`]: answer(record, { related: { people: {} } }),
		});
		const client = new QueryClient();
		const { records } = await client.fetchQuery(realisationCollectionQuery(client, "*"));
		const [kept] = records;
		if (kept === undefined) throw new Error("the process did not come");
		expect(kept).not.toHaveProperty("history");
		expect(kept.Events.map(({ type }) => type)).toEqual(["created", "onhold-start", "onhold-end"]);
		expect(JSON.stringify(kept.Events)).not.toContain("Kade");
		expect(progressDays(kept.Events, 30 * day)).toBe(progressDays(record.Events, 30 * day));
		expect(realisationOf(kept)).toEqual(realisationOf(record));
	});

	it("include the answer to a write, which the process's own page gets in full", async () => {
		fakeApi({ "GET processes/realisation": page([exampleRecord({ number: 1 })]) });
		const client = new QueryClient();
		await client.fetchQuery(realisationCollectionQuery(client, "*"));
		const saved = withPast({ ...exampleRecord({ number: 1, address: "Kade 2" }), synced: 99 });
		rememberRealisation(client, saved);
		expect(findCollection(client, realisationSource)?.records).toMatchObject([{ uuid: uuidOf(1), address: "Kade 2" }]);
		expect(client.getQueryData(realisationQueries.one(saved.uuid).queryKey)).toBe(saved);
	});
});
