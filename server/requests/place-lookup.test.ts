import "./place-lookup.ts";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { RequestRecord } from "../../engine/index.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config/config.ts";
import { type GeocodedAddress, GeocoderUnavailable } from "../locations/geocoder-read-model.ts";
import { sendDocuments, startAddressService, velperplein } from "../test-support/address-service.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { testAuthentication } from "../test-support/test-authentication.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { addRequest, requestContent } from "../test-support/test-request.ts";

const minute = 60_000;
const nowhere = { lat: null, lng: null, nomatch: false };
const { address } = requestContent();
const unknownStreet = { ...address, postalCode: "9999 ZZ" };
const found: GeocodedAddress = {
	label: "Jansbuitensingel 7, 6811 AA Arnhem",
	street: "Jansbuitensingel",
	number: "7",
	suffix: "",
	postalCode: "6811 AA",
	city: "Arnhem",
	municipalityCode: "0202",
	latitude: 51.98,
	longitude: 5.91,
};

describeOnEveryDatabase("requests without a place", (make) => {
	let database: TestDatabase;
	let test: TestApp;
	let cpo: TestPerson;
	let available: boolean;
	let asked: number;
	let meanwhile: () => Promise<unknown>;
	const geocoder = {
		source: "adresdienst",
		search: async () => {
			asked += 1;
			if (!available) throw new GeocoderUnavailable("away");
			await meanwhile();
			return [found];
		},
		reverse: async () => undefined,
	};
	beforeEach(async () => {
		[available, asked, meanwhile] = [true, 0, async () => undefined];
		database = await make();
		test = await testApp(database, { GEOCODER_PER_DAY: "5" }, { geocoder });
		cpo = test.person({ cpo: ["*"] });
	});
	afterEach(() => test.close());

	const round = () => test.app.lookUpPlaces();
	const listed = async () => (await cpo.get("charging-point-requests")).body.data as unknown as readonly RequestRecord[];
	const one = async (uuid: string) => (await cpo.get(`charging-point-requests/${uuid}`)).body.data as unknown as RequestRecord;
	const trail = () =>
		test.app.data.db
			.selectFrom("audit_entry")
			.select(["user_id", "target", "outcome"])
			.where("operation", "=", "lookUpPlace")
			.orderBy("target")
			.execute();
	const events = (uuid: string) =>
		test.app.data.db.selectFrom("request_event").select(["number", "type", "user_id", "meta"]).where("request_uuid", "=", uuid).execute();

	it("get what the address service finds, or does not find, kept in the record, the list, the events and the audit trail", async () => {
		const here = await addRequest(test, { coordinates: nowhere });
		const unknown = await addRequest(test, { coordinates: nowhere, address: unknownStreet });
		const told = await addRequest(test, { coordinates: { lat: 52, lng: 5, nomatch: false } });
		expect(await round()).toBe(2);
		const at = test.clock.now;
		const geocoding = { state: "found", address: found.label, source: "adresdienst", at };
		expect(await one(here.uuid)).toMatchObject({ coordinates: { lat: 51.98, lng: 5.91, nomatch: false }, geocoding });
		expect(await one(unknown.uuid)).toMatchObject({
			coordinates: { lat: null, lng: null, nomatch: true },
			geocoding: { state: "failed", address: "", source: "adresdienst", at },
		});
		expect(await one(told.uuid)).toMatchObject({ synced: told.synced, coordinates: { lat: 52, lng: 5 } });
		for (const request of await listed()) expect(request).toEqual(await one(request.uuid));
		const targets = [here.uuid, unknown.uuid].sort();
		expect(await trail()).toEqual(targets.map((target) => ({ user_id: "system", target, outcome: "done" })));
		expect(await events(here.uuid)).toEqual([{ number: 1, type: "geocoder-found", user_id: "system", meta: expect.any(String) }]);
		expect(await events(unknown.uuid)).toMatchObject([{ number: 1, type: "geocoder-failed" }]);
		// A place that was looked up is not looked up again automatically.
		expect([await round(), asked]).toEqual([0, 2]);
	});

	it("are left alone when somebody places them while the service looks, and ever after", async () => {
		const { uuid, synced } = await addRequest(test, { coordinates: nowhere });
		const place = { synchronisation: { synced }, data: { latitude: 51, longitude: 4 } };
		meanwhile = () => cpo.post(`charging-point-requests/${uuid}/coordinates`, place);
		await round();
		meanwhile = async () => undefined;
		const placed = await one(uuid);
		expect(placed).toMatchObject({ coordinates: { lat: 51, lng: 4 }, geocoding: { state: "manual", at: test.clock.now } });
		const asked = { synchronisation: { synced: placed.synced }, data: { uuids: [uuid] } };
		expect((await cpo.post("charging-point-requests/geocoder", asked)).status).toBe(200);
		expect((await cpo.get(`charging-point-requests/${uuid}/geocoder`)).body.data).toMatchObject({ status: "found", kept: false });
		await round();
		expect(await one(uuid)).toEqual(placed);
		expect(await events(uuid)).toMatchObject([{ number: 1, type: "coordinates-set", user_id: cpo.userId }]);
	});

	it("wait longer after every time that the service is away, and are looked for when it is back", async () => {
		await addRequest(test, { coordinates: nowhere });
		available = false;
		const questions: number[] = [];
		for (let passed = 0; passed <= 8; passed += 1, test.clock.now += minute) if ((await round()) > 0) questions.push(passed);
		expect(questions).toEqual([0, 1, 3, 7]);
		available = true;
		test.clock.now += 8 * minute;
		expect(await round()).toBe(1);
		expect(await listed()).toMatchObject([{ coordinates: { lat: 51.98 } }]);
	});

	it("are so many in a day, and those that stay open or were accepted", async () => {
		for (const status of [2, 3, 4, 5, 2, 2, 2, 2, 2] as const) await addRequest(test, { coordinates: nowhere, status });
		expect([await round(), await round()]).toEqual([5, 0]);
		test.clock.now += 24 * 60 * minute;
		expect([await round(), await round()]).toEqual([2, 0]);
		expect((await listed()).filter(({ coordinates }) => coordinates.lat === null).map(({ status }) => status)).toEqual([4, 5]);
	});

	it("are looked for by one server at a time, and by another when the first was never heard of again", async () => {
		for (let index = 0; index < 3; index += 1) await addRequest(test, { coordinates: nowhere });
		const { place } = database;
		// An embedded database has only one server.
		if (place.url === null) return;
		const { flowsDir, dataDir, secretsKeyFile } = test.app.config;
		const places = { FLOWS_DIR: flowsDir, DATA_DIR: dataDir, SECRETS_KEY_FILE: secretsKeyFile };
		const config = readConfig({ ...process.env, WEB_DIR: "none", LOG_LEVEL: "silent", ...places });
		const second = await buildApp(config, { now: () => test.clock.now, database: place, authentication: testAuthentication, geocoder });
		await second.ready();
		try {
			let inSecond = -1;
			meanwhile = async () => {
				if (inSecond < 0) inSecond = await second.lookUpPlaces();
			};
			expect(await round()).toBe(3);
			expect([inSecond, asked]).toEqual([0, 3]);
			await addRequest(test, { coordinates: nowhere });
			await test.app.data.db
				.updateTable("background_work")
				.set({ holder: "gone", held_until: test.clock.now + minute })
				.execute();
			expect([await round(), await second.lookUpPlaces()]).toEqual([0, 0]);
			test.clock.now += minute;
			expect(await second.lookUpPlaces()).toBe(1);
		} finally {
			await second.close();
		}
	});
});

it("finds nothing to do where there is no address service", async () => {
	const test = await testApp({ place: { url: null, folder: ":memory:" }, remove: async () => undefined }, { GEOCODER_URL: "none" });
	try {
		await addRequest(test, { coordinates: nowhere });
		expect(await test.app.lookUpPlaces()).toBe(0);
	} finally {
		await test.close();
	}
});

describeOnEveryDatabase("a server that has started, where the public address search answers", (make) => {
	it("looks for the places of requests by itself, soon after it listens", async () => {
		const service = await startAddressService((_verb, parameters, response) => {
			sendDocuments(response, parameters.get("q")?.includes("Velperplein") ? [velperplein] : []);
		});
		const settings = { GEOCODER_URL: "auto" };
		const test = await testApp(await make(), settings, {
			publicMaps: { addressSearch: service.address, tiles: "http://localhost:9/{z}/{x}/{y}" },
		});
		try {
			const at = { ...address, street: "Velperplein", number: "8", suffix: "A", postalCode: "6811 AG", city: "Arnhem" };
			const { uuid } = await addRequest(test, { coordinates: nowhere, address: at });
			const cpo = test.person({ cpo: ["*"] });
			// Reads the list, which triggers no lookup.
			const place = async () => {
				const { body } = await cpo.get("charging-point-requests");
				return (body.data as unknown as readonly RequestRecord[]).find((request) => request.uuid === uuid);
			};
			expect((await place())?.coordinates.lat).toBeNull();
			await test.app.listen({ port: 0, host: "localhost" });
			for (let left = 600; (await place())?.coordinates.lat === null && left > 0; left -= 1)
				await new Promise((done) => setTimeout(done, 50));
			expect(await place()).toMatchObject({
				coordinates: { lat: 51.98313, lng: 5.91502, nomatch: false },
				geocoding: { state: "found", address: "Velperplein 8A, 6811 AG Arnhem" },
			});
			expect(service.asked.some(({ searchParams }) => searchParams.get("q")?.includes("Velperplein"))).toBe(true);
		} finally {
			await test.close();
			await service.stop();
		}
	});
});
