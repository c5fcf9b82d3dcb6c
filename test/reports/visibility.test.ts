import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Figures } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { newProcess } from "../../server/test-support/test-process.ts";
import { addRequest } from "../../server/test-support/test-request.ts";
import { mayBeCounted } from "../api/harness/visibility-oracle.ts";

type Roles = Readonly<Record<string, readonly string[]>>;

/**
 * Every way to have the right to report: for all codes, for some, alongside other rights, not at all, and with codes that only look like
 * one.
 */
const lookers: readonly Roles[] = [
	{ admin: ["*"] },
	{ admin: ["0202"] },
	{ admin: ["0202"], municipality: ["*"], cpo: ["*"] },
	{ admin: ["0200", "0203"], developer: ["*"] },
	{ admin: [] },
	{ admin: ["202", "02020", " 0202", "**", "%", "gm0202"] },
	{ cpo: ["*"], municipality: ["*"] },
	{ guest: ["*"] },
];

describeOnEveryDatabase("what reports count", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp(await make());
		for (const tenant of [test.tenant, test.otherTenant]) {
			const starter = test.person({ cpo: ["*"] }, tenant);
			for (const code of ["0202", "0202", "0200", "0203"]) {
				const stakeholders = [await test.municipalitySlug(code), "cpo|allego", "gridoperator|liander"];
				const call = `/api/v1/${tenant}/processes/realisation`;
				const made = await starter.post(call, newProcess(tenant, { geographyCode: code, stakeholders }));
				expect(made.status).toBe(201);
				await addRequest(test, { geographyCode: code }, { tenant });
				await addRequest(test, { geographyCode: code, status: 3, processed_at: test.clock.now }, { tenant });
			}
		}
	});
	afterAll(() => test.close());

	it.each(lookers)("T03 is what the oracle allows, and all of it, in every tenant: %j", async (roles) => {
		for (const tenant of [test.tenant, test.otherTenant]) {
			for (const holder of [test.tenant, test.otherTenant]) {
				const looker = test.person(roles, holder);
				const sums = async (report: string, sum: (table: Figures) => number): Promise<number> => {
					const { status, body } = await looker.get(`/api/v1/${tenant}/reports/${report}`);
					return status === 200 ? sum((body.data.tables as unknown as readonly [Figures])[0]) : 0;
				};
				const processes = ({ totals }: Figures) => totals?.[0] ?? 0;
				const judged = await sums("beoordelingen", ({ totals }) => (totals ?? []).reduce((sum: number, each) => sum + (each ?? 0), 0));
				const open = await sums("key-metrics", ({ rows }) => rows[0]?.values[0] ?? 0);
				const allowed = await mayBeCounted(test.app, tenant, { roles: { [holder]: roles } });
				expect([await sums("realisatiestatus", processes), await sums("realisatiedoorlooptijden", processes), judged + open]).toEqual([
					allowed.processes,
					allowed.processes,
					allowed.requests,
				]);
				if (holder !== tenant) expect(allowed).toEqual({ processes: 0, requests: 0 });
			}
		}
	});

	it("finds a report that counts too much", async () => {
		const [all, some] = [{ admin: ["*"] }, { admin: ["0202"] }];
		const { processes } = await mayBeCounted(test.app, test.tenant, { roles: { [test.tenant]: some } });
		const { body } = await test.person(all).get("reports/realisatiestatus");
		const [table] = body.data.tables as unknown as readonly Figures[];
		expect([processes, table?.totals?.[0]]).toEqual([2, 4]);
	});
});
