import { afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { onlineManager } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleRecord, uuidOf } from "../../test-support/example-record.ts";
import { exampleStakeholders, exampleTenant } from "../../test-support/example-tenant.ts";
import { answer, fakeApi, problem } from "../../test-support/fake-api.ts";

// The step screen has its own tests; here it only matters that it is reached.
jest.unstable_mockModule("../step/StepPage.tsx", () => ({ default: () => "de stap" }));
let renderApplication: typeof import("../../test-support/render-application.tsx").renderApplication;

beforeAll(async () => {
	({ renderApplication } = await import("../../test-support/render-application.tsx"));
});

const unsaved = uuidOf(99);
const stakeholders = { "GET stakeholders": answer(exampleStakeholders) };
const select = (label: RegExp | string) => screen.getByLabelText<HTMLSelectElement>(label);
const labels = (label: RegExp | string) => [...select(label).options].map((option) => option.textContent);

afterEach(cleanup);

describe("starting a process", () => {
	it("REA-033 a card offers the process types with the first chosen, and an ok button that goes on", async () => {
		fakeApi(stakeholders);
		const { address } = renderApplication("/realisatie/nieuw");
		const card = await screen.findByRole("region", { name: "Start een nieuw realisatie proces" });
		const types = within(card).getByLabelText<HTMLSelectElement>("Procestype");
		expect([...types.options].map((option) => option.textContent)).toEqual(["Op aanvraag", "Strategisch"]);
		expect(types.value).toBe("op-aanvraag");
		await userEvent.click(within(card).getByRole("button", { name: "Ga verder" }));
		await waitFor(() => expect(address()).toMatch(/^\/realisatie\/[0-9a-f-]{36}\/type\/op-aanvraag$/));
	});

	it("does not ask for the type if there is only one: the form opens at once, also for a request", async () => {
		const tenant = { ...exampleTenant, processTypes: exampleTenant.processTypes.slice(0, 1) };
		fakeApi({ ...stakeholders, [`GET charging-point-requests/${unsaved}`]: problem(404) });
		const { address, unmount } = renderApplication("/realisatie/nieuw", { tenant });
		expect(await screen.findByRole("button", { name: "Start het proces" })).toBeTruthy();
		expect(address()).toMatch(/^\/realisatie\/[0-9a-f-]{36}\/type\/op-aanvraag$/);
		unmount();
		const asked = renderApplication(`/realisatie/${uuidOf(98)}?aanvragen=${unsaved}`, { tenant });
		await waitFor(() => expect(asked.address()).toBe(`/realisatie/${uuidOf(98)}/type/op-aanvraag?aanvragen=${unsaved}`));
	});

	it("REA-020 the address with a uuid and a type opens a new process with that type", async () => {
		fakeApi(stakeholders);
		renderApplication(`/realisatie/${unsaved}/type/strategisch`);
		expect(await screen.findByText("Procestype: Strategisch")).toBeTruthy();
		expect(screen.getByRole("button", { name: "Start het proces" })).toBeTruthy();
	});

	it("a new process without a type asks for one in a modal", async () => {
		fakeApi(stakeholders);
		const { address } = renderApplication(`/realisatie/${unsaved}`);
		const modal = await screen.findByRole("dialog", { name: "Kies een procestype" });
		await userEvent.click(within(modal).getByRole("radio", { name: "Strategisch" }));
		await userEvent.click(within(modal).getByRole("button", { name: "Kies dit procestype" }));
		await waitFor(() => expect(address()).toBe(`/realisatie/${unsaved}/type/strategisch`));
	});

	it("offers the tenant's municipalities within the person's codes, and the enabled stakeholders of other categories", async () => {
		fakeApi(stakeholders);
		renderApplication(`/realisatie/${unsaved}/type/op-aanvraag`, { codes: ["0193", "0301"] });
		await screen.findByLabelText("CPO");
		expect(labels("Gemeente")).toEqual(["Maak een keuze", "Zwolle"]);
		expect(labels("CPO")).toEqual(["Maak een keuze", "Laadgenot", "Stroom en Zo"]);
		// It is requested at the first step at the latest, so it must not look optional.
		expect(labels("Netbeheerder")[0]).toBe("Maak een keuze");
		expect(labels("Aannemer (optioneel)")[0]).toBe("Geen");
	});

	it("REQ-145 fills in the grid operator and the contractor of the municipality, until the person chooses another", async () => {
		fakeApi(stakeholders);
		renderApplication(`/realisatie/${unsaved}/type/op-aanvraag`);
		await screen.findByLabelText("CPO");
		await userEvent.selectOptions(select("Gemeente"), "Arnhem");
		expect([select(/Netbeheerder/).value, select(/Aannemer/).value]).toEqual(["gridoperator|liander", "contractor|aannemer-oost"]);
		await userEvent.selectOptions(select("Gemeente"), "Zwolle");
		expect([select(/Netbeheerder/).value, select(/Aannemer/).value]).toEqual(["gridoperator|enexis", ""]);
		await userEvent.selectOptions(select(/Netbeheerder/), "Liander");
		await userEvent.selectOptions(select("Gemeente"), "Arnhem");
		await userEvent.selectOptions(select("Gemeente"), "Zwolle");
		expect(select(/Netbeheerder/).value).toBe("gridoperator|liander");
	});

	it("keeps what is filled in when a restored connection has everything asked again, also if that fails", async () => {
		const parts = { ...stakeholders, [`GET processes/realisation/${unsaved}`]: problem(404) };
		fakeApi(parts);
		const { client } = renderApplication(`/realisatie/${unsaved}/type/op-aanvraag`);
		await screen.findByLabelText("CPO");
		await userEvent.selectOptions(select("Gemeente"), "Arnhem");
		await userEvent.selectOptions(select("CPO"), "Laadgenot");
		const form = select("CPO");
		const kept = () => [document.contains(form), form.value, select("Gemeente").selectedOptions[0]?.textContent];
		const before = kept();
		let release: (given: ReturnType<typeof problem>) => void = () => {};
		const late = new Promise<ReturnType<typeof problem>>((resolve) => {
			release = resolve;
		});
		fakeApi({ ...parts, "GET stakeholders": problem(403), [`GET processes/realisation/${unsaved}`]: () => late });
		const asked = client.refetchQueries({ type: "active" });
		await waitFor(() => expect(client.getQueryState(["stakeholders"])?.status).toBe("error"));
		expect(kept()).toEqual(before);
		await act(async () => {
			release(problem(404));
			await asked;
		});
		expect(kept()).toEqual(before);
		expect(before).toEqual([true, "cpo|laadgenot", "Arnhem"]);
	});

	it("keeps the type that is being chosen when a restored connection has everything asked again", async () => {
		const calls = fakeApi(stakeholders);
		renderApplication(`/realisatie/${unsaved}`);
		const modal = await screen.findByRole("dialog", { name: "Kies een procestype" });
		const chosen = within(modal).getByRole<HTMLInputElement>("radio", { name: "Strategisch" });
		await userEvent.click(chosen);
		const before = calls.length;
		await act(async () => {
			onlineManager.setOnline(false);
			onlineManager.setOnline(true);
		});
		expect(calls.slice(before).map(({ path }) => path)).not.toContain(`processes/realisation/${unsaved}`);
		expect([document.contains(chosen), chosen.checked]).toEqual([true, true]);
	});

	it("asks for what is missing and sends nothing", async () => {
		const calls = fakeApi(stakeholders);
		renderApplication(`/realisatie/${unsaved}/type/op-aanvraag`);
		await userEvent.click(await screen.findByRole("button", { name: "Start het proces" }));
		expect(screen.getByText("Kies de CPO.")).toBeTruthy();
		expect(document.activeElement).toBe(select("Gemeente"));
		expect(select("Gemeente").getAttribute("aria-invalid")).toBe("true");
		expect(calls.some(({ method }) => method === "POST")).toBe(false);
	});

	it("creates the process once per uuid and goes on to step 1", async () => {
		const record = exampleRecord({ number: 7 });
		const calls = fakeApi({
			...stakeholders,
			"POST processes/realisation": answer(record),
			[`GET processes/realisation/${record.uuid}`]: answer(record, { related: { people: {} } }),
		});
		const { address } = renderApplication(`/realisatie/${unsaved}/type/strategisch`);
		await screen.findByLabelText("CPO");
		await userEvent.selectOptions(select("Gemeente"), "Arnhem");
		await userEvent.selectOptions(select("CPO"), "Laadgenot");
		await userEvent.click(screen.getByRole("button", { name: "Start het proces" }));
		await waitFor(() => expect(address()).toBe(`/realisatie/${record.uuid}/1`));
		const created = calls.find(({ method }) => method === "POST");
		expect(created?.headers.get("idempotency-key")).toBe(unsaved);
		expect(created?.body).toEqual({
			geographyCode: "0202",
			stakeholders: ["municipality|arnhem-0202", "cpo|laadgenot", "gridoperator|liander", "contractor|aannemer-oost"],
			tenant: exampleTenant.slug,
			type: "strategisch",
			subtype: "plan",
		});
	});

	it("begins the process by Ctrl+Enter, as a step is ended, and goes to what is missing first", async () => {
		const record = exampleRecord({ number: 7 });
		const calls = fakeApi({
			...stakeholders,
			"POST processes/realisation": answer(record),
			[`GET processes/realisation/${record.uuid}`]: answer(record, { related: { people: {} } }),
		});
		const { address } = renderApplication(`/realisatie/${unsaved}/type/strategisch`);
		await userEvent.selectOptions(await screen.findByLabelText("Gemeente"), "Arnhem");
		await userEvent.keyboard("{Control>}{Enter}{/Control}");
		await waitFor(() => expect(document.activeElement).toBe(select("CPO")));
		expect(calls.some(({ method }) => method === "POST")).toBe(false);
		await userEvent.selectOptions(select("CPO"), "Laadgenot");
		await userEvent.keyboard("{Control>}{Enter}{/Control}");
		await waitFor(() => expect(address()).toBe(`/realisatie/${record.uuid}/1`));
		expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
	});

	it("asks for the customer only, if processes belong to customers", async () => {
		const record = exampleRecord({ number: 7 });
		const customers = ["Vloot", "Kazernes"].map((name) => ({
			slug: `customer|${name.toLowerCase()}`,
			name,
			category: "customer",
			enabled: true,
		}));
		const calls = fakeApi({
			"GET stakeholders": answer([...exampleStakeholders, ...customers]),
			"POST processes/realisation": answer(record),
			[`GET processes/realisation/${record.uuid}`]: answer(record, { related: { people: {} } }),
		});
		renderApplication(`/realisatie/${unsaved}/type/op-aanvraag`, {
			tenant: { ...exampleTenant, parties: { categories: ["customer"], owner: "customer" } },
		});
		await userEvent.click(await screen.findByRole("button", { name: "Start het proces" }));
		expect(screen.getByText("Kies de klant waarvoor het proces is.")).toBeTruthy();
		expect(screen.getAllByRole("combobox")).toEqual([select("Klant")]);
		expect(labels("Klant")).toEqual(["Maak een keuze", "Kazernes", "Vloot"]);
		await userEvent.selectOptions(select("Klant"), "Vloot");
		await userEvent.click(screen.getByRole("button", { name: "Start het proces" }));
		await waitFor(() => expect(calls.some(({ method }) => method === "POST")).toBe(true));
		expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
			geographyCode: "vloot",
			stakeholders: ["customer|vloot"],
		});
	});

	it("REA-446 says above the form that the creation failed, and keeps the input", async () => {
		fakeApi({ ...stakeholders, "POST processes/realisation": problem(500) });
		renderApplication(`/realisatie/${unsaved}/type/op-aanvraag`);
		await screen.findByLabelText("CPO");
		await userEvent.selectOptions(select("Gemeente"), "Arnhem");
		await userEvent.selectOptions(select("CPO"), "Laadgenot");
		await userEvent.click(screen.getByRole("button", { name: "Start het proces" }));
		const alerts = await screen.findAllByRole("alert");
		expect(alerts.map((alert) => alert.textContent).join()).toContain("De informatie kon niet verwerkt worden door de server.");
		expect(select("CPO").value).toBe("cpo|laadgenot");
	});

	it("changing the type asks first if there is input, and then discards it", async () => {
		fakeApi(stakeholders);
		const { address } = renderApplication(`/realisatie/${unsaved}/type/op-aanvraag`);
		await screen.findByLabelText("CPO");
		await userEvent.selectOptions(select("CPO"), "Laadgenot");
		await userEvent.click(screen.getByRole("button", { name: "Wijzig het procestype" }));
		const asking = await screen.findByRole("dialog", { name: "Procestype wijzigen?" });
		expect(within(asking).getByText("Als u het procestype wijzigt, gaat alle invoer op deze pagina verloren.")).toBeTruthy();
		await userEvent.click(within(asking).getByRole("button", { name: "Wijzig het procestype" }));
		const types = await screen.findByRole("dialog", { name: "Kies een procestype" });
		await userEvent.click(within(types).getByRole("radio", { name: "Strategisch" }));
		await userEvent.click(within(types).getByRole("button", { name: "Kies dit procestype" }));
		await waitFor(() => expect(address()).toBe(`/realisatie/${unsaved}/type/strategisch`));
		expect((await screen.findByLabelText<HTMLSelectElement>("CPO")).value).toBe("");
	});

	it("is refused to people who may not start a process", async () => {
		fakeApi(stakeholders);
		renderApplication("/realisatie/nieuw", { role: "municipality" });
		expect(await screen.findByText("U heeft niet voldoende rechten om een realisatieproces te starten.")).toBeTruthy();
		expect(screen.queryByRole("link", { name: "Nieuw realisatieproces" })).toBeNull();
	});
});
