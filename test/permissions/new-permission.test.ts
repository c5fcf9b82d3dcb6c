import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import * as schemas from "../../schemas/index.ts";
import type { Languages, Schema } from "../../scripts/generate/language-source.ts";
import { readSchemas } from "../../scripts/generate/read-schemas.ts";
import { attributesModule } from "../../scripts/generate/schema-modules.ts";
import { typeModule } from "../../scripts/generate/type-module.ts";
import type { TestApp } from "../../server/test-support/test-app.ts";

/** The additions that the page describes: the attribute of the access map, and who may make the call. */
const page = readFileSync("docs/how-to/add-a-permission.md", "utf8");
const [, block = ""] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
const written = JSON.parse(`{${block}}`) as Readonly<Record<string, Schema & { readonly default: readonly string[] }>>;
const [name = ""] = Object.keys(written);
const entry = written[name];
const [holder = ""] = entry?.default ?? [];

// As if somebody had followed the page and generated everything.
jest.unstable_mockModule("../../schemas/index.ts", () => ({
	...schemas,
	attributes: { ...schemas.attributes, [name]: entry?.default },
}));
const { capability } = await import("../../server/calls/capability.ts");
const { getStorage } = await import("../../server/files/get-storage.ts");
jest.unstable_mockModule("../../server/files/index.ts", () => ({
	files: capability([{ may: name as "admin", route: getStorage }]),
}));
const { describeOnEveryDatabase } = await import("../../server/test-support/databases.ts");
const { testApp } = await import("../../server/test-support/test-app.ts");
const { PersonAccess } = await import("../../engine/index.ts");

/** The languages with the attribute, or without it: the page stays valid for somebody who adopts the example as it is. */
function withAttribute(more: Readonly<Record<string, unknown>>): Languages {
	const { languages } = readSchemas(process.cwd());
	const tenant = languages.get("tenant.schema.json") as Schema;
	const parts = tenant.properties as Readonly<Record<string, Schema>>;
	const { [name]: _taken, ...others } = (parts.access?.properties ?? {}) as Readonly<Record<string, Schema>>;
	const properties = { ...parts, access: { ...parts.access, properties: { ...others, ...more } } };
	return new Map([...languages, ["tenant.schema.json", { ...tenant, properties }]]);
}

describe("docs/how-to/add-a-permission.md", () => {
	it("an entry alone gives a permission a name that compiles and the roles that have it", () => {
		expect(attributesModule(withAttribute({}))).not.toContain(`"${name}"`);
		expect(attributesModule(withAttribute(written)).replace(/\s/g, "")).toContain(`"${name}":${JSON.stringify(entry?.default)}`);
		expect(typeModule(withAttribute({}))).not.toContain(`readonly ${name}?:`);
		expect(typeModule(withAttribute(written))).toContain(`readonly ${name}?:`);
		expect([entry?.title, entry?.description, entry?.["x-english"]]).toEqual(Array(3).fill(expect.stringMatching(/\w/)));
	});

	it("tells to name it in the capability's index and on the screen, where its call and what shows it are", () => {
		expect(page).toContain(`{ may: "${name}", route: getStorage }`);
		expect(page).toContain(`useAccess("${name}")`);
		expect(readFileSync("server/files/index.ts", "utf8")).toContain("route: getStorage }");
		expect(readFileSync("web/kept-lists/EntryList.tsx", "utf8")).toContain("<StorageCard />");
	});
});

describeOnEveryDatabase("a permission added as the page tells", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp(await make());
	});
	afterAll(() => test.close());

	it("lets in the roles that have it and nobody else, on the server and by what the browser is told", async () => {
		for (const role of ["cpo", "municipality", "admin", "guest"]) {
			const person = test.person({ [role]: ["*"] });
			expect([role, (await person.get("storage")).status]).toEqual([role, role === holder ? 200 : 403]);
			const { access } = (await person.get("configs")).body.data.tenant as unknown as {
				readonly access: Readonly<Record<string, readonly string[]>>;
			};
			const someone = { userId: "u", roles: { [test.tenant]: { [role]: ["*"] } } } as unknown as ConstructorParameters<
				typeof PersonAccess
			>[0];
			const shown = new PersonAccess(someone, { slug: test.tenant, access });
			expect([role, shown.has(name as "admin")]).toEqual([role, role === holder]);
		}
	});
});
