import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { checkBundle, readBundle, type TenantDefinition } from "../../../engine/index.ts";
import { blocks } from "../../../schemas/index.ts";
import { countMadeTenants, insertMadeTenant } from "../../tenants/made-tenant-store.ts";
import { openTenantDirectory } from "../../tenants/tenant-directory.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { defaultTenantFolder } from "../../test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import { type Reply, TestPerson } from "../../test-support/test-person.ts";

const { access } = JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "tenant.json"), "utf8")) as TenantDefinition;
const withRights = { access: { ...access, design: ["developer"], publish: ["admin"] } };
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString("base64");

const starter = {
	style: "operator",
	country: "nl",
	municipalities: ["0202"],
	processType: "Laadplein",
	roles: [{ role: "cpo" }, { role: "municipality" }, { role: "welstand", label: "Welstandscommissie" }],
};
const order = { slug: "utopia", label: "Gemeente Utopia", brand: "#00A19A", action: "#0B5C78", starter };

interface Answers {
	readonly slug: string;
	readonly left: number;
	readonly uuid: string;
	readonly label: string;
	readonly releases: readonly { readonly number: number }[];
	readonly files: readonly { readonly path: string; readonly text: string | null }[];
	readonly tenant: { readonly label: string };
}
const data = ({ body }: Reply) => body.data as unknown as Answers;
const errors = ({ body }: Reply) => body.errors as unknown as readonly { readonly path: string; readonly message: string }[];

describeOnEveryDatabase("a tenant that is made without a folder", (make) => {
	let test: TestApp;
	let publisher: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make(), { WORKBENCH: "publish", NEW_TENANTS: "3" }, { tenantFile: withRights });
		publisher = test.person({ admin: ["*"] });
	});
	afterAll(() => test.close());

	const ask = (wanted: object, who = publisher) => who.post("designs/tenants", { data: wanted });
	const within = (slug: string, role: string) => new TestPerson(test.app, slug, { [slug]: { [role]: ["*"] } });
	const filesOf = async (slug: string) => {
		const person = within(slug, "developer");
		const { uuid } = data(await person.post("designs", { data: { name: "Zoals het is" } }));
		return new Map(data(await person.get(`designs/${uuid}`)).files.map(({ path, text }) => [path, text]));
	};

	it("runs at once from what was answered, with nothing wrong in it, and can be designed by its maker's role alone", async () => {
		expect((await within("utopia", "cpo").get("configs")).status).toBe(404);
		const key = { "idempotency-key": randomUUID() };
		const made = () => publisher.post("designs/tenants", { data: { ...order, logo: { base64: svg } } }, key);
		const answers = [await made(), await made()];
		// Repeated because the first answer was lost on the way.
		expect(answers.map(({ status, body }) => [status, body])).toEqual([
			[201, answers[0]?.body],
			[201, answers[0]?.body],
		]);
		expect(data(await within("utopia", "cpo").get("configs")).tenant.label).toBe("Gemeente Utopia");
		expect((await within("utopia", "cpo").get("designs")).status).toBe(404);
		const files = await filesOf("utopia");
		expect(checkBundle(readBundle(files, "utopia"), { blocks })).toEqual([]);
		expect(files.get("logo.svg")).toContain("<svg");
		const tenant = JSON.parse(files.get("tenant.json") ?? "") as TenantDefinition;
		expect(tenant).toMatchObject({
			slug: "utopia",
			theme: { brand: "#00A19A", action: "#0B5C78" },
			processTypes: [{ text: "Laadplein" }],
			roles: { welstand: { label: "Welstandscommissie" } },
			access: { design: ["developer"], publish: ["developer"] },
		});
	});

	it("is like another with uuids of its own, or has a picture for a logo, and both are there after a start", async () => {
		const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(40)]).toString("base64");
		const { starter: _, ...like } = order;
		expect((await ask({ ...like, slug: "tweede", logo: { base64: png } })).status).toBe(201);
		const files = await filesOf("tweede");
		expect(checkBundle(readBundle(files, "tweede"), { blocks }).filter(({ severity }) => severity === "error")).toEqual([]);
		const uuidsIn = (text: string | null | undefined) => new Set((text ?? "").match(/(?<="uuid": ")[^"]+/g));
		const before = uuidsIn(readFileSync(resolve("flows", defaultTenantFolder(), "flow.json"), "utf8"));
		expect([...uuidsIn(files.get("flow.json"))].filter((uuid) => before.has(uuid))).toEqual([]);
		expect([...files.keys()]).toContain("logo.png");
		expect((await within("tweede", "cpo").get("logo")).headers["content-type"]).toBe("image/png");
		const { data: door, now } = test.app;
		const again = await openTenantDirectory([], { data: door, municipalityCodes: null, now });
		expect(again.all.map(({ slug }) => slug).sort()).toEqual(["tweede", "utopia"]);
	});

	it("is refused at the field that is wrong, and nothing of it is left", async () => {
		const wrong = [
			[{ ...order }, "data.slug", "is al van een organisatie"],
			[{ ...order, slug: "configs" }, "data.slug", "in adressen"],
			[{ ...order, slug: "Éen", label: " " }, "data.slug", "kleine letters"],
			[{ ...order, slug: test.otherTenant }, "data.slug", "is al van een organisatie"],
			[{ ...order, slug: "derde", label: "Gemeente\u0000" }, "data.label", "niet te zien"],
			[{ ...order, slug: "derde", label: "Gemeente\u2028Bcc" }, "data.label", "niet te zien"],
			[{ ...order, slug: "derde", label: "Gemeente\r\nBcc: iemand@elders.example" }, "data.label", "niet te zien"],
			[{ ...order, slug: "derde", starter: { ...starter, processType: "Laad\u202eplein" } }, "data.starter.processType", "niet te zien"],
			[
				{ ...order, slug: "derde", starter: { ...starter, roles: [{ role: "cpo" }, { role: "eigen", label: "Van\u0000ons" }] } },
				"data.starter.roles",
				"niet te zien",
			],
			[{ ...order, slug: "derde", brand: "groen" }, "data.brand", "#RRGGBB"],
			[{ ...order, slug: "derde", logo: { base64: "AAAA" } }, "data.logo", "SVG-"],
			[{ ...order, slug: "derde", starter: { ...starter, municipalities: ["9999"] } }, "data.starter.municipalities", "geen gemeente"],
			[{ ...order, slug: "derde", starter: { ...starter, country: "be" } }, "data.starter.municipalities", "ligt niet"],
			[{ ...order, slug: "derde", starter: { ...starter, roles: [{ role: "koning" }] } }, "data.starter.roles", "geen rol"],
			[{ ...order, slug: "derde", starter: { ...starter, roles: [] } }, "data.starter.roles", "wie het proces uitvoert"],
			[{ ...order, slug: "derde", starter: { ...starter, processType: "" } }, "data.starter.processType", "procestype"],
		] as const;
		for (const [body, path, message] of wrong) {
			const answer = await ask(body);
			expect([path, answer.status, errors(answer)[0]]).toEqual([path, 400, { path, message: expect.stringContaining(message) }]);
		}
		expect(test.app.tenants.find("derde")).toBeUndefined();
		expect(data(await publisher.get("designs/tenants")).left).toBe(1);
	});

	it("is made once of two at a time, and no more of them than the deployment allows", async () => {
		const both = await Promise.all([ask({ ...order, slug: "samen" }), ask({ ...order, slug: "samen" })]);
		expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
		const more = await ask({ ...order, slug: "vierde" });
		expect([more.status, more.body.code]).toEqual([400, "design-too-many"]);
		expect(test.app.tenants.find("vierde")).toBeUndefined();
	});

	it("is no more than the deployment allows also where people make one in two tenants at the same moment", async () => {
		const { data: door, now } = test.app;
		const most = (await countMadeTenants(door.db)) + 1;
		const made = await Promise.all(
			[test.tenant, test.otherTenant].map((made_in) =>
				door.write(made_in, ({ db }) => insertMadeTenant(db, { slug: `uit-${made_in}`, made_at: now(), made_by: "", made_in }, most)),
			),
		);
		expect(made.sort()).toEqual(["full", "made"]);
	});

	it("is made by nobody without the right to publish", async () => {
		for (const role of ["developer", "cpo"])
			expect((await ask({ ...order, slug: "vijfde" }, test.person({ [role]: ["*"] }))).status).toBe(404);
		expect((await test.person({ developer: ["*"] }).get("designs/tenants")).status).toBe(404);
	});
});
