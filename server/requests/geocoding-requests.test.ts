import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RequestContent, RequestRecord } from "../../engine/index.ts";
import { sendDocuments, startAddressService, velperplein } from "../test-support/address-service.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { grant } from "../test-support/grant.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { Reply, TestPerson } from "../test-support/test-person.ts";
import { addRequest, requestContent } from "../test-support/test-request.ts";

const listOf = (reply: Reply) => {
	if (reply.status !== 200) throw new Error(reply.text);
	return reply.body.data as unknown as readonly RequestRecord[];
};
const nowhere = { lat: null, lng: null, nomatch: false };
const { address } = requestContent();
const unknownStreet = { ...address, street: "Bestaatnietlaan", postalCode: "9999 ZZ", city: "Nergenshuizen" };
const wrongPostalCode = { ...address, postalCode: "1012 AB" };

it("REQ-236 asks the address search in Dutch for street and number, postal code, the word stad and the city", async () => {
	const service = await startAddressService((_verb, _parameters, response) => sendDocuments(response, [velperplein]));
	const test = await testApp(
		{ place: { url: null, folder: ":memory:" }, remove: async () => undefined },
		{ GEOCODER_URL: service.address },
	);
	try {
		const written = {
			...address,
			street: "Velperplein",
			streetNumber: "8",
			streetNumberSuffix: "A",
			postalCode: "6811 AG",
			city: "Arnhem",
		};
		const { uuid } = await addRequest(test, { coordinates: nowhere, address: written });
		const found = await test.person({ cpo: ["*"] }).get(`charging-point-requests/${uuid}/geocoder`);
		expect(found.body.data).toMatchObject({ status: "found", coordinates: { lat: 51.98313, lng: 5.91502 } });
		expect(new Set(service.asked.map((url) => url.searchParams.get("q")))).toEqual(new Set(["Velperplein 8A, 6811 AG stad Arnhem"]));
		expect(new Set(service.languages)).toEqual(new Set(["nl"]));
	} finally {
		await test.close();
		await service.stop();
	}
});

describeOnEveryDatabase("geocoding requests", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let municipality: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		municipality = test.person({ municipality: ["*"] });
		grant(test, "requestlocations", "developer");
	});
	afterAll(() => test.close());

	const add = (changes: Partial<RequestContent> = {}) => addRequest(test, { coordinates: nowhere, ...changes });
	const ask = async (uuid: string, person = municipality) => person.get(`charging-point-requests/${uuid}/geocoder`);
	const geocode = (uuids: readonly string[], synced: number | undefined, person = cpo) =>
		person.post("charging-point-requests/geocoder", { synchronisation: { synced }, data: { uuids } });

	describe("one", () => {
		it("REQ-224 answers the place of its address, and keeps nothing when asked by somebody who does not work the request", async () => {
			const { uuid, synced } = await add();
			expect(await ask(uuid)).toMatchObject({
				status: 200,
				body: {
					data: {
						status: "found",
						coordinates: { lat: expect.closeTo(51.98, 1), lng: expect.closeTo(5.91, 1) },
						address: { street: "Jansbuitensingel", postalCode: expect.stringMatching(/^6811/), city: "Arnhem" },
					},
				},
			});
			expect((await cpo.get(`charging-point-requests/${uuid}`)).body.data).toMatchObject({ synced, coordinates: nowhere });
		});

		it.each([
			["who corrects it", "cpo"],
			["who judges it", "admin"],
		])("keeps what it finds, or does not find, when asked by %s", async (_who, role) => {
			grant(test, "requestlist", "admin");
			const who = test.person({ [role]: ["*"] });
			const [here, unknown] = [await add(), await add({ address: unknownStreet })];
			expect((await ask(here.uuid, who)).body.data).toMatchObject({ status: "found", kept: true });
			expect((await ask(unknown.uuid, who)).body.data).toMatchObject({ status: "failed", kept: true });
			const answered = (await cpo.get("charging-point-requests")).body.data as unknown as readonly RequestRecord[];
			const of = ({ uuid }: { readonly uuid: string }) => answered.find((request) => request.uuid === uuid);
			expect(of(here)).toMatchObject({
				coordinates: { lat: expect.closeTo(51.98, 1), lng: expect.closeTo(5.91, 1), nomatch: false },
				geocoding: { state: "found", address: expect.stringMatching(/^Jansbuitensingel/), source: "het meegeleverde adressenbestand" },
			});
			expect(of(unknown)).toMatchObject({ coordinates: { lat: null, lng: null, nomatch: true }, geocoding: { state: "failed" } });
			const lines = await test.app.data.db
				.selectFrom("audit_entry")
				.select("outcome")
				.where("operation", "=", "geocodeRequest")
				.where("target", "=", here.uuid)
				.where("user_id", "=", who.userId)
				.execute();
			expect(lines.length).toBe(2);
			// The place from the source or an earlier lookup stays when it is looked up again.
			expect((await ask(here.uuid, who)).body.data).toMatchObject({ status: "found", kept: false });
		});

		it.each([
			["an address that is nowhere", unknownStreet, "9999 ZZ"],
			["an address that lies in another postal area", wrongPostalCode, "1012 AB"],
			["an address without a postal code", { ...address, postalCode: "" }, ""],
		])("says of %s that it was not found", async (_what, asked, postalCode) => {
			const { uuid } = await add({ address: asked });
			expect((await ask(uuid)).body).toEqual({
				data: { status: "failed", coordinates: null, address: null, kept: false },
				metaData: {
					message: `Het opgegeven adres leverde geen locatie op binnen de postcode ${postalCode}. Controleer of het adres juist is ingevoerd, of voer handmatig coordinaten in.`,
				},
			});
		});

		it("is for who sees the whole request", async () => {
			const { uuid } = await add();
			const unknown = await ask(randomUUID());
			expect(unknown.status).toBe(404);
			expect((await ask(uuid, test.person({ cpo: ["0200"] }))).text).toBe(unknown.text);
			expect((await ask(uuid, test.person({ cpo: ["0200"], developer: ["*"] }))).status).toBe(403);
			expect((await ask(uuid, test.person({ developer: ["*"] }))).status).toBe(403);
			expect((await ask(uuid, test.person({ guest: ["*"] }))).status).toBe(403);
		});
	});

	describe("many", () => {
		it("REQ-225 stores what was found and what was not, and answers the requests in the order asked", async () => {
			const [found, failed] = [await add(), await add({ address: unknownStreet })];
			const answered = listOf(await geocode([failed.uuid, found.uuid], failed.synced));
			expect(answered).toMatchObject([
				{ uuid: failed.uuid, coordinates: { lat: null, lng: null, nomatch: true } },
				{ uuid: found.uuid, coordinates: { lat: expect.closeTo(51.98, 1), lng: expect.closeTo(5.91, 1), nomatch: false } },
			]);
			for (const request of answered) {
				expect((await cpo.get(`charging-point-requests/${request.uuid}`)).body.data).toEqual(request);
				expect(request.synced).toBeGreaterThan(failed.synced);
			}
		});

		it("answers a request that changed after the newest of the list as it is, and does the others", async () => {
			const [older, newer] = [await add(), await add()];
			const answered = listOf(await geocode([newer.uuid, older.uuid], older.synced));
			expect(answered[0]).toMatchObject({ uuid: newer.uuid, synced: newer.synced, coordinates: nowhere });
			expect(answered[1]?.coordinates.lat).toBeCloseTo(51.98, 1);
		});

		it("keeps a place that was known when the address is not found", async () => {
			const { uuid, synced } = await add({ address: unknownStreet, coordinates: { lat: 52, lng: 5, nomatch: false } });
			expect(listOf(await geocode([uuid], synced))).toMatchObject([{ coordinates: { lat: 52, lng: 5, nomatch: true } }]);
		});

		it("asks for synced, for uuids, each once and not too many", async () => {
			const { uuid, synced } = await add();
			expect(await geocode([uuid], undefined)).toMatchObject({ status: 400, body: { code: "synced-missing" } });
			for (const uuids of [[], [uuid, uuid], ["x"], Array.from({ length: 51 }, () => randomUUID())]) {
				expect(await geocode(uuids, synced)).toMatchObject({ status: 400, body: { code: "invalid" } });
			}
		});

		it("does nothing when one of them is not the person's to place", async () => {
			const [here, there] = [await add(), await add({ geographyCode: "0200" })];
			const local = test.person({ cpo: ["0202"] });
			const unknown = await geocode([here.uuid, randomUUID()], there.synced);
			expect(unknown.status).toBe(404);
			expect((await geocode([here.uuid, there.uuid], there.synced, local)).text).toBe(unknown.text);
			expect((await geocode([here.uuid], there.synced, municipality)).status).toBe(403);
			expect((await geocode([here.uuid], there.synced, test.person({ municipality: ["0202"], cpo: ["0200"] }))).status).toBe(403);
			expect((await cpo.get(`charging-point-requests/${here.uuid}`)).body.data).toMatchObject({ synced: here.synced });
		});
	});
});

describeOnEveryDatabase("geocoding requests with an address service that takes its time", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	/** Runs while the service is searching. */
	let meanwhile = async (): Promise<void> => undefined;
	const asked: string[] = [];
	const answers = ["1012 AB", "6811 KR", "6811 AA"].map((postalCode, index) => ({
		label: "",
		street: "Jansbuitensingel",
		number: "7",
		suffix: "",
		postalCode,
		city: "Arnhem",
		municipalityCode: "0202",
		latitude: 50 + index,
		longitude: 5,
	}));
	beforeAll(async () => {
		const geocoder = {
			source: "test",
			search: async (question: string) => {
				asked.push(question);
				await meanwhile();
				return answers;
			},
			reverse: async () => undefined,
		};
		test = await testApp(await make(), {}, { geocoder });
		cpo = test.person({ cpo: ["*"] });
	});
	afterAll(() => test.close());

	it("asks for the written address and takes the first answer within its postal area", async () => {
		const { uuid } = await addRequest(test, { address: { ...address, streetNumberSuffix: "B" } });
		expect((await cpo.get(`charging-point-requests/${uuid}/geocoder`)).body.data).toMatchObject({
			status: "found",
			coordinates: { lat: 51, lng: 5 },
		});
		expect(asked).toEqual(["Jansbuitensingel 7B, 6811 AA stad Arnhem"]);
		const elsewhere = await addRequest(test, { address: { ...address, postalCode: "2500 AA" } });
		expect((await cpo.get(`charging-point-requests/${elsewhere.uuid}/geocoder`)).body.data).toMatchObject({ status: "failed" });
	});

	it("leaves a request alone that somebody placed while it looked", async () => {
		const { uuid, synced } = await addRequest(test, { coordinates: nowhere });
		const place = { synchronisation: { synced }, data: { latitude: 51, longitude: 4 } };
		meanwhile = async () => void (await cpo.post(`charging-point-requests/${uuid}/coordinates`, place));
		const reply = await cpo.post("charging-point-requests/geocoder", { synchronisation: { synced }, data: { uuids: [uuid] } });
		expect(listOf(reply)).toMatchObject([{ uuid, coordinates: { lat: 51, lng: 4, nomatch: false } }]);
		expect(listOf(reply)[0]?.synced).toBeGreaterThan(synced);
	});
});

describeOnEveryDatabase("geocoding requests while the address service is away", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make(), { GEOCODER_URL: "http://127.0.0.1:9/" });
		cpo = test.person({ cpo: ["*"] });
	});
	afterAll(() => test.close());

	it("answers pending, and leaves the requests as they were", async () => {
		const { uuid, synced } = await addRequest(test, { coordinates: nowhere });
		expect(await cpo.get(`charging-point-requests/${uuid}/geocoder`)).toMatchObject({
			status: 200,
			body: { data: { status: "pending", coordinates: null }, metaData: { message: "Geocoder is not (yet) available" } },
		});
		const reply = await cpo.post("charging-point-requests/geocoder", { synchronisation: { synced }, data: { uuids: [uuid] } });
		expect(listOf(reply)).toMatchObject([{ uuid, synced, coordinates: nowhere }]);
	});
});
