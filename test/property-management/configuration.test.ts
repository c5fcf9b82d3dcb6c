import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { PropertyServer, property } from "./property-process.ts";

interface Step {
	readonly uuid: string;
	readonly step: string;
	readonly label: string;
	readonly version: string;
	readonly final: boolean;
	readonly access: { readonly read: readonly string[]; readonly edit: readonly string[] };
	readonly children: readonly Step[];
}

describeOnEveryDatabase("the configuration of the property-management tenant", (make) => {
	let server: PropertyServer;
	let tenant: Readonly<Record<string, unknown>>;
	let steps: readonly Step[];
	beforeAll(async () => {
		server = await PropertyServer.open(await make());
		const admin = server.person("admin");
		tenant = ((await admin.get("configs")).body.data as unknown as { tenant: typeof tenant }).tenant;
		const { uuid } = tenant.flow as { readonly uuid: string };
		steps = ((await admin.get(`processes/specification/${uuid}`)).body.data as unknown as { steps: readonly Step[] }).steps;
	});
	afterAll(() => server.all.close());

	const titles = (name: string) =>
		(tenant.options as Readonly<Record<string, readonly { title: string }[]>>)[name]?.map(({ title }) => title);
	const texts = (name: string) => (tenant[name] as readonly { text: string }[]).map(({ text }) => text);

	it("PLA-001 has acronym RVB and its page title", () => {
		expect(tenant).toMatchObject({ slug: property, acronym: "RVB", pageTitle: "RVB - Realisatieportaal" });
	});

	it("REA-299 REA-301 has exactly these steps, of which the last is final", () => {
		expect(steps.map(({ step, label }) => `${step} ${label}`)).toEqual([
			"1 Locatie gegevens",
			"2 Schouw inplannen",
			"3 Inventarisatie",
			"4 Offertes aanvragen",
			"5 Offertes ontvangen",
			"6 Offertes goedkeuren",
			"7 Orders plaatsen",
			"8 Planning",
			"9 PVO",
			"10 Archiveren van opleveringsdocumenten",
			"11 Betalen facturen",
		]);
		expect(steps.filter(({ final }) => final).map(({ step }) => step)).toEqual(["11"]);
	});

	it("has the sub-steps 3-a to 3-j in step 3, and none elsewhere", () => {
		const withChildren = steps.filter(({ children }) => children.length > 0);
		expect(withChildren.map(({ step }) => step)).toEqual(["3"]);
		expect([...(withChildren[0]?.children ?? [])].map(({ step }) => step).sort()).toEqual([..."abcdefghij"].map((letter) => `3-${letter}`));
	});

	it("gives every step to staff and administrators, and lets customers and viewers look", () => {
		for (const { access: rights } of steps.flatMap((step) => [step, ...step.children])) {
			expect([...rights.edit].sort()).toEqual(["admin", "caseworker", "rvb"]);
			expect([...rights.read].sort()).toEqual(["caseviewer", "customer"]);
		}
	});

	it("PLA-045 PLA-046 PLA-047 has its lists of strategies, object types and ownership, and its forms take exactly those", () => {
		expect(titles("strategyCategories")).toEqual([
			"Afstoot verwacht",
			"Afstoot zeker",
			"Flexibel - kort",
			"Flexibel - lang",
			"Niet strategisch",
			"Strategisch",
		]);
		expect(titles("objectTypes")).toEqual(["Rijkskantoor", "Bijzondere specialty", "Specialty", "Defensie"]);
		expect(titles("ownershipTypes")).toEqual(["Kantoren - Eigendom", "Kantoren - Huur", "Defensie (geen eigendom)"]);
		const lists = {
			"Object.ObjectVision": "strategyCategories",
			"Object.Address.ObjectType": "objectTypes",
			"Object.PropertyRight": "ownershipTypes",
			"Object.Address.RVBRegion": "regions",
			"Object.Address.Province": "provinces",
		};
		const fields = server.tenant.flow.compiled.steps.get("1")?.form.fields;
		for (const [path, list] of Object.entries(lists)) {
			const options = fields?.get(path)?.places[0]?.schema.oneOf as readonly { const: string }[];
			expect(options.map((option) => option.const)).toEqual(titles(list));
		}
	});

	it("PLA-048 has 12 provinces, the ministries as customers, and lists of account managers without anybody's name", () => {
		expect(titles("provinces")).toHaveLength(12);
		expect(titles("regions")).toEqual(["Noord", "Noord-West", "Oost", "Zuid", "Zuid-West"]);
		expect(titles("ministries")).toHaveLength(12);
		expect(server.tenant.definition.stakeholders?.map(({ name }) => name)).toEqual(titles("ministries"));
		expect(titles("accountManagers")).toEqual([]);
	});

	it("PLA-154 has its reasons to put on hold", () => {
		expect(texts("onHoldReasons")).toEqual([
			"Netverzwaring",
			"In gesprek met verhuurder",
			"In gesprek met klant",
			"Geen behoeftestelling meer",
			"Overig namelijk ...",
		]);
	});

	it("PLA-155 PLA-156 has its reasons to cancel, two of which only the system gives", async () => {
		const reasons = tenant.cancelReasons as readonly { value: string; text: string; automatic?: boolean }[];
		expect(reasons.map(({ text }) => text)).toEqual([
			"Geen behoeftestelling meer",
			"Op afstoot",
			"Wordt voortgezet door consortium",
			"Wordt voortgezet door verhuurder",
			"Wordt voortgezet door de beheerder",
			"De stroom capaciteit kan niet uitgebreid worden",
			"Hoofdverdeelkast kan niet aangepast of vervangen worden",
			"Overig namelijk ...",
		]);
		const automatic = reasons.filter((reason) => reason.automatic === true).map(({ value }) => value);
		expect(automatic).toEqual(["automated-grid", "automated-fusebox"]);
		const record = await server.start();
		for (const reason of automatic) {
			const call = { synchronisation: { synced: record.synced }, data: { status: "cancelled", action: "enable", reason } };
			expect((await server.person("rvb").post(`processes/realisation/${record.uuid}/status`, call)).status).toBe(400);
		}
	});

	it("REA-403 lets rvb and caseworker change a status, and nobody else", async () => {
		for (const role of ["rvb", "caseworker", "admin", "customer", "caseviewer", "developer"]) {
			const { uuid, synced } = await server.start();
			const call = { synchronisation: { synced }, data: { status: "onhold", action: "enable", reason: "gesprek-klant" } };
			const allowed = role === "rvb" || role === "caseworker";
			const { status } = await server.person(role).post(`processes/realisation/${uuid}/status`, call);
			expect([role, status === 200]).toEqual([role, allowed]);
		}
	});

	it("has no tour", () => {
		expect(tenant.tour).toEqual({ enabled: false });
	});
});
