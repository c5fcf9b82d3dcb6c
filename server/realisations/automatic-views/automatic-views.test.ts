import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../../engine/index.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { jpegOf } from "../../test-support/picture-service.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import { learnSteps, location, startProcess, stepSave } from "../../test-support/test-process.ts";
import { type Position, type ViewSource, ViewUnavailable } from "./view-source.ts";

describeOnEveryDatabase("automatic views of a process", (make) => {
	let test: TestApp;
	let placed: RealisationRecord;
	let answer: (position: Position) => Uint8Array | undefined = () => jpegOf(640, 480);
	const asked: Position[] = [];
	const source: ViewSource = {
		picture: async (position) => {
			asked.push(position);
			return answer(position);
		},
	};
	const cpo = () => test.person({ cpo: ["0202"] });
	const view = (name: string, uuid = placed.uuid, person = cpo()) => person.get(`processes/realisation/${uuid}/automatic-views/${name}`);

	beforeAll(async () => {
		test = await testApp(await make(), {}, { views: { sideview: source, topview: { nl: source, be: null } } });
		await learnSteps(cpo());
		const started = await startProcess(test, cpo());
		const saved = await cpo().post(`processes/realisation/${started.uuid}`, stepSave(started, "1", { Location: location }));
		placed = saved.body.data as unknown as RealisationRecord;
	});
	afterAll(() => test.close());

	it("are pictures of where the process is, whatever the caller would like to see", async () => {
		asked.length = 0;
		for (const name of ["topview", "sideview"]) expect(await view(name)).toMatchObject({ status: 200 });
		expect(asked).toEqual(Array(2).fill({ latitude: location.Latitude, longitude: location.Longitude }));
		const reply = await view("topview?latitude=1&longitude=2");
		expect(asked.at(-1)).not.toMatchObject({ latitude: 1 });
		expect(reply.status).toBeLessThan(500);
		expect((await view("frontview")).status).toBe(400);
	});

	it("are for who may have views made, of processes they see", async () => {
		const status = async (roles: Readonly<Record<string, readonly string[]>>, tenant?: string) =>
			(await view("topview", placed.uuid, test.person(roles, tenant))).status;
		expect(await status({ municipality: ["0202"] })).toBe(403);
		expect(await status({ cpo: ["0268"] })).toBe(404);
		const abroad = test.person({ cpo: ["*"] }, test.otherTenant);
		expect(await view("topview", placed.uuid, abroad)).toMatchObject({ status: 403 });
		const there = `/api/v1/${test.otherTenant}/processes/realisation/${placed.uuid}/automatic-views/topview`;
		expect(await abroad.get(there)).toMatchObject({ status: 404 });
		expect(await status({ cpo: ["0268"], municipality: ["0202"] })).toBe(403);
	});

	it("need coordinates", async () => {
		const bare = await startProcess(test, cpo());
		expect(await view("sideview", bare.uuid)).toMatchObject({ status: 400 });
	});

	it("are no answer where there is no picture, and an unavailable service where there should have been one", async () => {
		answer = () => undefined;
		expect((await view("sideview")).status).toBe(204);
		answer = () => {
			throw new ViewUnavailable("status 500");
		};
		expect((await view("sideview")).status).toBe(503);
	});
});
