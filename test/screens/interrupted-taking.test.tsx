import "../../web/test-support/browser-parts.ts";
import "../../web/test-support/later-parts.ts";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { startProcess } from "../../server/test-support/test-process.ts";
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

/** Makes a release with another version of the flow run. */
async function released(): Promise<void> {
	const version = test.app.tenants.find(test.tenant)?.flow.version.replace(/^\d+/, (major) => String(Number(major) + 1));
	const { uuid } = (await both().post("designs", { data: { name: "Anders" } })).body.data as unknown as { uuid: string };
	const edits = ["label", "version"].map((name) => ({ op: "set", file: "flow.json", at: [name], value: version }));
	expect((await both().post(`designs/${uuid}/edits`, { data: { revision: 0, edits } })).status).toBe(200);
	const made = (await both().post(`designs/${uuid}/release`, { data: { revision: 1, note: "Anders" } })).body.data;
	const { number } = made as unknown as { number: number };
	const { activations } = (await both().get("designs/releases")).body.data as unknown as { activations: readonly { number: number }[] };
	const order = { release: number, active: activations[0]?.number };
	expect((await both().post("designs/releases/activate", { data: order })).status).toBe(200);
}

it("processes that were interrupted on the way are told once, without the counts from before, and counted anew when asked; the keys of a form take none along", async () => {
	for (let made = 0; made < 3; made++) await startProcess(test, test.person({ cpo: ["0202"] }));
	await released();
	const person = { userId: "both", name: "Bram Beide", email: "bram@voorbeeld.example", roles: { [test.tenant]: roles } };
	const { user } = showWorkbench(test, person, "/werkbank/uitgaven");
	const part = within(await screen.findByRole("region", { name: "Lopende processen" }));
	await user.click(part.getByRole("button", { name: "Bekijk wat dit betekent" }));
	await user.click(await part.findByRole("button", { name: "Neem mee (3)" }));
	const served = globalThis.fetch;
	let taken = 0;
	globalThis.fetch = async (asked, init) => {
		if (taken > 0) throw new TypeError("away");
		if (String(asked).endsWith("/take-along")) taken += 1;
		return served(asked, init);
	};
	const dialog = within(await screen.findByRole("dialog"));
	const back = dialog.getByRole("button", { name: "Terug" });
	await waitFor(() => expect(document.activeElement).toBe(back));
	await user.keyboard("{Control>}{Enter}{/Control}");
	expect([back.isConnected, taken]).toEqual([true, 0]);
	await user.click(dialog.getByRole("button", { name: "Neem mee" }));
	const broken = /^Onderbroken: 1 van 3 zijn mee\. Er is geen verbinding met de server\./;
	expect(await part.findByText(broken)).toBeTruthy();
	await waitFor(() => expect(part.queryByRole("table")).toBeNull());
	expect(part.getAllByText(/Er is geen verbinding met de server/)).toHaveLength(1);
	expect(part.queryByRole("button", { name: /^Neem mee/ })).toBeNull();
	globalThis.fetch = served;
	await user.click(part.getByRole("button", { name: "Bekijk wat dit betekent" }));
	expect(await part.findByRole("button", { name: "Neem mee (2)" })).toBeTruthy();
	expect(part.getByText(/^Al op versie .*: 1\.$/)).toBeTruthy();
	expect(part.queryByText(broken)).toBeNull();
});
