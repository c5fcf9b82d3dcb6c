import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { manualMenuOf } from "../../engine/index.ts";
import { readManualPages } from "../tenants/read-tenants.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { Reply } from "../test-support/test-person.ts";

interface Page {
	readonly slug: string;
	readonly title: string;
	readonly markdown: string;
}
const pageOf = ({ body }: Reply) => body.data as unknown as Page;

describeOnEveryDatabase("the manuals", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp(await make());
	});
	afterAll(() => test.close());
	const get = (slug: string, role = "cpo") => test.person({ [role]: ["*"] }).get(`manual/page/${slug}`);

	it("REQ-104 a page is fetched by its slug", async () => {
		const reply = await get("inleiding");
		expect(reply.status).toBe(200);
		expect(pageOf(reply)).toEqual({ slug: "inleiding", title: "Inleiding", markdown: expect.stringMatching(/\S/) });
		expect(pageOf(await get("gebruikersprofiel")).markdown).not.toBe(pageOf(reply).markdown);
	});

	it("has every page of the menu, and no other", async () => {
		const { segments } = manualMenuOf({});
		for (const { slug, title, needs } of segments.flatMap(({ pages }) => pages)) {
			const reply = await get(slug);
			// A page about the workbench, which this deployment does not have.
			if (needs !== undefined) expect(reply.status).toBe(404);
			else expect(pageOf(reply)).toMatchObject({ slug, title });
		}
		for (const slug of ["bestaat-niet", "Inleiding", "constructor", "__proto__", "inleiding.md"]) {
			expect((await get(slug)).status).toBe(404);
		}
	});

	it("the usual spelling of the page about putting on hold leads to it", async () => {
		const reply = await get("realisatieproces-onhold-zetten-of-annuleren");
		expect(reply.status).toBe(200);
		expect(pageOf(reply).slug).toBe("realisateproces-onhold-zetten-of-annuleren");
		expect(reply.body).toEqual((await get("realisateproces-onhold-zetten-of-annuleren")).body);
	});

	it("T22 never becomes a path: whatever is asked for, the answer is that of an unknown page", async () => {
		const unknown = await get("bestaat-niet");
		for (const name of [
			"..%2Ftenant.json",
			"..%2F..%2Fpackage",
			"%2Fetc%2Fpasswd",
			"..%5Cflow",
			"%2e%2e%2f%2e%2e%2fREADME",
			"inleiding%00",
		]) {
			const reply = await get(name);
			expect([name, reply.status, reply.body.code]).toEqual([name, 404, unknown.body.code]);
		}
	});

	it("is for who has the attribute manuals, in this tenant", async () => {
		for (const role of ["cpo", "municipality", "admin"]) expect((await get("inleiding", role)).status).toBe(200);
		for (const role of ["developer", "guest"]) expect((await get("inleiding", role)).status).toBe(403);
		const elsewhere = test.person({ cpo: ["*"] }, test.otherTenant);
		expect((await elsewhere.get(`/api/v1/${test.tenant}/manual/page/inleiding`)).status).toBe(403);
	});
});

describe("the pages of a tenant's folder", () => {
	it("are its Markdown files by their name; a folder without any has none", () => {
		const folder = mkdtempSync(join(tmpdir(), "laadstroom-manuals-"));
		expect([...readManualPages(folder)]).toEqual([]);
		mkdirSync(join(folder, "manuals"));
		writeFileSync(join(folder, "manuals", "eigen-pagina.md"), "Van *ons*.");
		writeFileSync(join(folder, "manuals", "foto.png"), "x");
		expect([...readManualPages(folder)]).toEqual([["eigen-pagina", "Van *ons*."]]);
		rmSync(folder, { recursive: true });
	});
});
