import "../../test-support/browser-parts.ts";
import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Edit } from "../../../engine/index.ts";
import { connectApi } from "../../api/connection.ts";
import { answer, fakeApi, problem } from "../../test-support/fake-api.ts";
import { designSource } from "./design-source.ts";

const design = "00000000-0000-4000-8000-000000000001";
const set = (value: string): readonly Edit[] => [{ op: "set", file: "flow.json", at: ["label"], value }];
const written = answer({ design: { revision: 8 }, missed: [], edits: [] });

beforeEach(() => {
	sessionStorage.clear();
	localStorage.clear();
	connectApi({ tenant: "voorbeeld", apiKey: "key", accessToken: async () => "token", onUnauthorised: () => {} });
});

/** A source whose session has ended, after an attempt to write these acts. */
async function leftUnsent(...acts: readonly (readonly Edit[])[]) {
	fakeApi({ [`POST designs/${design}/edits`]: problem(401) });
	const source = designSource(design, "anna");
	for (const edits of acts) expect(await source.edit("7", edits)).toMatchObject({ signedOut: true });
}

describe("edits that were refused because the session had ended", () => {
	it("are kept each by itself, in their order, and the same one twice is one; another person finds none of them", async () => {
		await leftUnsent(set("Een"), set("Een"), set("Twee"));
		const kept = designSource(design, "anna").unsent?.all() ?? [];
		expect(kept.map(({ revision, edits }) => [revision, edits])).toEqual([
			["7", set("Een")],
			["7", set("Twee")],
		]);
		expect(designSource(design, "bert").unsent?.all()).toEqual([]);
		expect(designSource("00000000-0000-4000-8000-000000000002", "anna").unsent?.all()).toEqual([]);
	});

	it("stay until they were answered, and are sent under the same key by whichever tab", async () => {
		await leftUnsent(set("Een"));
		const calls = fakeApi({ [`POST designs/${design}/edits`]: written });
		const [one, other] = [designSource(design, "anna"), designSource(design, "anna")];
		const [kept] = one.unsent?.all() ?? [];
		const [same] = other.unsent?.all() ?? [];
		if (kept === undefined || same === undefined) throw new Error("nothing was kept");
		await one.unsent?.send("7", kept);
		await other.unsent?.send("7", same);
		expect(new Set(calls.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
		expect(one.unsent?.all()).toHaveLength(1);
		one.unsent?.drop(kept);
		expect(other.unsent?.all()).toEqual([]);
	});

	it("are kept from before they are sent until they are answered, and sent again under the same key", async () => {
		const calls = fakeApi({ [`POST designs/${design}/edits`]: problem(503) });
		const source = designSource(design, "anna");
		const under = source.edit("7", set("Een"));
		expect(designSource(design, "anna").unsent?.all()).toHaveLength(1);
		// The page itself is still waiting for the response.
		expect(source.unsent?.all()).toEqual([]);
		await expect(under).rejects.toThrow();
		expect(source.unsent?.all()).toHaveLength(1);
		const again = fakeApi({ [`POST designs/${design}/edits`]: written });
		await source.edit("7", set("Een"));
		expect(source.unsent?.all()).toEqual([]);
		expect(again[0]?.headers.get("idempotency-key")).toBe(calls[0]?.headers.get("idempotency-key"));
		fakeApi({ [`POST designs/${design}/edits`]: problem(400) });
		expect(await source.edit("8", set("Twee"))).toHaveProperty("refused");
		expect(source.unsent?.all()).toEqual([]);
	});

	it("do not stand in the way when they can't be read", async () => {
		await leftUnsent(set("Een"));
		for (const storage of [sessionStorage, localStorage]) for (const key of Object.keys(storage)) storage.setItem(key, "[kapot");
		expect(designSource(design, "anna").unsent?.all()).toEqual([]);
	});
});
