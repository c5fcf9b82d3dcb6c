import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { upgradeProcesses } from "../realisations/upgrades/upgrade-processes.ts";
import { readTenants } from "../tenants/read-tenants.ts";
import { openTenantDirectory } from "../tenants/tenant-directory.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { startProcess } from "../test-support/test-process.ts";

describeOnEveryDatabase("specifications", (make) => {
	let test: TestApp;
	let person: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make());
		person = test.person({ municipality: ["0202"] });
	});
	afterAll(() => test.close());
	const current = () => {
		const flow = test.app.tenants.find(test.tenant)?.flow;
		if (flow === undefined) throw new Error("no flow");
		return flow;
	};

	const folder = () => {
		const [read] = readTenants(test.app.config.flowsDir).filter(({ definition }) => definition.slug === test.tenant);
		if (read === undefined) throw new Error("no tenant");
		return read;
	};

	it("REA-426 answers the steps of the flow with their access lists", async () => {
		const answer = await person.get(`processes/specification/${current().uuid}`);
		expect(answer.status).toBe(200);
		expect(answer.body.data).toMatchObject({
			uuid: current().uuid,
			version: current().version,
			hash: current().hash,
			steps: expect.arrayContaining([
				expect.objectContaining({ step: "8", final: true, children: [], access: { read: ["municipality", "admin"], edit: ["cpo"] } }),
			]),
			definition: current().definition,
		});
		expect((await person.get(`processes/specification/${current().uuid}?version=${current().version}`)).text).toBe(answer.text);
	});

	it("answers an unknown flow or version with 404, and a wrong one with 400", async () => {
		expect((await person.get(`processes/specification/${randomUUID()}`)).status).toBe(404);
		expect((await person.get(`processes/specification/${current().uuid}?version=99.0.0`)).status).toBe(404);
		expect((await person.get(`processes/specification/${current().uuid}?version=latest`)).status).toBe(400);
	});

	it("serves the validators as a module that may be kept for ever and needs no token", async () => {
		const { validators } = (await person.get(`processes/specification/${current().uuid}`)).body.data as unknown as { validators: string };
		const answer = await test.app.inject(validators);
		expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
			200,
			"text/javascript; charset=utf-8",
			"public, max-age=31536000, immutable",
		]);
		expect(answer.body).toContain("export default");
		expect((await test.app.inject(validators.replace(current().version, "99.0.0"))).statusCode).toBe(404);
	});

	it("keeps every version, and refuses a file that changed without raising its version, naming the command", async () => {
		const { data, now } = test.app;
		const options = { data, municipalityCodes: null, now };
		const read = folder();
		const changed = { ...read, flow: { ...read.flow, label: "Anders" } };
		await expect(openTenantDirectory([changed], options)).rejects.toThrow(/changed under version .* npm run flow -- /);
		const raised = await openTenantDirectory([{ ...changed, flow: { ...changed.flow, version: "99.1.0" } }], options);
		expect([...(raised.find(test.tenant)?.flows.keys() ?? [])]).toEqual(
			expect.arrayContaining([`${read.flow.uuid} ${read.flow.version}`, `${read.flow.uuid} 99.1.0`]),
		);
	});

	it("learns the version that a server started later has put into the database, when a process is upgraded to it", async () => {
		const { data, now } = test.app;
		const read = folder();
		const flow = { ...read.flow, version: "99.2.0", label: "Later" };
		const later = (await openTenantDirectory([{ ...read, flow }], { data, municipalityCodes: null, now })).find(test.tenant);
		if (later === undefined) throw new Error("no tenant");
		const { uuid } = await startProcess(test, test.person({ cpo: ["0202"] }));
		await upgradeProcesses({ data, tenant: later, to: later.flow, apply: true, userId: "operator", now });

		const list = () => person.get("processes/realisation");
		expect((await list()).status).toBe(503);
		const again = await list();
		expect(again.status).toBe(200);
		expect(again.text).toContain(uuid);
		const answer = await person.get(`processes/specification/${flow.uuid}?version=99.2.0`);
		expect(answer.body.data).toMatchObject({ version: "99.2.0", label: "Later" });
		expect((await person.get(`processes/specification/${flow.uuid}`)).body.data).toMatchObject({ version: read.flow.version });
	});

	it("has the specification of such a version at once", async () => {
		const { data, now } = test.app;
		const read = folder();
		const flow = { ...read.flow, version: "99.3.0" };
		await openTenantDirectory([{ ...read, flow }], { data, municipalityCodes: null, now });
		expect((await person.get(`processes/specification/${flow.uuid}?version=99.3.0`)).status).toBe(200);
	});
});
