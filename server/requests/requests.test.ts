import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { AnyRequest, RequestRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { grant } from "../test-support/grant.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { Reply, TestPerson } from "../test-support/test-person.ts";
import { addRequest, requestContent } from "../test-support/test-request.ts";

const url = "charging-point-requests";
const listOf = (reply: Reply) => {
	if (reply.status !== 200) throw new Error(reply.text);
	return reply.body.data as unknown as readonly AnyRequest[];
};
const uuidsOf = (reply: Reply) => listOf(reply).map(({ uuid }) => uuid);
const recordOf = (reply: Reply) => {
	if (reply.status !== 200) throw new Error(reply.text);
	return reply.body.data as unknown as RequestRecord;
};

describeOnEveryDatabase("reading requests", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let municipality: TestPerson;
	/** May only see where requests are. */
	let mapReader: TestPerson;
	const uuids: string[] = [];
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		municipality = test.person({ municipality: ["0202"] });
		mapReader = test.person({ developer: ["*"] });
		grant(test, "requestlocations", "developer");
		for (const geographyCode of ["0202", "0200", "0202", "0203"]) uuids.push((await addRequest(test, { geographyCode })).uuid);
		await addRequest(test, {}, { tenant: test.otherTenant });
	});
	afterAll(() => test.close());

	it("REQ-220 answers one request with everything that is known of it", async () => {
		const content = requestContent();
		const record = recordOf(await cpo.get(`${url}/${uuids[0]}`));
		expect(record).toEqual({
			uuid: uuids[0],
			ref: `${test.acronym}-A00001`,
			case_ref: "0202-A00001",
			counter: 1,
			ts: test.clock.now,
			synced: expect.any(Number),
			status: 2,
			judgement: null,
			editJudgement: false,
			limited: false,
			realisationUuid: null,
			connected: false,
			submitted_at: content.submitted_at,
			created_at: content.created_at,
			processed_at: null,
			geographyCode: "0202",
			coordinates: content.coordinates,
			address: content.address,
			contact: content.contact,
			additional: content.additional,
			vehicle: content.vehicle,
			softrequirements: content.softrequirements,
			docs: content.docs,
			Tags: [],
			search: { numberplate: "AB-123-C", postalcode: "6811 AA", city: "Arnhem" },
			raw: content.raw,
			summary: {
				name: "mevr. J. Jansen",
				address: "Jansbuitensingel 7, 6811 AA Arnhem",
				submitted_at: content.submitted_at,
				processed_at: null,
				submitted_at_nr: content.submitted_at,
			},
		});
	});

	it.each([
		[
			"REQ-106",
			"who it is",
			() => ({
				uuid: uuids[0],
				ref: `${test.acronym}-A00001`,
				case_ref: "0202-A00001",
				counter: 1,
				ts: test.clock.now,
				synced: expect.any(Number),
			}),
		],
		["REQ-111", "where it is about", () => ({ geographyCode: "0202", coordinates: { lat: 51.9861, lng: 5.9107, nomatch: false } })],
		[
			"REQ-112",
			"the address",
			() => ({
				address: {
					...{ street: "Jansbuitensingel", streetNumber: "7", streetNumberSuffix: "", postalCode: "6811 AA" },
					...{ city: "Arnhem", country: "Nederland", municipality: "Arnhem" },
				},
			}),
		],
		[
			"REQ-113",
			"who asks",
			() => ({
				contact: {
					...{ name: "", phone: "026 123 45 67", email: "j.jansen@example.org", initials: "J.", surname: "Jansen", title: "mevr." },
					...{ firstname: "Johanna", street: "Jansbuitensingel", streetnumber: "7", streetsuffix: "", postalCode: "6811 AA" },
					...{ city: "Arnhem", municipality: "Arnhem" },
				},
			}),
		],
		[
			"REQ-114",
			"what else was told",
			() => ({
				additional: {
					vehicle: { brand: "Kia", model: "Niro", purchaseDate: "2026-09-01" },
					parkingspot: { permit: true, reservedspot: false },
					context: { chargingtime: { night: true, morning: null, afternoon: false, evening: true } },
					location: "Tegenover het station",
					dossierID: "D-1",
				},
			}),
		],
		["REQ-117", "what it is found by", () => ({ search: { numberplate: "AB-123-C", postalcode: "6811 AA", city: "Arnhem" } })],
		[
			"REQ-119",
			"the vehicle and what it must meet",
			() => ({
				softrequirements: { parkingpermit: true, parkingspot: null },
				vehicle: { brand: "Kia", model: "Niro", numberplate: "AB-123-C" },
			}),
		],
		[
			"REQ-120",
			"the summary",
			() => {
				const { submitted_at } = requestContent();
				const address = "Jansbuitensingel 7, 6811 AA Arnhem";
				return { summary: { name: "mevr. J. Jansen", address, submitted_at, processed_at: null, submitted_at_nr: submitted_at } };
			},
		],
	])("%s tells %s", async (_row, _what, expected) => {
		const parts = expected();
		const record = recordOf(await cpo.get(`${url}/${uuids[0]}`)) as unknown as Readonly<Record<string, unknown>>;
		expect(Object.fromEntries(Object.keys(parts).map((name) => [name, record[name]]))).toEqual(parts);
	});

	it("REQ-219 pages through the requests of the person's codes, in order of change, and then answers only what changed", async () => {
		const first = await cpo.get(`${url}?pageSize=3`);
		expect(uuidsOf(first)).toEqual(uuids.slice(0, 3));
		const { next, at } = first.body.metaData.pagination;
		const added = await addRequest(test);
		expect(await cpo.get(`${url}?pageSize=3&offSet=${next}&at=${at}`)).toMatchObject({
			body: { data: [{ uuid: uuids[3] }], metaData: { pagination: { next: null, at } } },
		});
		expect(uuidsOf(await cpo.get(`${url}?fromTimeStamp=${at}`))).toEqual([added.uuid]);
		uuids.push(added.uuid);
		expect(uuidsOf(await cpo.get(`${url}?codes=0200,0203`))).toEqual([uuids[1], uuids[3]]);
		expect(uuidsOf(await municipality.get(url))).toEqual([uuids[0], uuids[2], uuids[4]]);
		expect(uuidsOf(await municipality.get(`${url}?codes=0200`))).toEqual([]);
	});

	it.each([
		"pageSize=401",
		"pageSize=0",
		"offSet=-1",
		"realisationStatus=gone",
		"realisationStatus=none,",
		"locationMapper=yes",
		"sort=ref",
	])("refuses ?%s", async (query) => {
		expect(await cpo.get(`${url}?${query}`)).toMatchObject({ status: 400, body: { code: "invalid" } });
	});

	it("gives who may see only places the place and nothing about who asked, one by one and in a list", async () => {
		const one = await mapReader.get(`${url}/${uuids[0]}`);
		expect(one.body.data).toEqual({
			uuid: uuids[0],
			ref: `${test.acronym}-A00001`,
			status: 2,
			geographyCode: "0202",
			coordinates: { lat: 51.9861, lng: 5.9107, nomatch: false },
			realisationUuid: null,
			connected: false,
			synced: expect.any(Number),
			limited: true,
		});
		const list = await mapReader.get(url);
		expect(uuidsOf(list)).toEqual(uuids);
		expect(listOf(list)[0]).toEqual(one.body.data);
		for (const personal of ["Jans", "AB-123-C", "Kia", "Graag snel", "D-1", "6811", "6c1f64a2"]) expect(list.text).not.toContain(personal);
	});

	it("gives whole requests within the codes of that right, and places within those of the other", async () => {
		const both = test.person({ cpo: ["0200"], developer: ["0202"] });
		expect(listOf(await both.get(url)).map(({ geographyCode, limited }) => [geographyCode, limited])).toEqual([
			["0202", true],
			["0200", false],
			["0202", true],
			["0202", true],
		]);
	});

	it("keeps documents from everybody but cpo and admin", async () => {
		expect(recordOf(await municipality.get(`${url}/${uuids[0]}`)).docs).toEqual({ vehicle: [], parkingspot: [] });
		expect((await municipality.get(url)).text).not.toContain("6c1f64a2");
		const admin = test.person({ municipality: ["0202"], admin: ["*"] });
		expect(recordOf(await admin.get(`${url}/${uuids[0]}`)).docs.vehicle).toHaveLength(1);
		const adminElsewhere = test.person({ municipality: ["0202"], admin: ["0200"] });
		expect(recordOf(await adminElsewhere.get(`${url}/${uuids[0]}`)).docs.vehicle).toEqual([]);
	});

	it("answers the same to whoever may not see it as about one that does not exist, and 403 without any right", async () => {
		const unknown = await cpo.get(`${url}/${randomUUID()}`);
		expect(unknown.status).toBe(404);
		const elsewhere = test.person({ municipality: ["0200"] });
		const abroad = test.person({ cpo: ["*"] }, test.otherTenant);
		expect((await elsewhere.get(`${url}/${uuids[0]}`)).text).toBe(unknown.text);
		expect((await abroad.get(`/api/v1/${test.otherTenant}/${url}/${uuids[0]}`)).text).toBe(unknown.text);
		for (const nobody of [abroad, test.person({ guest: ["*"] }), test.person({ admin: ["*"] })]) {
			expect((await nobody.get(url)).status).toBe(403);
			expect((await nobody.get(`${url}/${uuids[0]}`)).status).toBe(403);
		}
	});

	describe("in the audit trail", () => {
		const lines = () => test.app.data.db.selectFrom("audit_entry").select(["operation", "target", "user_id"]).execute();

		it("stands who read about people, of what, and not who saw places alone", async () => {
			const before = (await lines()).length;
			await municipality.get(`${url}/${uuids[0]}`);
			await municipality.get(url);
			await mapReader.get(url);
			await mapReader.get(`${url}/${uuids[0]}`);
			await municipality.get(`${url}?codes=0200`);
			const added = (await lines()).slice(before);
			expect(added).toHaveLength(2);
			expect(added).toEqual(
				expect.arrayContaining([
					{ operation: "getRequest", target: uuids[0], user_id: municipality.userId },
					{ operation: "listRequests", target: "", user_id: municipality.userId },
				]),
			);
		});
	});
});
