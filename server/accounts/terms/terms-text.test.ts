import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { readTenants } from "../../tenants/read-tenants.ts";
import { defaultTenantFolder } from "../../test-support/default-tenant-folder.ts";
import { generalTerms } from "./get-terms.ts";
import { filledIn } from "./terms-text.ts";

let flowsDir: string;
beforeEach(() => {
	flowsDir = mkdtempSync(join(tmpdir(), "laadstroom-terms-"));
	cpSync(resolve("flows", defaultTenantFolder()), join(flowsDir, defaultTenantFolder()), { recursive: true });
});
afterEach(() => rmSync(flowsDir, { recursive: true, force: true }));

const own = {
	version: "25-05-2022",
	title: "Spelregels",
	introduction: "Voor wie werkt bij {tenant}.",
	sections: [{ title: "1. Samen", paragraphs: ["Vragen? {supportAddress}"] }],
};
function tenantWith(content: string) {
	mkdirSync(join(flowsDir, defaultTenantFolder(), "terms"));
	writeFileSync(join(flowsDir, defaultTenantFolder(), "terms", "25-05-2022.json"), content);
	return readTenants(flowsDir)[0];
}

describe("the text of the terms of use", () => {
	it("is the general one where a tenant brings none", () => {
		expect(readTenants(flowsDir)[0]?.terms).toBeNull();
		expect(generalTerms.version).toBe("25-05-2022");
	});

	it("is the tenant's own where it brings one", () => {
		expect(tenantWith(JSON.stringify(own))?.terms).toEqual(own);
	});

	it.each([
		["of another version", JSON.stringify({ ...own, version: "01-01-2020" })],
		["without a section", JSON.stringify({ ...own, sections: [] })],
		["with a section that says nothing", JSON.stringify({ ...own, sections: [{ title: "1", paragraphs: [""] }] })],
		["that is a list", "[]"],
	])("stops the start, with the name of the file, when it is one %s", (_title, content) => {
		expect(() => tenantWith(content)).toThrow(/25-05-2022\.json is not the text of the terms of use 25-05-2022/);
	});

	it("names the reader's organisation and where help is, and nothing else that stands in braces", () => {
		const filled = filledIn({ ...own, title: "{titel}" } as typeof own, { tenant: "Stad $& aan Zee", supportAddress: "hulp@stad.example" });
		expect(filled).toEqual({
			version: "25-05-2022",
			title: "{titel}",
			introduction: "Voor wie werkt bij Stad $& aan Zee.",
			sections: [{ title: "1. Samen", paragraphs: ["Vragen? hulp@stad.example"] }],
		});
	});
});
