import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { QueryClient } from "@tanstack/react-query";
import type { RequestRecord } from "../../engine/index.ts";
import { SeededRandom } from "../../server/demo/seeded-random.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import type { TestPerson } from "../../server/test-support/test-person.ts";
import { startProcess } from "../../server/test-support/test-process.ts";
import { addRequest } from "../../server/test-support/test-request.ts";
import { ApiProblem } from "../../web/api/api-problem.ts";
import { type Collected, type CollectionSource, findCollection, type PageQuery } from "../../web/api/collection.ts";
import { loadCollection, type OwnCodes } from "../../web/api/load-collection.ts";
import type { Answer } from "../../web/api/request.ts";
import { getChanges, synchroniseCollection } from "../../web/api/synchronise-collection.ts";
import { saveBody, valuesOf } from "./harness/process-walk.ts";

const codes = ["0202", "0200"];
const paths = { realisations: "processes/realisation", requests: "charging-point-requests" } as const;
type Kind = keyof typeof paths;

/** The browser's own loading and synchronising code, against a server that others are writing to. */
describeOnEveryDatabase("a browser that loads and synchronises while others write", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
	});
	afterAll(() => test.close());

	/** Small pages of varying size, now and then an empty one. */
	function sourceOf(kind: Kind, person: TestPerson, random: SeededRandom): CollectionSource<Collected> {
		return {
			key: [kind],
			keep: ({ uuid, synced, ...rest }) => ({ uuid, synced, ...rest }),
			getPage: async ({ codes: some, signal: _, ...query }: PageQuery) => {
				const asked = { pageSize: random.whole(1, 7), ...query, ...(some ? { codes: some.join(",") } : {}) };
				const search = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
				const answer = await person.get(`${paths[kind]}?${search}`);
				expect(answer.status).toBe(200);
				// The call was carried out, but its response was lost.
				if (random.chance(0.04)) throw new ApiProblem({ status: 403, code: "lost", message: "", errors: [], method: "GET" });
				return answer.body as unknown as Answer<readonly Collected[]>;
			},
		};
	}

	it("has every request and every process in the end, each once and in its latest form, whatever got lost on the way", async () => {
		const random = new SeededRandom(77);
		const processes: string[] = [];
		const requests: string[] = [];
		const anyCode = () => random.pick([...codes, "0203"]);
		const start = async () => {
			const geographyCode = anyCode();
			const stakeholders = [await test.municipalitySlug(geographyCode), "cpo|allego", "gridoperator|liander"];
			processes.push((await startProcess(test, cpo, { geographyCode, stakeholders })).uuid);
		};
		const apply = async () => requests.push((await addRequest(test, { geographyCode: anyCode() })).uuid);
		for (let index = 0; index < 12; index += 1) {
			await start();
			await apply();
		}

		let writing = true;
		let written = 0;
		const writeOnce = async (): Promise<number> => {
			if (random.chance(0.1)) return start().then(() => 200);
			if (random.chance(0.1)) return apply().then(() => 200);
			if (random.chance(0.5)) {
				const path = `processes/realisation/${random.pick(processes)}`;
				const record = (await cpo.get(path)).body.data;
				const values = valuesOf("1", record);
				const Location = { ...(values.Location as object), HouseNumber: String(random.whole(1, 9_999)) };
				return (await cpo.post(path, saveBody(test.app, test.tenant, record, "1", { ...values, Location }))).status;
			}
			const path = `charging-point-requests/${random.pick(requests)}`;
			const { synced } = (await cpo.get(path)).body.data as unknown as RequestRecord;
			const data = { latitude: random.whole(5_190, 5_210) / 100, longitude: random.whole(580, 600) / 100 };
			return (await cpo.post(`${path}/coordinates`, { synchronisation: { synced }, data })).status;
		};
		const write = async () => {
			while (writing) {
				const status = await writeOnce();
				expect([200, 409]).toContain(status);
				if (status === 200) written += 1;
			}
		};
		const writers = [write(), write(), write(), write()];

		const browse = async (kind: Kind, own: OwnCodes) => {
			const person = own === "*" ? cpo : test.person({ cpo: [...own] });
			const source = sourceOf(kind, person, random);
			const client = new QueryClient();
			const load = async () => {
				const loaded = await loadCollection(client, source, own).catch(() => undefined);
				if (loaded) client.setQueryData(source.key, loaded);
				return loaded?.complete === true;
			};
			const synchronise = () =>
				synchroniseCollection(client, source, (fromTimeStamp) => getChanges(source.getPage, { codes: own, fromTimeStamp })).then(
					() => true,
					() => false,
				);
			const settle = async () => {
				while (!(await load()));
				while (!(await synchronise()));
				return [...(findCollection(client, source)?.records ?? [])].sort((one, other) => one.synced - other.synced);
			};
			while (written < 60) {
				await (random.chance(0.4) ? load() : synchronise());
				// Nothing is missing, so no call is made; the others must still get their turn.
				await new Promise(setImmediate);
			}
			return { kind, person, settle };
		};
		const browsers = await Promise.all(
			(["realisations", "requests"] as const).flatMap((kind) => [browse(kind, "*"), browse(kind, codes), browse(kind, "*")]),
		);
		writing = false;
		await Promise.all(writers);
		expect(written).toBeGreaterThan(20);

		for (const { kind, person, settle } of browsers) {
			const { data } = (await person.get(paths[kind])).body as unknown as { data: readonly Collected[] };
			expect(data.length).toBeGreaterThan(5);
			expect(await settle()).toEqual(data);
		}
	});
});
