import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { RequestContent, RequestRecord } from "../../engine/index.ts";
import { TestPerson } from "../../server/test-support/test-person.ts";
import { placeRequest } from "../api/harness/place-request.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

const nowhere = { lat: null, lng: null, nomatch: false };
const place = async (changes: Partial<RequestContent> = {}, tenant = "go-ral") =>
	(await placeRequest(screens.deployment.app, tenant, { geographyCode: "0202", ...changes })).uuid;
const stored = async (uuid: string, role = "cpo", tenant = "go-ral") =>
	(await screens.deployment.as(tenant, role).get(`charging-point-requests/${uuid}`)).body.data as unknown as RequestRecord;
const show = (uuid: string, role: string | Readonly<Record<string, readonly string[]>> = "cpo", tenant = "go-ral") =>
	screens.show(tenant, role, `/aanvragen/${uuid}`);

/** A card beside the request, once it is drawn. */
const card = async (name: string) => {
	const side = await screen.findByRole("complementary", { name: "Over deze aanvraag" });
	return within(await within(side).findByRole("group", { name }));
};
const judge = async (uuid: string, data: object, roles: Readonly<Record<string, readonly string[]>> = { cpo: ["*"] }) => {
	const { synced } = await stored(uuid);
	const call = { synchronisation: { synced }, intent: { action: "judgement" }, data };
	const person = new TestPerson(screens.deployment.app, "go-ral", { "go-ral": roles });
	const reply = await person.post(`charging-point-requests/${uuid}/judgement`, call);
	if (reply.status !== 200) throw new Error(reply.text);
};
const rejected = { status: 4, reason: "1", remarks: "" };
/** Somebody who is only an administrator sees no requests in go-ral. */
const administrator = { admin: ["*"], municipality: ["*"] };

/** A tag that requests can have; the tenants come without any. */
async function addTag(): Promise<string> {
	const tag = { uuid: randomUUID(), label: `Spoed ${randomUUID()}`, enabled: true, deleted_at: null, request: true, process: true };
	const body = { synchronisation: {}, data: { Tags: [tag] } };
	const reply = await screens.deployment.as("go-ral", "admin").post("/api/config_savetags", body, { "x-tenant": "go-ral" });
	if (reply.status !== 200) throw new Error(reply.text);
	return tag.uuid;
}

describe("the page of a request", () => {
	it("REQ-021 REQ-110 shows its reference, the tables of the tenant and the database references, and 'Onbekend' for a date that nobody knows", async () => {
		const uuid = await place({ created_at: null });
		const { ref } = await stored(uuid);
		show(uuid);
		expect(await screen.findByRole("heading", { level: 1, name: ref })).toBeDefined();
		const applicant = within(screen.getByRole("region", { name: "Aanvrager" }));
		expect(applicant.getByRole("link", { name: "j.jansen@example.org" })).toBeDefined();
		expect((await screen.findByText("Aangemaakt op")).nextElementSibling?.textContent).toBe("Onbekend");
		const references = within(screen.getByRole("region", { name: "Databasereferenties" }));
		for (const known of [uuid, ref, "0202"]) expect(references.getByText(known)).toBeDefined();
	});

	it("REQ-022 has the process, the judgement, a summary and the map beside it", async () => {
		show(await place());
		for (const name of ["Realisatieproces", "Beoordeling", "Samenvatting", "Locatie"]) expect(await card(name)).toBeDefined();
		expect((await card("Samenvatting")).getByText("Jansbuitensingel 7, 6811 AA Arnhem")).toBeDefined();
		expect(await screen.findByRole("application", { name: "Kaart van de aanvraag" })).toBeDefined();
	});

	it("REQ-023 shows its comments", async () => {
		const uuid = await place();
		const comment = { synchronisation: {}, data: { action: "create", message: "Bellen na de vakantie" } };
		expect((await screens.deployment.as("go-ral", "cpo").post(`charging-point-requests/${uuid}/comments`, comment)).status).toBe(200);
		show(uuid);
		expect(await screen.findByText("Bellen na de vakantie")).toBeDefined();
		expect(screen.getByRole("region", { name: "Opmerkingen bij de aanvraag" })).toBeDefined();
	});

	it.each([
		["a cpo", "cpo", true],
		["an administrator", administrator, true],
		["a municipality", "municipality", false],
	] as const)("REQ-028 shows its papers to %s or not", async (_who, roles, shown) => {
		show(await place(), roles);
		await card("Beoordeling");
		if (shown) expect(await screen.findByRole("heading", { name: /oertuig|enteken/, level: 3 })).toBeDefined();
		else expect(screen.queryByRole("heading", { name: /oertuig|enteken/, level: 3 })).toBeNull();
	});

	it("REQ-020 has its tags where the tenant has tags for requests, and not otherwise", async () => {
		const seen = new Set<boolean>();
		for (const [tenant, role, geographyCode] of [
			["go-ral", "cpo", "0202"],
			["opcharge", "cpo", "0344"],
			["park-n-charge", "cpo", "0034"],
			["vlaanderen", "cpo", "44021"],
			["amsterdam", "municipality", "0363"],
		] as const) {
			const { body } = await screens.deployment.as(tenant, role).get("configs");
			const { tags } = body.data.tenant as { tags: readonly { enabled: boolean; request: boolean; deleted_at: unknown }[] };
			const some = tags.some(({ enabled, request, deleted_at }) => enabled && request && deleted_at === null);
			seen.add(some);
			show(await place({ geographyCode }, tenant), role, tenant);
			await card("Beoordeling");
			if (some) await screen.findByRole("group", { name: "Tags" });
			expect([tenant, screen.queryByRole("group", { name: "Tags" }) !== null]).toEqual([tenant, some]);
		}
		expect([...seen].sort()).toEqual([false, true]);
	});

	it.each([
		[0, "00:00-07:00"],
		[1, "07:00-12:00"],
		[2, "12:00-17:00"],
		[3, "17:00-24:00"],
	] as const)("REQ-121 writes timeslot %s as %s", async (timeslot, hours) => {
		show(await place({ raw: { remarks: "", timeslot } }));
		expect((await screen.findByText("Laadmoment")).nextElementSibling?.textContent).toBe(hours);
	});
});

describe("judging a request", () => {
	const judgement = () => card("Beoordeling");
	const pencil = { name: /^Pas .*aan|^Wijzig de beoordeling|^Aanpassen/ };

	it("REQ-024 starts at an open request and at no other", async () => {
		for (const data of [null, { status: 3 }, rejected, { status: 5, reason: null, remarks: "" }]) {
			const uuid = await place();
			if (data !== null) await judge(uuid, data);
			show(uuid);
			const found = await judgement();
			await waitFor(() => expect([data, found.queryAllByRole("radio").length > 0]).toEqual([data, data === null]));
		}
	});

	it("REQ-124 offers the removal as 'Bevestigen het verwijderen', and shows it so afterwards", async () => {
		const uuid = await place();
		show(uuid);
		expect(await (await judgement()).findByRole("radio", { name: "Bevestigen het verwijderen" })).toBeDefined();
		await judge(uuid, { status: 5, reason: null, remarks: "" });
		show(uuid);
		expect(await (await judgement()).findByText("Bevestigen het verwijderen")).toBeDefined();
	});

	it("REQ-183 asks for a status, and for a reason where the status has them; the button says what is missing", async () => {
		const uuid = await place();
		const { calls } = show(uuid);
		const found = await judgement();
		const confirm = () => found.getByRole("button", { name: /^Bevestig het oordeel/ });
		await found.findByRole("radio", { name: "Afgewezen" });
		expect(confirm().getAttribute("aria-disabled")).toBe("true");
		fireEvent.click(confirm());
		expect((await screen.findAllByText("Er moet een status geselecteerd worden")).length).toBeGreaterThan(0);
		fireEvent.click(found.getByRole("radio", { name: "Afgewezen" }));
		fireEvent.click(confirm());
		expect((await screen.findAllByText("Er moet een reden geselecteerd worden")).length).toBeGreaterThan(0);
		const reasons = found.getByRole<HTMLSelectElement>("combobox", { name: "Reden" });
		fireEvent.change(reasons, { target: { value: [...reasons.options].find(({ value }) => value !== "")?.value } });
		await waitFor(() => expect(confirm().getAttribute("aria-disabled")).toBeNull());
		fireEvent.click(confirm());
		await waitFor(async () => expect((await stored(uuid)).status).toBe(4));
		expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
	});

	it("REQ-184 REQ-185 checks the words of a custom reason: their length with the count, and their characters by name", async () => {
		show(await place());
		const found = await judgement();
		fireEvent.click(await found.findByRole("radio", { name: "Afgewezen" }));
		const reasons = found.getByRole<HTMLSelectElement>("combobox", { name: "Reden" });
		const { reasonOptions = [] } = screens.deployment.app.tenants.find("go-ral")?.definition ?? {};
		const custom = reasonOptions.find((reason) => reason.status === 4 && reason.custom);
		fireEvent.change(reasons, { target: { value: [...reasons.options].find(({ text }) => text === custom?.text)?.value } });
		const words = await found.findByRole("textbox", { name: "Toelichting" });
		fireEvent.change(words, { target: { value: "x".repeat(4001) } });
		expect((await found.findAllByText("De tekst is te lang! (4001/4000 tekens)")).length).toBeGreaterThan(0);
		fireEvent.change(words, { target: { value: "<b>nee</b>" } });
		const forbidden = "Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden: < (teken 1), > (teken 3)";
		expect((await found.findAllByText(forbidden)).length).toBeGreaterThan(0);
		expect(found.getByRole("button", { name: /^Bevestig het oordeel/ }).getAttribute("aria-disabled")).toBe("true");
	});

	it("REQ-155 REQ-156 what was judged is judged again by an administrator alone, by a pencil, and only while no process is linked", async () => {
		const process = await screens.processAt("go-ral", "1");
		const uuid = await place({ geographyCode: process.MunicipalityCode });
		await judge(uuid, rejected);
		for (const role of ["cpo", "municipality"]) {
			show(uuid, role);
			const found = await judgement();
			expect([role, found.queryByRole("button", pencil)]).toEqual([role, null]);
			const { synced } = await stored(uuid, role);
			const call = { synchronisation: { synced }, intent: { action: "judgement" }, data: { status: 3, reason: null, remarks: "" } };
			expect((await screens.deployment.as("go-ral", role).post(`charging-point-requests/${uuid}/judgement`, call)).status).toBe(403);
		}
		show(uuid, administrator);
		fireEvent.click(await (await judgement()).findByRole("button", pencil));
		expect((await (await judgement()).findByRole<HTMLInputElement>("radio", { name: "Afgewezen" })).checked).toBe(true);

		await judge(uuid, { status: 3, reason: null, remarks: "" }, administrator);
		const cpo = screens.deployment.as("go-ral", "cpo");
		const { synced } = await stored(uuid);
		const linked = await cpo.post(`processes/realisation/${process.uuid}/requests/${uuid}`, {
			synchronisation: { synced: process.synced, request: { synced } },
			data: { action: "connect" },
		});
		expect(linked.status).toBe(200);
		show(uuid, administrator);
		expect((await (await judgement()).findByRole("button", pencil)).getAttribute("aria-disabled")).toBe("true");
	});

	it("REQ-157 REQ-158 judging again is called off without a change, and cannot say what was said already", async () => {
		const uuid = await place();
		await judge(uuid, rejected);
		const before = await stored(uuid);
		const { calls } = show(uuid, administrator);
		const found = await judgement();
		fireEvent.click(await found.findByRole("button", pencil));
		const confirm = await found.findByRole("button", { name: /^Bevestig het oordeel/ });
		expect(confirm.getAttribute("aria-disabled")).toBe("true");
		fireEvent.click(confirm);
		fireEvent.click(found.getByRole("radio", { name: "Geaccepteerd" }));
		await waitFor(() => expect(found.getByRole("button", { name: /^Bevestig het oordeel/ }).getAttribute("aria-disabled")).toBeNull());
		fireEvent.click(found.getByRole("button", { name: "Beoordeling ongewijzigd laten" }));
		await waitFor(() => expect(found.queryByRole("radio")).toBeNull());
		expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
		expect(await stored(uuid)).toEqual(before);
	});

	it.each([
		["go-ral", "cpo", { cpo: ["*"] }, true],
		["go-ral", "admin", administrator, true],
		["go-ral", "municipality", { municipality: ["*"] }, false],
		["amsterdam", "municipality", { municipality: ["*"] }, true],
	] as const)("REQ-209 in %s a %s has the buttons to judge or not", async (tenant, _role, role, shown) => {
		const geographyCode = tenant === "amsterdam" ? "0363" : "0202";
		show(await place({ geographyCode }, tenant), role, tenant);
		const found = await judgement();
		if (shown) expect(await found.findByRole("button", { name: /^Bevestig het oordeel/ })).toBeDefined();
		else expect(await found.findByText("U heeft niet voldoende rechten om deze aanvraag te beoordelen.")).toBeDefined();
		expect(found.queryByRole("button", { name: /^Bevestig het oordeel/ }) !== null).toBe(shown);
	});
});

describe("a process from a request", () => {
	it.each([2, 4, 5] as const)("REQ-159 is not to be had from one with status %s, which says why", async (status) => {
		const uuid = await place();
		if (status !== 2) await judge(uuid, status === 4 ? rejected : { status, reason: null, remarks: "" });
		const { address } = show(uuid);
		const start = await screen.findByRole("button", { name: /^Start realisatieproces/ });
		expect(start.getAttribute("aria-disabled")).toBe("true");
		fireEvent.click(start);
		const why = "Alleen vanuit een geaccepteerde aanvraag kan een realisatieproces worden gestart.";
		expect((await screen.findAllByText(why)).length).toBeGreaterThan(0);
		expect(address()).toBe(`/aanvragen/${uuid}`);
	});
});

describe("the place of a request", () => {
	it.each([
		["cpo", { cpo: ["*"] }, true],
		["municipality", { municipality: ["*"] }, false],
		["admin", administrator, false],
	] as const)("REQ-027 can be corrected by a %s or not", async (_role, role, may) => {
		show(await place(), role);
		await card("Locatie");
		if (may) expect(await screen.findByRole("form", { name: "Coördinaten" })).toBeDefined();
		else expect(screen.queryByRole("form", { name: "Coördinaten" })).toBeNull();
	});

	it("REQ-164 REQ-250 can be saved once it differs from what is stored, and then it says so", async () => {
		const uuid = await place();
		show(uuid);
		const form = within(await screen.findByRole("form", { name: "Coördinaten" }));
		const latitude = await form.findByRole<HTMLInputElement>("textbox", { name: "Breedtegraad" });
		expect(latitude.value).toBe("51,9861");
		const save = { name: /^Sla .*op|^Opslaan/ };
		expect(form.queryByRole("button", save)).toBeNull();
		const user = userEvent.setup();
		await user.click(latitude);
		await user.paste("51.9,5.8");
		await user.click(await form.findByRole("button", save));
		expect(await screen.findByText("Coördinaten zijn opgeslagen!")).toBeDefined();
		expect((await stored(uuid)).coordinates).toEqual({ lat: 51.9, lng: 5.8, nomatch: false });
		await waitFor(() => expect(form.queryByRole("button", save)).toBeNull());
	});

	it("REQ-163 REQ-249 that was not looked up yet is told of, with a button that looks it up and says when it is done", async () => {
		const address = { street: "Jansbuitensingel", streetNumber: "32", streetNumberSuffix: "", postalCode: "6811 AE", city: "Arnhem" };
		const uuid = await place({ coordinates: nowhere, address: { ...address, country: "Nederland", municipality: "Arnhem" } });
		show(uuid);
		const found = await card("Locatie");
		expect(await found.findByText("De coördinaten bij dit adres zijn nog niet opgezocht.")).toBeDefined();
		fireEvent.click(found.getByRole("button", { name: "Start de geocoder" }));
		expect(await screen.findByText("De geocoder is klaar!")).toBeDefined();
		await waitFor(() => expect(found.queryByRole("button", { name: "Start de geocoder" })).toBeNull());
		expect((await stored(uuid)).coordinates).toMatchObject({ lat: expect.closeTo(51.98, 1), lng: expect.closeTo(5.91, 1) });
	});

	it("REQ-252 that was not found names the postal code", async () => {
		show(await place({ coordinates: { ...nowhere, nomatch: true } }));
		const sentence =
			"Het opgegeven adres leverde geen locatie op binnen de postcode 6811 AA. Controleer of het adres juist is ingevoerd, of voer handmatig coordinaten in.";
		expect(await (await card("Locatie")).findByText(sentence)).toBeDefined();
	});

	it("REQ-031 is explained by a legend of the charging points and the requests", async () => {
		show(await place());
		fireEvent.click(await (await card("Locatie")).findByRole("button", { name: /Legenda/ }));
		const boxes = await (await card("Locatie")).findAllByRole("checkbox");
		const names = boxes.map((box) =>
			box
				.closest("label")
				?.textContent?.trim()
				.replace(/^\S\s/, "")
				.replace(/[\d…]+$/, ""),
		);
		// Rejected places, and those that ask for attention, are explained if there are any.
		expect(names.filter((name) => name !== "Afgewezen locatie" && name !== "Aandachtspunt")).toEqual([
			"Bestaande laadpaal",
			"In voorbereiding",
			"Gevalideerde locatie",
			"Voorgestelde locatie",
			"Onbeoordeelde aanvraag",
			"Geaccepteerde aanvraag",
			"Gekoppeld aan ander proces",
			"Gekoppeld aan dit proces",
		]);
	});
});

describe("the list of requests", () => {
	const rows = async () => {
		await waitFor(() => expect(screen.queryAllByText(/word(?:t|en) (?:geladen|berekend)/)).toEqual([]));
		return within(await screen.findByRole("table"))
			.getAllByRole("row")
			.slice(1)
			.map((row) => row.textContent ?? "");
	};
	const whole = async () => {
		const cpo = screens.deployment.as("go-ral", "cpo");
		const found: RequestRecord[] = [];
		for (let query = "?pageSize=400"; query !== ""; ) {
			const { body } = await cpo.get(`charging-point-requests${query}`);
			found.push(...(body.data as unknown as readonly RequestRecord[]));
			const { next, at } = body.metaData.pagination;
			query = next === null ? "" : `?pageSize=400&offSet=${next}&at=${at}`;
		}
		return found;
	};

	it("REQ-064 REQ-067 opens with the open ones, and has Alles, Open, Geaccepteerd, Afgewezen and Verwijderd with their numbers", async () => {
		const { address } = screens.show("go-ral", "cpo", "/aanvragen");
		await rows();
		const all = await whole();
		for (const [name, fits] of [
			["Alles", () => true],
			["Open", (status: number) => status === 2],
			["Geaccepteerd", (status: number) => status === 3],
			["Afgewezen", (status: number) => status === 4],
			["Verwijderd", (status: number) => status === 5],
		] as const) {
			const count = all.filter(({ status }) => fits(Number(status))).length;
			const tab = screen.getByRole("link", { name: new RegExp(`^${name}`) });
			await waitFor(() => expect(tab.textContent?.replace(/\D/g, "")).toBe(String(count)));
		}
		expect(screen.getByRole("link", { name: /^Open/ }).getAttribute("aria-current")).toBe("page");
		expect(address()).toBe("/aanvragen");
	});

	it("REQ-065 shows the rejected ones with a column of their reason, and the others without", async () => {
		screens.show("go-ral", "cpo", "/aanvragen?categorie=afgewezen");
		const shown = await rows();
		expect(screen.getByRole("columnheader", { name: /^Reden/ })).toBeDefined();
		const { reasonOptions = [] } = screens.deployment.app.tenants.find("go-ral")?.definition ?? {};
		const words = reasonOptions.map(({ short, text }) => short ?? text);
		expect(shown.filter((row) => !words.some((word) => row.includes(word)))).toEqual([]);
		fireEvent.click(screen.getByRole("link", { name: /^Open/ }));
		await waitFor(() => expect(screen.queryByRole("columnheader", { name: /^Reden/ })).toBeNull());
	});

	it("REQ-066 is filtered by reference, address, name and tags", async () => {
		const uuid = await place({
			contact: { ...(await requestPerson()), surname: "Zonneveld", name: "Q. Zonneveld" },
			address: { ...(await requestAddress()), street: "Klarendalseweg" },
		});
		const tag = await addTag();
		const { ref, synced } = await stored(uuid);
		const call = { synchronisation: { synced }, data: { tags: [tag] } };
		expect((await screens.deployment.as("go-ral", "cpo").post(`charging-point-requests/${uuid}/tags`, call)).status).toBe(200);
		for (const query of [`referentie=${ref.toLowerCase()}`, "adres=klarendal&rijen=100", "naam=zonnev", `tags=${tag}&rijen=100`]) {
			screens.show("go-ral", "cpo", `/aanvragen?${query}`);
			const shown = await rows();
			expect([query, shown.some((row) => row.includes(ref))]).toEqual([query, true]);
			expect([query, shown.length < (await whole()).filter(({ status }) => status === 2).length]).toEqual([query, true]);
		}
	});
});

/** Applicant and place of an ordinary request in this file. */
const requestPerson = async () => (await stored(await place())).contact;
const requestAddress = async () => (await stored(await place())).address;
