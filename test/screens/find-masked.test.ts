import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { rowsFilled } from "../../server/test-support/rows-filled.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { fillWithProcesses } from "./harness/made-processes.ts";

interface Found {
	readonly processes: readonly { readonly uuid: string; readonly address: string }[];
	readonly requests: readonly unknown[];
}

describeOnEveryDatabase("find, asked by somebody from whom steps are hidden", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		const { access } = JSON.parse(readFileSync("flows/go-ral/tenant.json", "utf8"));
		const realisationlist = ["cpo", "municipality", "developer"];
		test = await testApp(await make(), {}, { tenantFile: { access: { ...access, realisationlist, requestlist: ["cpo"] } } });
		await fillWithProcesses(test, { count: 60, tags: test.tags, seed: 106 });
		await rowsFilled(test.app);
	});
	afterAll(() => test.close());

	it("finds nothing by what is hidden, and tells none of it; by what is not, as everybody", async () => {
		// A developer sees no step; in 0202, this one sees them as a municipality.
		const [cpo, developer, mixed] = [
			test.person({ cpo: ["*"] }),
			test.person({ developer: ["*"] }),
			test.person({ developer: ["*"], municipality: ["0202"] }),
		];
		const records = (await cpo.get("processes/realisation")).body.data as unknown as readonly RealisationRecord[];
		const codes = new Map(records.map(({ uuid, MunicipalityCode }) => [uuid, MunicipalityCode]));
		const ask = async (person: typeof cpo, query: string) => (await person.get(`find?${query}`)).body.data as unknown as Found;
		let hidden = 0;
		// Nijkerk occurs here as a town in processes, and not as the name of a municipality.
		for (const word of ["jansbuitensingel", "emmastraat", "6811", "nijkerk", "heijmans", "liander"]) {
			const whole = (await ask(cpo, `words=${word}`)).processes;
			expect([word, whole.length]).not.toEqual([word, 0]);
			hidden += whole.length;
			expect([word, await ask(developer, `words=${word}`)]).toMatchObject([word, { processes: [], requests: [] }]);
			for (const { uuid } of (await ask(mixed, `words=${word}`)).processes) expect([word, codes.get(uuid)]).toEqual([word, "0202"]);
		}
		expect(hidden).toBeGreaterThan(5);
		const some = records.filter(({ address }) => address !== "").slice(0, 10);
		const told = (await ask(developer, `uuids=${some.map(({ uuid }) => uuid).join(",")}`)).processes;
		expect(told.map(({ address }) => address)).toEqual(some.map(() => ""));
		expect((await ask(developer, "words=arnhem")).processes.length).toBe((await ask(cpo, "words=arnhem")).processes.length === 0 ? 0 : 8);
	});
});
