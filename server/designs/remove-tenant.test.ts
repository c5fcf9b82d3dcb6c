import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { TenantDefinition } from "../../engine/index.ts";
import { countMadeTenants } from "../tenants/made-tenant-store.ts";
import { readTenants } from "../tenants/read-tenants.ts";
import { openTenantDirectory } from "../tenants/tenant-directory.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { defaultTenantFolder } from "../test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { TestPerson } from "../test-support/test-person.ts";
import { newProcess } from "../test-support/test-process.ts";

const { access } = JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "tenant.json"), "utf8")) as TenantDefinition;
const tenantFile = { access: { ...access, design: ["developer"], publish: ["admin"] } };

describeOnEveryDatabase("a tenant that was made on the screen, and is taken away", (make) => {
	let test: TestApp;
	let publisher: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make(), { WORKBENCH: "publish", NEW_TENANTS: "9" }, { tenantFile });
		publisher = test.person({ admin: ["*"] });
	});
	afterAll(() => test.close());

	const label = "Gemeente Utopia";
	const made = async (slug: string) => {
		const answer = await publisher.post("designs/tenants", { data: { slug, label, brand: "#00A19A", action: "#0B5C78" } });
		expect(answer.status).toBe(201);
		return (role: string) => new TestPerson(test.app, slug, { [slug]: { [role]: ["*"] } });
	};
	const remove = (who: TestPerson, typed = label) => who.post("designs/removal", { data: { label: typed } });
	/** The tenants as another server on the same database has them. */
	const elsewhere = (folders: Parameters<typeof openTenantDirectory>[0] = []) =>
		openTenantDirectory(folders, { data: test.app.data, municipalityCodes: null, now: test.app.now });
	const start = (who: TestPerson, slug: string) => who.post("processes/realisation", newProcess(slug));

	it("is gone on every server for whoever may publish in it and types its name, and nobody gets its name again", async () => {
		const within = await made("utopia");
		const other = await elsewhere();
		expect(other.find("utopia")).toBeDefined();
		const before = await countMadeTenants(test.app.data.db);
		expect((await remove(within("cpo"))).status).toBe(404);
		expect((await remove(publisher)).body).toMatchObject({
			code: "tenant-kept",
			message: expect.stringContaining("map van de installatie"),
		});
		const wrong = await remove(within("developer"), "Utopia");
		expect([wrong.status, wrong.body.errors]).toEqual([400, [{ path: "data.label", message: expect.stringContaining(label) }]]);
		await within("developer").post("designs", { data: { name: "Een begin" } });
		expect((await within("developer").get("designs/removal")).body.data).toEqual({ label, refused: null, designs: 1 });
		expect((await within("developer").get("designs")).body).toMatchObject({ mayRemoveTenant: true });
		expect((await publisher.get("designs")).body).toMatchObject({ mayRemoveTenant: false });

		expect((await remove(within("developer"), ` ${label} `)).status).toBe(200);
		for (const path of ["configs", "designs", "designs/removal"]) {
			const gone = await within("developer").get(path);
			expect([path, gone.status, gone.body.code]).toEqual([path, 404, "unknown-tenant"]);
		}
		await other.catchUp();
		expect([other.find("utopia"), (await elsewhere()).find("utopia")]).toEqual([undefined, undefined]);
		expect(await countMadeTenants(test.app.data.db)).toBe(before - 1);
		const again = await publisher.post("designs/tenants", { data: { slug: "utopia", label, brand: "#00A19A", action: "#0B5C78" } });
		expect(again.body.errors).toMatchObject([
			{ path: "data.slug", message: expect.stringContaining("is al van een organisatie, of was dat") },
		]);
		const trail = test.app.data.db.selectFrom("audit_entry").select(["operation", "target"]).where("tenant", "=", "utopia");
		expect((await trail.orderBy("ts", "desc").execute()).at(0)).toEqual({ operation: "removeTenant", target: "utopia" });
	});

	it("stays when somebody worked in it, and says what it holds", async () => {
		const within = await made("bewerkt");
		expect((await start(within("cpo"), "bewerkt")).status).toBe(201);
		const refused = "In deze organisatie is gewerkt: zij heeft 1 realisatieproces. Daarom kan zij niet weg.";
		expect((await within("developer").get("designs/removal")).body.data).toMatchObject({ refused });
		expect((await remove(within("developer"))).body).toMatchObject({ code: "tenant-kept", message: refused });
		expect((await within("cpo").get("configs")).status).toBe(200);
	});

	it("is either gone or worked in when both happen at once: no process is begun in one that is gone", async () => {
		const within = await made("tegelijk");
		const [first, gone, later] = await Promise.all([
			start(within("cpo"), "tegelijk"),
			remove(within("developer")),
			start(within("cpo"), "tegelijk"),
		]);
		const begun = [first, later].filter(({ status }) => status === 201).length;
		expect([begun > 0 ? 400 : 200]).toEqual([gone.status]);
		const rows = await test.app.data.db.selectFrom("realisation").select("uuid").where("tenant", "=", "tegelijk").execute();
		expect(rows).toHaveLength(begun);
	});

	it("is written to no more, also by a server that does not know yet, until it has a folder", async () => {
		const within = await made("gesloten");
		expect((await remove(within("developer"))).status).toBe(200);
		const write = () => test.app.data.write("gesloten", async ({ tick }) => tick());
		await expect(Promise.all([write(), write()])).rejects.toThrow("was taken away");
		const [folder] = readTenants(resolve("flows")).filter(({ definition }) => definition.slug === defaultTenantFolder());
		if (folder === undefined) throw new Error("no folder");
		const again = await elsewhere([{ ...folder, definition: { ...folder.definition, slug: "gesloten" } }]);
		expect(again.find("gesloten")).toBeDefined();
		expect(await write()).toBeGreaterThan(0);
	});
});
