import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { flowVersion } from "../../flows/flow-version.ts";
import { insertFlowVersion } from "../../flows/flow-version-store.ts";
import { readTenants } from "../../tenants/read-tenants.ts";
import { openTenantDirectory } from "../../tenants/tenant-directory.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { defaultTenantFolder } from "../../test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { Reply, TestPerson } from "../../test-support/test-person.ts";

const codes = (answer: Reply) => (answer.body.errors as unknown as readonly { readonly path: string }[]).map(({ path }) => path);
const { access } = JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "tenant.json"), "utf8")) as { access: object };
const tenantFile = { access: { ...access, design: ["admin"], publish: ["admin"] } };

/** As if a former release of the product, with other shared sections, had stored the tenant's version. */
async function storedFormerly({ app, tenant }: TestApp): Promise<void> {
	const now = app.tenants.find(tenant)?.flow;
	if (now === undefined) throw new Error("nothing runs");
	const { uuid, version, hash, text } = flowVersion({ ...now.definition, label: "Zoals bewaard" });
	await app.data.write(tenant, async ({ db }) => {
		await db.deleteFrom("flow_version").where("tenant", "=", tenant).where("uuid", "=", uuid).where("version", "=", version).execute();
		await insertFlowVersion(db, { tenant, uuid, version, hash, definition: text, created_at: app.now() });
	});
}

/** What a server that starts now runs the tenant on. */
async function start({ app, tenant }: TestApp): Promise<string | undefined> {
	const folders = readTenants(app.config.flowsDir).filter(({ definition }) => definition.slug === tenant);
	const log = { error: () => undefined, warn: () => undefined } as never;
	const directory = await openTenantDirectory(folders, { data: app.data, municipalityCodes: null, now: app.now, log });
	await app.tenants.catchUp();
	return directory.find(tenant)?.flow.definition.label;
}

describeOnEveryDatabase("a release under whose version the database has other shared sections than the product has now", (make) => {
	let test: TestApp;
	let admin: TestPerson;
	const active = async () => {
		const { activations } = (await admin.get("designs/releases")).body.data as unknown as { activations: readonly { number: number }[] };
		return activations[0]?.number ?? 0;
	};
	const publish = async (name: string): Promise<number> => {
		const { uuid } = (await admin.post("designs", { data: { name } })).body.data as unknown as { uuid: string };
		const edits = [{ op: "set", file: "tenant.json", at: ["name"], value: name }];
		expect((await admin.post(`designs/${uuid}/edits`, { data: { revision: 0, edits } })).status).toBe(200);
		const made = await admin.post(`designs/${uuid}/release`, { data: { revision: 1, note: name } });
		const { number } = made.body.data as unknown as { number: number };
		expect((await admin.post("designs/releases/activate", { data: { release: number, active: await active() } })).status).toBe(200);
		return number;
	};
	beforeAll(async () => {
		test = await testApp(await make(), { WORKBENCH: "publish" }, { tenantFile });
		admin = test.person({ admin: ["*"] }, test.tenant, { userId: "admin" });
		await publish("Uit een ontwerp");
		await storedFormerly(test);
	});
	afterAll(() => test.close());

	it("runs on the version as it was stored, and what a folder has under that version is not made to run", async () => {
		const file = join(test.app.config.flowsDir, test.tenant, "flow.json");
		const before = readFileSync(file, "utf8");
		writeFileSync(file, JSON.stringify({ ...(JSON.parse(before) as object), label: "Anders in de map" }));
		expect(await start(test)).toBe("Zoals bewaard");
		const { aside } = (await admin.get("designs/releases")).body.data as unknown as { aside: number };
		const answer = await admin.post("designs/releases/activate", { data: { release: aside, active: await active() } });
		expect([answer.status, codes(answer)]).toEqual([400, ["version"]]);
		writeFileSync(file, before);
	});

	it("runs on the version as it was stored after going back to it", async () => {
		const back = await admin.post("designs/releases/roll-back", { data: { release: 1, active: await active(), reason: "Het ging mis" } });
		expect(back.status).toBe(200);
		expect(test.app.tenants.find(test.tenant)?.flow.definition.label).toBe("Zoals bewaard");
	});
});

describeOnEveryDatabase("a folder under whose version the database has another flow", (make) => {
	it("is refused where there are no releases, with what to do", async () => {
		const test = await testApp(await make());
		await storedFormerly(test);
		await expect(start(test)).rejects.toThrow(/was changed under version .* Raise its version: npm run flow -- raise/);
		await test.close();
	});
});
