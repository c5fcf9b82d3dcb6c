import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeOnPostgres } from "../../test-support/databases.ts";
import { defaultTenantFolder } from "../../test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { Reply, TestPerson } from "../../test-support/test-person.ts";

interface Answers {
	readonly uuid: string;
	readonly number: number;
	readonly running: number | null;
	readonly releases: readonly { readonly number: number }[];
	readonly activations: readonly { readonly number: number; readonly release: number }[];
	readonly tenant: { readonly name: string };
}
const data = ({ body }: Reply) => body.data as unknown as Answers;
const statuses = (answers: readonly Reply[]) => answers.map(({ status }) => status).sort();

const { access } = JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "tenant.json"), "utf8")) as { readonly access: object };
const tenantFile = { access: { ...access, design: ["cpo"], publish: ["cpo"] } };

describeOnPostgres("designs that are published at two servers of one database", (make) => {
	const servers: TestApp[] = [];
	/** A publisher on each server. */
	const people: TestPerson[] = [];
	beforeAll(async () => {
		const database = await make();
		for (const remove of [database.remove, async () => undefined]) {
			const server = await testApp({ place: database.place, remove }, { WORKBENCH: "publish" }, { tenantFile });
			servers.push(server);
			people.push(server.person({ cpo: ["*"] }, server.tenant, { userId: `publisher ${people.length}` }));
		}
	}, 300_000);
	// The first server removes the database, so it closes last.
	afterAll(async () => {
		for (const server of servers.toReversed()) await server.close();
	});

	const [here, there] = [0, 1].map((place) => () => people[place] as TestPerson) as [() => TestPerson, () => TestPerson];
	const atBoth = (call: (who: TestPerson) => Promise<Reply>) => Promise.all([here(), there()].map(call));
	const list = async (who: TestPerson) => data(await who.get("designs/releases"));
	const design = async (name: string) => {
		const { uuid } = data(await here().post("designs", { data: { name } }));
		await here().post(`designs/${uuid}/edits`, {
			data: { revision: 0, edits: [{ op: "set", file: "tenant.json", at: ["name"], value: name }] },
		});
		return uuid;
	};
	const release = (who: TestPerson, uuid: string) => who.post(`designs/${uuid}/release`, { data: { revision: 1, note: "Samen" } });
	/** Resolves when a server follows an activation by itself. */
	const follows = async (who: TestPerson, activation: number): Promise<string> => {
		const answer = await who.get("configs");
		return answer.headers["x-activation"] === String(activation) ? data(answer).tenant.name : follows(who, activation);
	};

	it("run at the other one by itself, and whoever has a page open there is told with the next answer", async () => {
		const uuid = await design("Aan de ene");
		const { number } = data(await release(here(), uuid));
		const { number: activation } = data(await here().post("designs/releases/activate", { data: { release: number, active: 1 } }));
		expect(await follows(there(), activation)).toBe("Aan de ene");
		expect([(await list(here())).running, (await list(there())).running]).toEqual([number, number]);
		const back = await there().post("designs/releases/roll-back", { data: { release: 1, active: activation, reason: "Toch niet" } });
		expect(await follows(here(), data(back).number)).toBe(servers[0]?.tenant);
	});

	it("become one release, and one activation, when two publishers are at it at once; the other is told", async () => {
		for (const name of ["Eerste", "Tweede", "Derde"]) {
			const uuid = await design(name);
			const before = await list(here());
			const released = await atBoth((who) => release(who, uuid));
			expect(statuses(released)).toEqual([201, 400]);
			expect(released.find(({ status }) => status === 400)?.body.code).toBe("release-blocked");
			const number = data(released.find(({ status }) => status === 201) as Reply).number;
			const active = before.activations[0]?.number;
			const activated = await atBoth((who) => who.post("designs/releases/activate", { data: { release: number, active } }));
			expect(statuses(activated)).toEqual([200, 409]);
			expect(activated.find(({ status }) => status === 409)?.body.code).toBe("release-stale");
			const after = await list(there());
			expect([after.releases.length, after.activations.length]).toEqual([before.releases.length + 1, before.activations.length + 1]);
			const last = after.activations[0]?.number ?? 0;
			expect([await follows(here(), last), await follows(there(), last)]).toEqual([name, name]);
			// Both go back at once: only one is told that it succeeded.
			const back = await atBoth((who) => who.post("designs/releases/roll-back", { data: { release: 1, active: last, reason: "Terug" } }));
			expect(statuses(back)).toEqual([200, 409]);
			await Promise.all([follows(here(), last + 1), follows(there(), last + 1)]);
		}
	});

	it("are edited at one while the other releases: what is released is the revision that was asked for, or nothing", async () => {
		const uuid = await design("Onder de hand");
		const edit = { op: "set", file: "tenant.json", at: ["label"], value: "Intussen" };
		const [edited, released] = await Promise.all([
			here().post(`designs/${uuid}/edits`, { data: { revision: 1, edits: [edit] } }),
			release(there(), uuid),
		]);
		expect(edited.status).toBe(200);
		expect([201, 409]).toContain(released.status);
		if (released.status !== 201) return;
		const { files } = (await here().get(`designs/releases/${data(released).number}`)).body.data as unknown as {
			readonly files: readonly { readonly path: string; readonly text: string }[];
		};
		expect(files.find(({ path }) => path === "tenant.json")?.text).not.toContain("Intussen");
	});
});
