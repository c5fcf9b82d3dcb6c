import "../../web/test-support/browser-parts.ts";
import "../../web/test-support/later-parts.ts";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { Edit } from "../../engine/index.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { TestPerson } from "../../server/test-support/test-person.ts";
import { startProcess } from "../../server/test-support/test-process.ts";
import { axeFindings } from "../../web/test-support/axe-findings.ts";
import { showWorkbench } from "./harness/workbench.tsx";

const { access } = JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "tenant.json"), "utf8")) as { access: object };
const tenantFile = { access: { ...access, design: ["developer"], publish: ["admin"] } };

const people = {
	designer: { name: "Dirk Ontwerper", roles: { developer: ["*"] } },
	publisher: { name: "Petra Uitgever", roles: { admin: ["*"] } },
} as const;
type Who = keyof typeof people;

let test: TestApp;
beforeAll(async () => {
	const place = { place: { url: null, folder: ":memory:" }, remove: async () => undefined };
	test = await testApp(place, { WORKBENCH: "publish", NEW_TENANTS: "3" }, { tenantFile });
});
afterAll(() => test.close());
afterEach(cleanup);

const as = (who: Who) => test.person(people[who].roles, test.tenant, { userId: who, name: people[who].name });
const show = (who: Who, address: string) =>
	showWorkbench(
		test,
		{ userId: who, name: people[who].name, email: `${who}@voorbeeld.example`, roles: { [test.tenant]: people[who].roles } },
		address,
	);

async function designed(edits: readonly Edit[]): Promise<string> {
	const { uuid } = (await as("designer").post("designs", { data: { name: "Nieuw advies" } })).body.data;
	expect((await as("designer").post(`designs/${uuid}/edits`, { data: { revision: 0, edits } })).status).toBe(200);
	return uuid;
}

describe("a publisher who does not design", () => {
	it("reads that there is no design yet, and is not asked to begin one", async () => {
		show("publisher", "/werkbank");
		expect(await screen.findByText("Er zijn nog geen ontwerpen.")).toBeTruthy();
		expect(screen.queryByText(/Geef er een naam aan/)).toBeNull();
	});

	it("reads every screen and is offered no act that would only be refused", async () => {
		const uuid = await designed([{ op: "set", file: "tenant.json", at: ["access", "export"], value: ["amdin"] }]);
		const { user } = show("publisher", `/werkbank/ontwerp/${uuid}/stap/1`);
		expect(await screen.findByText(/^U mag dit ontwerp bekijken en publiceren\./)).toBeTruthy();
		expect(screen.queryByRole("group", { name: "Voeg toe" })).toBeNull();
		for (const name of ["Voeg veld toe", "Hernoem stap", "Neem op"]) expect(screen.queryByRole("button", { name })).toBeNull();
		const go = async (name: string, heading: string) => {
			await user.click(screen.getByRole("link", { name: new RegExp(`^${name}`) }));
			return screen.findByRole("heading", { name: heading, level: 1 });
		};
		await go("Problemen", "Problemen");
		expect(screen.queryAllByRole("button", { name: /^Herstel/ })).toEqual([]);
		await go("Rollen en rechten", "Rollen en rechten");
		const cell = screen.getAllByRole<HTMLInputElement>("checkbox")[0];
		expect(cell?.matches(":disabled")).toBe(true);
		await go("Redenen en huisstijl", "Redenen en huisstijl");
		for (const box of screen.getAllByRole("textbox")) expect(box.matches(":disabled")).toBe(true);
		await go("Scenario", "Scenario's");
		expect(screen.queryByRole("link", { name: "Neem op" })).toBeNull();
		expect(await axeFindings()).toEqual([]);
		// A designer does have them.
		show("designer", `/werkbank/ontwerp/${uuid}/rollen`);
		await screen.findByRole("heading", { name: "Rollen en rechten", level: 1 });
		expect(screen.getAllByRole("checkbox").some((each) => !each.matches(":disabled"))).toBe(true);
	});
});

describe("a tenant that was made here", () => {
	const named = { slug: "utopia", label: "Gemeente Utopia" };
	const inUtopia = () => {
		const person = { userId: "maker", name: "Mia Maker", email: "maker@voorbeeld.example", roles: { utopia: { developer: ["*"] } } };
		return showWorkbench({ ...test, tenant: "utopia" }, person, "/werkbank");
	};

	it("is taken away once, by its name and a second question, and is gone", async () => {
		const answer = await as("publisher").post("designs/tenants", { data: { ...named, brand: "#00A19A", action: "#0B5C78" } });
		expect(answer.status).toBe(201);
		show("publisher", "/werkbank");
		await screen.findByRole("link", { name: "Uitgaven" });
		expect(screen.queryByRole("link", { name: "Verwijder organisatie" })).toBeNull();
		const { user, calls } = inUtopia();
		await user.click(await screen.findByRole("link", { name: "Verwijder organisatie" }));
		const name = await screen.findByRole("textbox", { name: "Typ ter bevestiging: Gemeente Utopia" });
		expect(await axeFindings()).toEqual([]);
		await user.type(name, "utopia{Enter}");
		expect(await screen.findByText("Typ de naam zoals zij er staat: Gemeente Utopia")).toBeTruthy();
		expect(screen.queryByRole("dialog")).toBeNull();
		await user.clear(name);
		await user.type(name, "Gemeente Utopia{Enter}");
		const dialog = within(await screen.findByRole("dialog", { name: "Gemeente Utopia verwijderen?" }));
		await user.dblClick(dialog.getByRole("button", { name: "Verwijder de organisatie" }));
		const gone = await screen.findByRole("heading", { name: "Gemeente Utopia is verwijderd" });
		await waitFor(() => expect(document.activeElement).toBe(gone));
		expect(calls.filter(({ method, path }) => method === "POST" && path.endsWith("/removal"))).toHaveLength(1);
		expect(test.app.tenants.find("utopia")).toBeUndefined();
	});

	it("says why it stays where somebody worked in it", async () => {
		const slug = "bewerkt";
		const order = { ...named, slug, brand: "#00A19A", action: "#0B5C78" };
		expect((await as("publisher").post("designs/tenants", { data: order })).status).toBe(201);
		await startProcess({ ...test, tenant: slug }, new TestPerson(test.app, slug, { [slug]: { cpo: ["*"] } }));
		const person = { userId: "maker", name: "Mia Maker", email: "maker@voorbeeld.example", roles: { [slug]: { developer: ["*"] } } };
		showWorkbench({ ...test, tenant: slug }, person, "/werkbank/verwijderen");
		expect(await screen.findByText(/zij heeft 1 realisatieproces\. Daarom kan zij niet weg\./)).toBeTruthy();
		expect(screen.queryByRole("textbox")).toBeNull();
	});
});
