import "../../web/test-support/browser-parts.ts";
import "../../web/test-support/later-parts.ts";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { type Edit, objectOf } from "../../engine/index.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { showWorkbench } from "./harness/workbench.tsx";

const folder = resolve("flows", defaultTenantFolder());
const parsed = (file: string) => objectOf(JSON.parse(readFileSync(resolve(folder, file), "utf8")));
const person = { userId: "both", name: "Bram Beide", roles: { cpo: ["*"] } };

let test: TestApp;
beforeAll(async () => {
	const place = { place: { url: null, folder: ":memory:" }, remove: async () => undefined };
	const access = { ...objectOf(parsed("tenant.json").access), design: ["cpo"], publish: ["cpo"] };
	test = await testApp(place, { WORKBENCH: "publish" }, { tenantFile: { access } });
});
afterAll(() => test.close());
afterEach(cleanup);

/** A scenario with a wrong expectation after its first act. */
function wrong(file: string, name: string): Edit {
	const { instructions, ...scenario } = parsed(file);
	const [first] = Array.isArray(instructions) ? instructions : [];
	const value = JSON.stringify({ ...scenario, name, instructions: [{ ...objectOf(first), expect: { status: "onhold" } }] });
	return { op: "text", file, value };
}

it("the gate leads to each scenario that goes otherwise, and lets go of one at once when it is removed", async () => {
	const [one = "", other = "", ...rest] = readdirSync(resolve(folder, "scenarios")).map((file) => `scenarios/${file}`);
	const gone = rest.map((file): Edit => ({ op: "text", file, value: null }));
	const calls = test.person(person.roles, test.tenant, { userId: person.userId, name: person.name });
	const { body } = await calls.post("designs", { data: { name: "Verhalen" } });
	const uuid = String(objectOf(body.data).uuid);
	const edits = [wrong(one, "Het ene verhaal"), wrong(other, "Het andere verhaal"), ...gone];
	expect((await calls.post(`designs/${uuid}/edits`, { data: { revision: 0, edits } })).status).toBe(200);

	const signedIn = { ...person, email: "bram@voorbeeld.example", roles: { [test.tenant]: person.roles } };
	const { user } = showWorkbench(test, signedIn, `/werkbank/ontwerp/${uuid}/publiceren`);
	const failed = within(await screen.findByRole("list", { name: "Scenario's die niet goed gaan" }));
	const named = () => failed.getAllByRole("link", { name: /verhaal$/ }).map(({ textContent }) => textContent);
	expect(named()).toEqual(["Het ene verhaal", "Het andere verhaal"]);
	// Those that are gone can't go wrong: how many there were before is told beside it.
	const missing = await screen.findByText(new RegExp(`^${gone.length} verwijderd: `));
	const names = rest.map((file) => (JSON.parse(readFileSync(resolve(folder, file), "utf8")) as { name: string }).name);
	const shown = missing.textContent?.match(/“[^”]+”/g) ?? [];
	expect(shown).toHaveLength(5);
	expect(shown.filter((each) => !names.includes(each.slice(1, -1)))).toEqual([]);
	expect(names.length).toBeGreaterThan(6);
	expect(missing.textContent).toMatch(new RegExp(`: (?:“[^”]+”, ){4}“[^”]+” en nog ${names.length - 5}$`));
	await user.click(failed.getByRole("button", { name: "Verwijder dit scenario: Het ene verhaal" }));
	await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Verwijder dit scenario" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(named()).toEqual(["Het andere verhaal"]);
	await screen.findByText("Een scenario gaat niet goed. Herstel de flow, of pas het scenario aan.");
	await user.click(screen.getByRole("link", { name: "Het andere verhaal" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Het andere verhaal" })).toBeTruthy();
	// The check of the files finds nothing wrong with it.
	await user.click(screen.getByRole("link", { name: "Problemen" }));
	const told = within(await screen.findByRole("region", { name: "Scenario's" }));
	expect((await told.findAllByRole("link")).map(({ textContent }) => textContent)).toEqual(["Het andere verhaal"]);
	expect(told.getByRole("status").textContent).toBe("Het scenario gaat niet goed");
	const bar = within(screen.getByRole("banner"));
	expect(bar.getByText("1 scenario ging niet goed")).toBeTruthy();
	expect(bar.queryByText("Geen problemen")).toBeNull();
});
