import "../../web/test-support/browser-parts.ts";
import "../../web/test-support/later-parts.ts";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { learnSteps, reach, saved, startProcess, stepSave } from "../../server/test-support/test-process.ts";
import { showWorkbench } from "./harness/workbench.tsx";

const { access } = JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "tenant.json"), "utf8")) as { access: object };
const roles = { cpo: ["*"] } as const;

let test: TestApp;
beforeAll(async () => {
	const place = { place: { url: null, folder: ":memory:" }, remove: async () => undefined };
	test = await testApp(place, { WORKBENCH: "publish" }, { tenantFile: { access: { ...access, design: ["cpo"], publish: ["cpo"] } } });
});
afterAll(() => test.close());
afterEach(cleanup);

const both = () => test.person(roles, test.tenant, { userId: "both", name: "Bram Beide" });
const person = () => ({ userId: "both", name: "Bram Beide", email: "bram@voorbeeld.example", roles: { [test.tenant]: roles } });

/** A process on the step of the grid connection, with this connection. */
async function connected(connection: string): Promise<void> {
	const cpo = test.person({ cpo: ["0202"] });
	await learnSteps(cpo);
	const begun = await startProcess(test, cpo);
	await reach(test, begun.uuid, ["5"]);
	await saved(cpo, begun, stepSave(begun, "5", { GridConnection: { ConnectionValue: connection } }));
}

it("a choice that is removed for another one is that other one in running processes, which does not ask again when it is published", async () => {
	await connected("3 x 50 A");
	const { uuid } = (await both().post("designs", { data: { name: "Zwaarder" } })).body.data as unknown as { uuid: string };
	const step = showWorkbench(test, person(), `/werkbank/ontwerp/${uuid}/stap/5?veld=GridConnection.ConnectionValue`);
	await step.user.click(await screen.findByRole("button", { name: "Verwijder: 3x50A" }));
	const dialog = within(await screen.findByRole("dialog"));
	await step.user.selectOptions(await dialog.findByRole("combobox", { name: "Wat ervoor in de plaats komt" }), "3x35A");
	expect(dialog.getByText(/^Ook processen met deze keuze op de versie die nu loopt \(.+\) krijgen “3x35A”\./)).toBeTruthy();
	await step.user.click(dialog.getByRole("button", { name: "Verwijder" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

	const gate = showWorkbench(test, person(), `/werkbank/ontwerp/${uuid}/publiceren`);
	await gate.user.click(await screen.findByRole("button", { name: /^Verhoog naar / }));
	await screen.findByText("Er staat niets in de weg.");
	await gate.user.click(await screen.findByRole("button", { name: "Bekijk wat dit betekent" }));
	const asked = await screen.findByRole("combobox", { name: /3x50A/ });
	expect((asked as HTMLSelectElement).selectedOptions[0]?.textContent).toBe("3x35A");
	expect(screen.getByText("Lopende processen: 1. Gekozen.")).toBeTruthy();
	expect(
		within(screen.getByRole("row", { name: /^Samen/ }))
			.getAllByRole("cell")
			.map(({ textContent }) => textContent),
	).toEqual(["1", "0", "0"]);
});
