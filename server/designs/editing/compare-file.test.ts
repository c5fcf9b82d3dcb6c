import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Edit } from "../../../engine/index.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { TestPerson } from "../../test-support/test-person.ts";

interface Texts {
	readonly before: string | null;
	readonly after: string | null;
}

describe("the text of one file", () => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp({ place: { url: null, folder: ":memory:" }, remove: async () => undefined }, { WORKBENCH: "design" });
	});
	afterAll(() => test.close());

	it("is told as two sides have it, and null where a side has none; to nobody else, and of no other file", async () => {
		const designer = test.person({ developer: ["*"] }, test.tenant, { userId: "designer" });
		const { uuid } = (await designer.post("designs", { data: { name: "Teksten" } })).body.data as unknown as { uuid: string };
		const edits: readonly Edit[] = [
			{ op: "set", file: "tenant.json", at: ["name"], value: "Anders genoemd" },
			{ op: "text", file: "manuals/nieuw.md", value: "# Nieuw\n" },
		];
		expect((await designer.post(`designs/${uuid}/edits`, { data: { revision: 0, edits } })).status).toBe(200);
		const ask = (who: TestPerson, path: string, to = `design:${uuid}`) =>
			who.get(`designs/releases/compare/file?to=${to}&path=${encodeURIComponent(path)}`);
		const { before, after } = (await ask(designer, "tenant.json")).body.data as unknown as Texts;
		expect(after).toContain("Anders genoemd");
		expect(before).not.toContain("Anders genoemd");
		expect((await ask(designer, "manuals/nieuw.md")).body.data).toEqual({ before: null, after: "# Nieuw\n" });
		for (const path of ["none.json", "../tenant.json", "__proto__"]) expect((await ask(designer, path)).status).toBe(404);
		expect((await ask(designer, "tenant.json", "release:99999")).status).toBe(404);
		expect((await ask(designer, "tenant.json", "folder")).status).toBe(400);
		expect((await ask(test.person({ municipality: ["*"] }), "tenant.json")).status).toBe(404);
	});
});
