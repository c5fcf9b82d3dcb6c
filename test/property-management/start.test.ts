import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { rolesFromClaim } from "../../server/authentication/roles.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import type { TestPerson } from "../../server/test-support/test-person.ts";
import { customer, PropertyServer, property } from "./property-process.ts";

describeOnEveryDatabase("a process of a customer", (make) => {
	let server: PropertyServer;
	beforeAll(async () => {
		server = await PropertyServer.open(await make());
	});
	afterAll(() => server.all.close());

	/** Somebody whose role is limited to a customer by its name, as sent by an identity provider. */
	const customerOf = (name: string): TestPerson => {
		const codes = rolesFromClaim([{ tenant: property, role: "customer", details: [name] }])[property]?.customer ?? [];
		return server.person("customer", codes);
	};
	const body = { geographyCode: customer.code, stakeholders: [customer.slug], tenant: property, type: "object" };

	it("PLA-077 is started by an administrator and by nobody else", async () => {
		for (const role of ["rvb", "caseworker", "caseviewer", "customer", "developer", "guest"]) {
			expect([role, (await server.person(role).post("processes/realisation", body)).status]).toEqual([role, 403]);
		}
		expect((await server.person("admin").post("processes/realisation", body)).status).toBe(201);
	});

	it("carries the customer by name, its slug, its code, and references with the tenant's acronym", async () => {
		const record = await server.start();
		expect(record).toMatchObject({
			type: "object",
			MunicipalityCode: customer.code,
			stakeholders: [customer.slug],
			values: { Object: { Address: { Customer: customer.name } } },
			flow: { activeStep: "1" },
			status: { label: "Locatie gegevens" },
		});
		expect(record.ref).toMatch(/^RVB-\d{5}$/);
		expect(record.case_ref).toBe(record.ref);
	});

	it("is refused without its customer, with another code, and for a customer that is not known", async () => {
		const admin = server.person("admin");
		const wrong = [
			{ ...body, stakeholders: ["contractor|iemand"] },
			{ ...body, geographyCode: "ministerie-van-financien" },
			{ ...body, geographyCode: "onbekend", stakeholders: ["customer|onbekend"] },
			{ ...body, stakeholders: [customer.slug, "municipality|arnhem-0202"] },
			{ ...body, type: "op-aanvraag" },
		];
		for (const call of wrong) expect([call, (await admin.post("processes/realisation", call)).status]).toEqual([call, 400]);
	});

	it("is seen by people of that customer and not by those of another", async () => {
		const record = await server.start();
		const [own, other] = [customer.name, "Ministerie van Financiën"].map(customerOf) as [TestPerson, TestPerson];
		expect((await own.get(`processes/realisation/${record.uuid}`)).status).toBe(200);
		expect((await other.get(`processes/realisation/${record.uuid}`)).status).toBe(404);
		const listed = async (person: typeof own) =>
			((await person.get("processes/realisation")).body.data as unknown as { uuid: string }[]).map(({ uuid }) => uuid);
		expect(await listed(own)).toContain(record.uuid);
		expect(await listed(other)).not.toContain(record.uuid);
		expect((await own.post(`processes/realisation/${record.uuid}`, {})).status).toBe(400);
		expect((await server.save(record, "1", {}, {}, "customer")).status).toBe(403);
	});

	it("REA-358 REA-359 has a building code of letters, digits and underscore that no other process of its PID has", async () => {
		const values = (BuildingCode: string, PidUuid = server.pid) => ({ Application: { PidUuid }, Object: { Address: { BuildingCode } } });
		const [one, other] = [await server.start(), await server.start()];
		expect((await server.save(one, "1", values("UNIEK_1"))).status).toBe(200);
		const taken = await server.save(other, "1", values("uniek_1"));
		expect(taken.status).toBe(400);
		expect(taken.body.errors).toEqual([
			{ path: "Object.Address.BuildingCode", message: "Dit nummer is reeds in gebruik binnen deze PID." },
		]);
		const second = server.tenant.definition.pids?.filter(({ enabled }) => enabled)[1]?.uuid ?? "";
		expect((await server.save(other, "1", values("UNIEK_1", second))).status).toBe(200);
		for (const wrong of ["UNIEK-1", "UNIEK 1", "é", "A.1"]) {
			const refused = await server.save(await server.start(), "1", values(wrong));
			expect([wrong, refused.status, refused.body.errors?.[0]?.path]).toEqual([wrong, 400, "Object.Address.BuildingCode"]);
		}
	});

	it("tells who may fill in the number whether it is taken, and nobody else", async () => {
		const [one, other] = [await server.start(), await server.start()];
		const pid = server.pid;
		await server.save(one, "1", { Application: { PidUuid: pid }, Object: { Address: { BuildingCode: "BEZET" } } });
		const path = (value: string, within = pid) =>
			`processes/realisation/${other.uuid}/value-check?field=Object.Address.BuildingCode&value=${value}&within=${within}`;
		const staff = server.person("caseworker");
		expect((await staff.get(path("bezet"))).body).toEqual({ data: { taken: true } });
		// When pasted from a document it is the same number: the save would remove its formatting.
		expect((await staff.get(path(encodeURIComponent("\u00a0BE\u200bZET\u2009")))).body).toEqual({ data: { taken: true } });
		expect((await staff.get(path("VRIJ"))).body).toEqual({ data: { taken: false } });
		expect((await staff.get(path("BEZET", "elders"))).body).toEqual({ data: { taken: false } });
		expect((await staff.get(path("%00"))).body).toEqual({ data: { taken: false } });
		expect((await server.person("caseviewer").get(path("BEZET"))).status).toBe(403);
		expect((await customerOf("Ministerie van Financiën").get(path("BEZET"))).status).toBe(404);
		expect((await staff.get(`processes/realisation/${other.uuid}/value-check?field=Object.Address.CityName&value=Ede`)).body).toEqual({
			data: { taken: false },
		});
	});

	it("takes only PIDs that are in use", async () => {
		const record = await server.start();
		const old = server.tenant.definition.pids?.find(({ enabled }) => !enabled)?.uuid ?? "";
		for (const pid of [old, "5f0d7c1e-4f3a-4b2c-9d1e-2a3b4c5d6e7f"]) {
			const answer = await server.save(record, "1", { Application: { PidUuid: pid } });
			expect([answer.status, answer.body.errors]).toEqual([400, [{ path: "Application.PidUuid", message: "Deze PID is niet bekend." }]]);
		}
	});

	it("counts at its PID while it has it, and then the PID cannot be removed, whatever the field is called", async () => {
		const admin = server.person("admin");
		const pids = async () => {
			const { tenant } = (await admin.get("configs")).body.data as unknown as {
				tenant: { pids: { uuid: string; realisations: number }[] };
			};
			return tenant.pids;
		};
		const uses = async (pid: string) => (await pids()).find(({ uuid }) => uuid === pid)?.realisations;
		const [one = "", other = ""] = (server.tenant.definition.pids ?? []).filter(({ enabled }) => enabled).map(({ uuid }) => uuid);
		const [atOne = 0, atOther = 0] = [await uses(one), await uses(other)];
		const save = async (record: RealisationRecord, PidUuid: string) => {
			const saved = await server.save(record, "1", server.object({ Application: { PidUuid } }));
			if (saved.status !== 200) throw new Error(saved.text);
			return saved.body.data as RealisationRecord;
		};
		const record = await save(await server.start(), one);
		expect([await uses(one), await uses(other)]).toEqual([atOne + 1, atOther]);
		await save(record, other);
		expect([await uses(one), await uses(other)]).toEqual([atOne, atOther + 1]);
		const PIDS = [{ uuid: other, label: "x", enabled: true, deleted_at: 1 }];
		expect((await admin.post("/api/config_savepids", { data: { PIDS } }, { "x-tenant": property })).status).toBe(400);
	});

	it("REA-362 belongs to a customer whose name has only letters, digits and the characters - , . _ @ + ! ? : ; / & and space", async () => {
		const admin = server.person("admin");
		const add = (name: string) => admin.post("stakeholders", { name, category: "customer" });
		expect((await add("Dienst Üben 2-3, a.b_c@d+e! f? g: h; i/j & k")).status).toBe(201);
		for (const wrong of ["Dienst (zuid)", "Dienst #1", "Dienst 'zuid'", "Dienst %", "Dienst=", 'Dienst "x"', "Dienst*"]) {
			expect([wrong, (await add(wrong)).status]).toEqual([wrong, 400]);
		}
	});
});
