import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { defaultTenantFolder } from "../../test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { Reply, TestPerson } from "../../test-support/test-person.ts";

interface Answers {
	readonly uuid: string;
	readonly number: number;
	readonly activations: readonly { readonly number: number; readonly approvedBy: string | null }[];
}
const data = ({ body }: Reply) => body.data as unknown as Answers;
const codes = (answer: Reply) => (answer.body.errors as unknown as readonly { readonly path: string }[]).map(({ path }) => path);
const { access } = JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "tenant.json"), "utf8")) as { access: object };
const tenantFile = { access: { ...access, design: ["developer", "cpo"], publish: ["admin", "cpo"] } };

describeOnEveryDatabase("going back to a release that gives others the rights", (make) => {
	let test: TestApp;
	let designer: TestPerson;
	let publisher: TestPerson;
	/** Both designs and publishes. */
	let both: TestPerson;
	let made: number;
	const active = async () => data(await publisher.get("designs/releases")).activations[0]?.number ?? 0;
	beforeAll(async () => {
		test = await testApp(await make(), { WORKBENCH: "publish" }, { tenantFile });
		designer = test.person({ developer: ["*"] }, test.tenant, { userId: "designer" });
		publisher = test.person({ admin: ["*"] }, test.tenant, { userId: "publisher" });
		both = test.person({ cpo: ["*"] }, test.tenant, { userId: "both" });
		const { uuid } = data(await designer.post("designs", { data: { name: "Anderen exporteren" } }));
		const edits = [{ op: "set", file: "tenant.json", at: ["access", "export"], value: ["cpo"] }];
		await designer.post(`designs/${uuid}/edits`, { data: { revision: 0, edits } });
		await publisher.post(`designs/${uuid}/approve`, { data: { revision: 1 } });
		made = data(await publisher.post(`designs/${uuid}/release`, { data: { revision: 1, note: "Anders" } })).number;
		expect((await publisher.post("designs/releases/activate", { data: { release: made, active: await active() } })).status).toBe(200);
	});
	afterAll(() => test.close());

	const rollBack = async (who: TestPerson, number: number) =>
		who.post("designs/releases/roll-back", { data: { release: number, active: await active(), reason: "Het ging mis" } });
	const gate = async (who: TestPerson) => (await who.get("designs/releases/1/roll-back")).body.data;
	const approve = (who: TestPerson, known: number, number = 1) =>
		who.post(`designs/releases/${number}/approve`, { data: { active: known } });

	it("takes the word of somebody else, about what runs now", async () => {
		const known = await active();
		expect(codes(await rollBack(both, 1))).toEqual(["second-person"]);
		expect(await gate(both)).toMatchObject({ secondPerson: { approvedBy: null, approvedByCaller: false }, may: { approve: true } });
		// Approving one's own request does not count.
		expect((await approve(both, known)).status).toBe(200);
		expect(codes(await rollBack(both, 1))).toEqual(["second-person"]);
		expect(await gate(both)).toMatchObject({ secondPerson: { approvedBy: null, approvedByCaller: true }, may: { approve: false } });
		expect((await approve(designer, known)).status).toBe(404);
		const stale = await approve(publisher, known - 1);
		expect([stale.status, stale.body.code]).toEqual([409, "release-stale"]);
		expect((await approve(publisher, known, 999)).status).toBe(404);
		for (const _ of ["once", "and again"]) expect((await approve(publisher, known)).status).toBe(200);
		expect(await gate(both)).toMatchObject({ obstacles: [], secondPerson: { approvedBy: "publisher" } });
		const back = await rollBack(both, 1);
		expect([back.status, back.body.data]).toEqual([200, expect.objectContaining({ by: "both", approvedBy: "publisher" })]);
		expect(data(await publisher.get("designs/releases")).activations.map(({ approvedBy }) => approvedBy)).toEqual([
			"publisher",
			null,
			null,
		]);
		expect(codes(await rollBack(publisher, made))).toEqual(["second-person"]);
		expect((await approve(both, await active(), made)).status).toBe(200);
		expect((await rollBack(publisher, made)).status).toBe(200);
		// The earlier approvals were about what ran at the time.
		expect(codes(await rollBack(both, 1))).toEqual(["second-person"]);
	});

	it("is refused a reason that the database cannot keep", async () => {
		for (const reason of ["\u0000", "\u0000Omdat", "Omdat\u0000"]) {
			const { status } = await publisher.post("designs/releases/roll-back", { data: { release: 1, active: 1, reason } });
			expect([reason, status]).toEqual([reason, 400]);
		}
	});

	it("leaves its line in the audit trail, and is not there for others", async () => {
		const lines = await test.app.data.db.selectFrom("audit_entry").select(["operation", "user_id", "target", "outcome"]).execute();
		expect(lines).toContainEqual({ operation: "approveRollBack", user_id: "publisher", target: "1", outcome: "done" });
		const other = test.person({ municipality: ["*"] });
		expect([(await other.get("designs/releases/1/roll-back")).status, (await approve(other, await active())).status]).toEqual([404, 404]);
	});
});
