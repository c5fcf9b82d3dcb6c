import "../../web/test-support/browser-parts.ts";
import "../../web/test-support/later-parts.ts";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { Edit } from "../../engine/index.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../../server/test-support/test-process.ts";
import { showWorkbench } from "./harness/workbench.tsx";

const { access } = JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "tenant.json"), "utf8")) as { access: object };
const tenantFile = { access: { ...access, design: ["developer", "cpo"], publish: ["admin", "cpo"] } };
const label = (value: string): Edit => ({ op: "set", file: "flow.json", at: ["label"], value });
const exporters: Edit = { op: "set", file: "tenant.json", at: ["access", "export"], value: ["cpo"] };

/** Persons: a designer, a publisher, somebody who may do both, and two who may not see the workbench. */
const people = {
	designer: { name: "Dirk Ontwerper", roles: { developer: ["*"] } },
	publisher: { name: "Petra Uitgever", roles: { admin: ["*"] } },
	both: { name: "Bram Beide", roles: { cpo: ["*"] } },
	neither: { name: "Nina Niemand", roles: { municipality: ["*"] } },
} as const;
type Who = keyof typeof people;

let test: TestApp;
const open = async (settings: Readonly<Record<string, string>>) =>
	testApp({ place: { url: null, folder: ":memory:" }, remove: async () => undefined }, settings, { tenantFile });
beforeAll(async () => {
	test = await open({ WORKBENCH: "publish" });
});
afterAll(() => test.close());
afterEach(cleanup);

const personOf = (who: Who, { tenant } = test) => ({
	userId: who,
	name: people[who].name,
	email: `${who}@voorbeeld.example`,
	roles: { [tenant]: people[who].roles },
});
const as = (who: Who, on = test) => on.person(people[who].roles, on.tenant, { userId: who, name: people[who].name });

/** A design by somebody, with these edits. */
async function designed(who: Who, edits: readonly Edit[], on = test): Promise<string> {
	const { body } = await as(who, on).post("designs", { data: { name: "Nieuw advies" } });
	const { uuid } = body.data as unknown as { uuid: string };
	if (edits.length > 0) expect((await as(who, on).post(`designs/${uuid}/edits`, { data: { revision: 0, edits } })).status).toBe(200);
	return uuid;
}

/** Shows an address of the workbench to somebody. */
function show(who: Who, address: string, on = test) {
	return showWorkbench(on, personOf(who, on), address);
}
const gateOf = (uuid: string) => `/werkbank/ontwerp/${uuid}/publiceren`;
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole("button", { name }));
const obstacles = async () => {
	const list = within(await screen.findByRole("region", { name: "Staat in de weg" }));
	return list.queryAllByRole("listitem").map(({ textContent }) => textContent ?? "");
};
const releases = async () => {
	const { body } = await as("publisher").get("designs/releases");
	return body.data as unknown as { releases: { number: number; note: string }[]; activations: { number: number; release: number }[] };
};

it("'Draai terug' takes back what one wrote before the page was opened, the newest first, and says when there is no more", async () => {
	const uuid = await designed("both", [label("Eerst")]);
	const more = (who: Who, revision: number, value: string) =>
		as(who).post(`designs/${uuid}/edits`, { data: { revision, edits: [label(value)] } });
	for (const answer of [await more("both", 1, "Daarna")]) expect(answer.status).toBe(200);
	const { user } = show("both", `/werkbank/ontwerp/${uuid}`);
	const now = async () => {
		const { files } = (await as("both").get(`designs/${uuid}`)).body.data as unknown as {
			files: readonly { path: string; text: string }[];
		};
		return (JSON.parse(files.find(({ path }) => path === "flow.json")?.text ?? "{}") as { label: string }).label;
	};
	const original = (JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "flow.json"), "utf8")) as { label: string }).label;
	await press(user, "Draai terug");
	await waitFor(async () => expect(await now()).toBe("Eerst"));
	await press(user, "Draai terug");
	await waitFor(async () => expect(await now()).toBe(original));
	await waitFor(() => expect(screen.getByRole("button", { name: "Draai terug" }).hasAttribute("disabled")).toBe(true));
	await press(user, "Doe opnieuw");
	await waitFor(async () => expect(await now()).toBe("Eerst"));
});

describe("the gate of a design", () => {
	it("says of a flow that is not readable what is wrong with it, and nothing of what can't be known until it is mended", async () => {
		const uuid = await designed("both", [{ op: "text", file: "flow.json", value: "{" }]);
		show("both", gateOf(uuid));
		expect(await obstacles()).toEqual([expect.stringContaining("Ga naar Problemen")]);
		const facts = screen.getAllByRole("term").map(({ textContent }) => textContent);
		expect(facts).toEqual(["Loopt nu", "Scenario's"]);
		expect(screen.getByRole("main").textContent).not.toContain("te bepalen");
	});

	it("names what stands in the way, raises the version in one press, and lets the release be made and run", async () => {
		const uuid = await designed("both", [label("Andere naam")]);
		const { user } = show("both", gateOf(uuid));
		expect(await obstacles()).toEqual([expect.stringContaining("Verhoog de versie naar ten minste")]);
		expect(await screen.findByText("1 veilig")).toBeTruthy();
		const note = screen.getByRole("textbox", { name: /Toelichting/ });
		await user.type(note, "De naam klopte niet");
		await press(user, "Maak definitief");
		expect(await screen.findByText(/Er staat nog iets in de weg; hierboven/)).toBeTruthy();
		await user.click(screen.getByRole("button", { name: /^Verhoog naar / }));
		expect(await screen.findByText("Er staat niets in de weg.")).toBeTruthy();
		expect(screen.queryByText(/Er staat nog iets in de weg/)).toBeNull();
		expect((note as HTMLTextAreaElement).value).toBe("De naam klopte niet");

		const before = (await releases()).releases.length;
		await user.dblClick(screen.getByRole("button", { name: "Maak definitief" }));
		expect(await screen.findByText(/^Uitgave \d+ is gemaakt\. Zij loopt nog niet\.$/)).toBeTruthy();
		const made = (await releases()).releases;
		expect([made.length, made[0]?.note]).toEqual([before + 1, "De naam klopte niet"]);
		await press(user, "Activeer nu");
		const dialog = within(await screen.findByRole("dialog"));
		expect(dialog.getByText(/Lopende processen blijven op hun versie/)).toBeTruthy();
		await user.dblClick(dialog.getByRole("button", { name: "Activeer nu" }));
		expect(await screen.findByText(/^Deze uitgave loopt\./)).toBeTruthy();
		expect((await releases()).activations[0]?.release).toBe(made[0]?.number);
	});

	it("asks for why, and keeps what was typed over a revision that a colleague made and a server that is away", async () => {
		const uuid = await designed("designer", [{ op: "set", file: "tenant.json", at: ["name"], value: "Anders" }]);
		const { user } = show("publisher", gateOf(uuid));
		await screen.findByText("Er staat niets in de weg.");
		await press(user, "Maak definitief");
		expect(await screen.findByText("Vul in waarom deze uitgave er komt.")).toBeTruthy();
		const note = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Toelichting/ });
		await user.type(note, "Omdat het moet");
		const edited = { revision: 1, edits: [{ op: "set", file: "tenant.json", at: ["name"], value: "Weer anders" }] };
		expect((await as("designer").post(`designs/${uuid}/edits`, { data: edited })).status).toBe(200);
		await press(user, "Maak definitief");
		expect(await screen.findByText("Het ontwerp is intussen gewijzigd. Bekijk het opnieuw.")).toBeTruthy();
		const served = globalThis.fetch;
		globalThis.fetch = async () => Promise.reject(new TypeError("away"));
		await press(user, "Maak definitief");
		await waitFor(() => expect(screen.getAllByRole("alert").length).toBeGreaterThan(0));
		globalThis.fetch = served;
		expect(note.value).toBe("Omdat het moet");
		await press(user, "Kijk opnieuw");
		await press(user, "Maak definitief");
		expect(await screen.findByText(/^Uitgave \d+ is gemaakt/)).toBeTruthy();
	});

	it("lets a second person approve, not whoever edited, and says who did", async () => {
		const uuid = await designed("both", [exporters]);
		show("both", gateOf(uuid));
		expect(await obstacles()).toEqual([expect.stringContaining("Een tweede persoon")]);
		expect(screen.queryByRole("button", { name: "Keur goed" })).toBeNull();
		const { user } = show("publisher", gateOf(uuid));
		expect(await screen.findByText(/moet het goedkeuren: .*\. Dat kunt u doen\.$/)).toBeTruthy();
		await press(user, "Keur goed");
		expect(await screen.findByText("U keurde het ontwerp goed zoals het nu is.")).toBeTruthy();
		expect(await screen.findByText("Er staat niets in de weg.")).toBeTruthy();
		expect(screen.getByText(/^Goedgekeurd door /)).toBeTruthy();
		// Whoever edits afterwards ends the approval, and what was said of it.
		expect((await as("both").post(`designs/${uuid}/edits`, { data: { revision: 1, edits: [label("Nog anders")] } })).status).toBe(200);
		await press(user, "Kijk opnieuw");
		expect(await screen.findByRole("button", { name: "Keur goed" })).toBeTruthy();
		expect(screen.queryByText("U keurde het ontwerp goed zoals het nu is.")).toBeNull();
	});

	it("shows a designer what stands in the way, and offers nothing that only a publisher may do", async () => {
		const uuid = await designed("designer", [exporters]);
		show("designer", gateOf(uuid));
		expect(await screen.findByText(/Publiceren kan wie daar/)).toBeTruthy();
		expect(await obstacles()).toHaveLength(1);
		for (const name of ["Maak definitief", "Keur goed", "Activeer nu"]) expect(screen.queryByRole("button", { name })).toBeNull();
	});

	it("says that a release was overtaken when something else began to run", async () => {
		const early = await designed("designer", [{ op: "set", file: "tenant.json", at: ["name"], value: "Te vroeg" }]);
		const { user } = show("publisher", gateOf(early));
		await user.type(await screen.findByRole("textbox", { name: /Toelichting/ }), "Vroeg");
		await screen.findByText("Er staat niets in de weg.");
		await press(user, "Maak definitief");
		await screen.findByText(/^Uitgave \d+ is gemaakt/);
		const other = await designed("designer", [{ op: "set", file: "tenant.json", at: ["name"], value: "Eerder" }]);
		const made = await as("publisher").post(`designs/${other}/release`, { data: { revision: 1, note: "Eerder" } });
		const { number } = made.body.data as unknown as { number: number };
		const active = (await releases()).activations[0]?.number;
		expect((await as("publisher").post("designs/releases/activate", { data: { release: number, active } })).status).toBe(200);
		await press(user, "Activeer nu");
		await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Activeer nu" }));
		expect(await screen.findByText("Intussen is er iets anders gaan lopen. Bekijk eerst wat dat is.")).toBeTruthy();
		expect(await screen.findByText(/Sinds deze uitgave is gemaakt, is er iets anders gaan lopen/)).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Activeer nu" })).toBeNull();
	});

	it("is not there for whoever may neither design nor publish", async () => {
		show("neither", "/werkbank/uitgaven");
		expect(await screen.findByRole("heading", { name: "Deze pagina bestaat niet" })).toBeTruthy();
	});

	it("says so where the deployment designs and does not publish", async () => {
		const other = await open({ WORKBENCH: "design" });
		const uuid = await designed("both", [], other);
		show("both", gateOf(uuid), other);
		expect(await screen.findByText(/In deze installatie wordt ontworpen en niet gepubliceerd/)).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Maak definitief" })).toBeNull();
		cleanup();
		await other.close();
	});
});

describe("the processes that run", () => {
	const versionOf = async (uuid: string) => {
		const row = await test.app.data.db.selectFrom("realisation").select("flow_version").where("uuid", "=", uuid).executeTakeFirst();
		return row?.flow_version;
	};
	const part = async () => within(await screen.findByRole("region", { name: "Lopende processen" }));

	it("are shown by step before and after a release runs, and taken along once", async () => {
		const one = await startProcess(test, test.person({ cpo: ["0202"] }));
		const other = await startProcess(test, test.person({ cpo: ["0202"] }));
		const begun = (await versionOf(one.uuid)) ?? "";
		const first = test.app.tenants.find(test.tenant)?.flow.compiled.steps.get("1")?.definition.label ?? "";
		const uuid = await designed("both", [label("Naam die meegaat")]);
		const { user } = show("both", gateOf(uuid));
		await user.click(await screen.findByRole("button", { name: /^Verhoog naar / }));
		await screen.findByText("Er staat niets in de weg.");
		await user.click((await part()).getByRole("button", { name: "Bekijk wat dit betekent" }));
		expect(await screen.findByText("2 van 2 bekeken")).toBeTruthy();
		expect((await part()).getByRole("row", { name: `Stap 1 ${first} 2 0 0` })).toBeTruthy();
		expect((await part()).queryByRole("button", { name: /^Neem mee/ })).toBeNull();
		expect(await versionOf(one.uuid)).toBe(begun);

		await user.type(screen.getByRole("textbox", { name: /Toelichting/ }), "Voor wie al loopt");
		await press(user, "Maak definitief");
		await press(user, "Activeer nu");
		await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Activeer nu" }));
		await screen.findByText(/^Deze uitgave loopt\./);
		const { calls } = show("both", "/werkbank/uitgaven");
		await user.click((await part()).getByRole("button", { name: "Bekijk wat dit betekent" }));
		await user.click(await screen.findByRole("button", { name: "Neem mee (2)" }));
		await user.dblClick(within(await screen.findByRole("dialog")).getByRole("button", { name: "Neem mee" }));
		expect(await screen.findByText("Klaar: 2 van 2 zijn mee")).toBeTruthy();
		expect(await screen.findByText(/^Al op versie .*: 2\.$/)).toBeTruthy();
		expect(calls.filter(({ path }) => path.endsWith("/take-along"))).toHaveLength(2);
		const now = test.app.tenants.find(test.tenant)?.flow.version;
		expect([await versionOf(one.uuid), await versionOf(other.uuid)]).toEqual([now, now]);
		expect(now).not.toBe(begun);
	});

	it("ask for a choice that is made in the design, and are tried again with it", async () => {
		const cpo = test.person({ cpo: ["0202"] });
		await learnSteps(cpo);
		const record = await startProcess(test, cpo);
		const step = stepOne(record);
		await saved(cpo, record, stepSave(record, "1", { ...step, Location: { ...(step.Location as object), Remarks: "Let op" } }));
		const from = test.app.tenants.find(test.tenant)?.flow.version ?? "";
		const to = from.replace(/^\d+/, (major) => String(Number(major) + 1));
		const read = (name: string) => readFileSync(resolve("flows", defaultTenantFolder(), name), "utf8");
		const { steps } = JSON.parse(read("flow.json")) as { steps: { uuid: string }[] };
		const filled = readdirSync(resolve("flows", defaultTenantFolder(), "scenarios"))
			.map((name) => `scenarios/${name}`)
			.filter((name) => read(name).includes("Remarks"));
		const sections = ["steps", { key: "uuid", is: steps[0]?.uuid ?? "" }, "sections"] as const;
		const uuid = await designed("both", [
			{ op: "remove", file: "flow.json", at: [...sections, { item: { block: "remarks" } }] },
			{ op: "set", file: "flow.json", at: ["version"], value: to },
			...filled.map((file): Edit => ({ op: "text", file, value: null })),
		]);
		const { user } = show("both", gateOf(uuid));
		await user.click((await part()).getByRole("button", { name: "Bekijk wat dit betekent" }));
		const choices = within(await screen.findByRole("region", { name: `Wie van versie ${from} naar ${to} gaat` }));
		expect(choices.getByText("Lopende processen: 1, nog zonder keuze: 1.")).toBeTruthy();
		const choice = choices.getByRole("combobox", { name: /^De waarde van “[^.”]+” gaat naar$/ });
		// Only fields that can hold its text, by what people call them.
		const receivers = within(choice).getAllByRole<HTMLOptionElement>("option");
		expect(receivers.map(({ value }) => value)).not.toEqual(expect.arrayContaining(["Location.Latitude"]));
		expect(receivers.map(({ value }) => value)).toContain("Advice.Comments");
		expect(receivers.filter(({ textContent }) => textContent?.includes("Advice.Comments"))).toEqual([]);
		await user.selectOptions(choice, "Vervalt; de geschiedenis bewaart haar");
		expect(await screen.findByText("Lopende processen: 1. Gekozen.")).toBeTruthy();
		const { files } = (await as("both").get(`designs/${uuid}`)).body.data as unknown as { files: { path: string; text: string }[] };
		const kept = files.find(({ path }) => path === `mappings/${from}.json`)?.text ?? "{}";
		expect(JSON.parse(kept)).toMatchObject({ from, to, fields: { "Location.Remarks": null } });
		expect((await part()).queryByRole("row", { name: /^Samen \d+ [1-9]/ })).toBeNull();
	});

	it("have their turn although one before them is not there any more, which is told", async () => {
		const uuids = [];
		for (let made = 0; made < 3; made++) uuids.push((await startProcess(test, test.person({ cpo: ["0202"] }))).uuid);
		const before = await releases();
		const first = { release: 1, active: before.activations[0]?.number, reason: "Om mee terug te nemen" };
		expect((await as("both").post("designs/releases/roll-back", { data: first })).status).toBe(200);
		const { user } = show("both", "/werkbank/uitgaven");
		await user.click((await part()).getByRole("button", { name: "Bekijk wat dit betekent" }));
		const ready = await screen.findByRole("button", { name: /^Neem mee \(\d+\)$/ });
		const count = Number(/\d+/.exec(ready.textContent ?? "")?.[0]);
		const served = globalThis.fetch;
		const gone = uuids[0] ?? "";
		globalThis.fetch = (asked, init) => served(String(asked).replace(gone, randomUUID()), init);
		await user.click(ready);
		await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Neem mee" }));
		expect(await screen.findByText(`Klaar: ${count - 1} van ${count} zijn mee`)).toBeTruthy();
		globalThis.fetch = served;
		expect(screen.getByText("Niet mee gegaan: 1.")).toBeTruthy();
		const now = test.app.tenants.find(test.tenant)?.flow.version;
		const [left, ...along] = await Promise.all(uuids.map(versionOf));
		expect(along).toEqual([now, now]);
		expect(left).not.toBe(now);
		const order = {
			release: before.activations[0]?.release ?? 0,
			active: (await releases()).activations[0]?.number,
			reason: "Zoals het was",
		};
		expect((await as("both").post("designs/releases/roll-back", { data: order })).status).toBe(200);
	});
});

describe("the releases", () => {
	const card = (number: number) => screen.findByRole("article", { name: `Uitgave ${number}` });

	it("say what runs since when, and go back to a former one with a reason, once", async () => {
		const { activations } = await releases();
		const running = activations[0]?.release ?? 0;
		const { user } = show("publisher", "/werkbank/uitgaven");
		expect((await card(running)).textContent).toContain("Loopt sinds");
		expect(screen.getByRole("link", { name: "Handleiding" }).getAttribute("href")).toBe("/handleidingen/werkbank");
		expect((await card(1)).textContent).toContain("Uit de map van de installatie");
		await press(user, "Zet terug: uitgave 1");
		const dialog = within(await screen.findByRole("dialog"));
		expect(dialog.getByText(new RegExp(`in plaats van uitgave ${running}`))).toBeTruthy();
		await user.click(dialog.getByRole("button", { name: "Zet terug" }));
		expect(dialog.getByText("Vul in waarom u teruggaat.")).toBeTruthy();
		await user.type(dialog.getByRole("textbox", { name: /Reden/ }), "Het ging mis");
		await user.dblClick(dialog.getByRole("button", { name: "Zet terug" }));
		expect(await screen.findByText("Uitgave 1 loopt weer.")).toBeTruthy();
		await waitFor(async () => expect((await card(1)).textContent).toContain("Reden: Het ging mis"));
		expect((await releases()).activations).toHaveLength(activations.length + 1);
	});

	it("offer a designer nothing, and tell a publisher that somebody was first", async () => {
		show("designer", "/werkbank/uitgaven");
		await card(1);
		expect(screen.queryAllByRole("button", { name: /^Zet terug|^Activeer/ })).toEqual([]);
		const { user } = show("publisher", "/werkbank/uitgaven");
		const [last] = (await releases()).activations;
		const former = (await releases()).activations.find(({ release }) => release !== last?.release)?.release ?? 0;
		await press(user, `Zet terug: uitgave ${former}`);
		const dialog = within(await screen.findByRole("dialog"));
		await user.type(dialog.getByRole("textbox", { name: /Reden/ }), "Nu ik");
		const first = { release: former, active: last?.number, reason: "Eerst ik" };
		expect((await as("both").post("designs/releases/roll-back", { data: first })).status).toBe(200);
		await user.click(dialog.getByRole("button", { name: "Zet terug" }));
		expect(await screen.findByText("Intussen is er iets anders gaan lopen. Bekijk eerst wat dat is.")).toBeTruthy();
	});

	it("go back to other rights only with the word of somebody else", async () => {
		const uuid = await designed("designer", [exporters]);
		await as("publisher").post(`designs/${uuid}/approve`, { data: { revision: 1 } });
		const made = await as("publisher").post(`designs/${uuid}/release`, { data: { revision: 1, note: "Anderen exporteren" } });
		const { number } = made.body.data as unknown as { number: number };
		const [before] = (await releases()).activations;
		const order = { release: number, active: before?.number };
		expect((await as("publisher").post("designs/releases/activate", { data: order })).status).toBe(200);

		const { user } = show("publisher", "/werkbank/uitgaven");
		await press(user, `Zet terug: uitgave ${before?.release}`);
		const dialog = within(await screen.findByRole("dialog"));
		expect(await dialog.findByText(/Een tweede persoon moet goedkeuren dat u teruggaat/)).toBeTruthy();
		expect(dialog.queryByRole("button", { name: "Zet terug" })).toBeNull();
		await user.type(dialog.getByRole("textbox", { name: /Reden/ }), "Toch niet");
		await user.dblClick(dialog.getByRole("button", { name: "Keur het terugzetten goed" }));
		expect(await dialog.findByText(/U keurde dit zelf goed/)).toBeTruthy();
		expect(dialog.queryByRole("button", { name: /Zet terug|Keur/ })).toBeNull();
		const [last] = (await releases()).activations;
		const approved = await as("both").post(`designs/releases/${before?.release}/approve`, { data: { active: last?.number } });
		expect(approved.status).toBe(200);
		await user.click(dialog.getByRole("button", { name: "Kijk opnieuw" }));
		expect(await dialog.findByText(/^Goedgekeurd door /)).toBeTruthy();
		await user.click(dialog.getByRole("button", { name: "Zet terug" }));
		expect(await screen.findByText(`Uitgave ${before?.release} loopt weer.`)).toBeTruthy();
		expect((await releases()).activations[0]).toMatchObject({ release: before?.release });
		expect(await screen.findByText(/Het terugzetten is goedgekeurd door /)).toBeTruthy();
	});

	it("are compared with the one before, in sentences, and with any other", async () => {
		const { releases: made } = await releases();
		const number = made.find(({ note }) => note === "Anderen exporteren")?.number ?? 0;
		const { user } = show("designer", "/werkbank/uitgaven");
		await user.click(await screen.findByRole("link", { name: `Toon het verschil van uitgave ${number} met de vorige` }));
		expect(await screen.findByText("tenant.json")).toBeTruthy();
		const [from, to] = ["Van", "Naar"].map((name) => screen.getByRole<HTMLSelectElement>("combobox", { name }));
		expect([from?.value, to?.value]).toEqual([`release:${number - 1}`, `release:${number}`]);
		await waitFor(() => expect(from?.querySelector("option[value='release:1']")).toBeTruthy());
		if (to !== undefined) await user.selectOptions(to, `release:${number - 1}`);
		expect(await screen.findByText("Er is niets gewijzigd.")).toBeTruthy();
	});
});
