import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { EMPTY_ENVIRONMENT, FormEnvironmentContext } from "../forms/form-environment.ts";
import { locationWith } from "../locations/location.fixture.ts";
import { ProcessContext } from "../realisations/process/process-context.ts";
import LocationChoiceField from "../realisations/step/location/LocationChoiceField.tsx";
import { TenantContext } from "../tenants/TenantContext.tsx";
import { exampleFlow, exampleRecord, uuidOf } from "../test-support/example-record.ts";
import { exampleTenant, personWith } from "../test-support/example-tenant.ts";
import { answer, fakeApi, page, problem } from "../test-support/fake-api.ts";
import { renderApplication } from "../test-support/render-application.tsx";
import { TopBar } from "./TopBar.tsx";

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => {
	cleanup();
	localStorage.clear();
});

const tenant = {
	...exampleTenant,
	access: { realisationlist: ["cpo", "developer"], realisationbtn: ["developer"], canAccessDebugger: ["developer"] },
};
const record = exampleRecord({ number: 3 });
const lettered = "abcdef00-0000-4000-8000-00000000000a";
const debug = () => screen.findByRole("button", { name: "Debugger" });
const window = () => screen.findByRole("dialog", { name: "Debugger" });

function open(role = "developer") {
	fakeApi({
		"GET processes/realisation": page([]),
		[`GET processes/realisation/${uuidOf(3)}`]: answer(record, { related: { people: {} } }),
		[`GET processes/realisation/${lettered}`]: answer({ ...record, uuid: lettered }, { related: { people: {} } }),
		[`GET processes/realisation/${uuidOf(4)}`]: problem(404, { message: "Niet gevonden" }),
	});
	return renderApplication("/realisatie/actief", { tenant, role });
}

async function show(uuid: string): Promise<void> {
	const field = await screen.findByLabelText(/^Uuid van het realisatieproces, de aanvraag/);
	await userEvent.clear(field);
	await userEvent.type(field, uuid);
	await userEvent.click(screen.getByRole("button", { name: "Toon het record" }));
}

describe("the debugger", () => {
	it("PLA-019 has its icon only for people with access to it", async () => {
		open();
		expect(await debug()).toBeTruthy();
		cleanup();
		open("cpo");
		await screen.findByRole("contentinfo");
		expect(screen.queryByRole("button", { name: "Debugger" })).toBeNull();
	});

	it("PLA-011 shows a developer a record by its uuid, and can't be closed while frozen", async () => {
		const { address } = open();
		await userEvent.click(await debug());
		await window();
		await show("geen-uuid");
		expect(await screen.findByText("Vul een geldige uuid in")).toBeTruthy();
		await show(uuidOf(4));
		expect(await screen.findByText(/Het record kon niet worden opgehaald: Niet gevonden/)).toBeTruthy();
		await show(uuidOf(3));
		expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Record" })).value).toContain(record.ref);
		await show(uuidOf(4));
		await waitFor(() => expect(screen.queryByRole("textbox", { name: "Record" })).toBeNull());
		await show(` ${lettered.toUpperCase()} `);
		expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Record" })).value).toContain(lettered);

		const frozen = screen.getByLabelText(/^Vastzetten/);
		await userEvent.click(frozen);
		expect(screen.queryByRole("button", { name: "Sluit de debugger" })).toBeNull();
		await userEvent.keyboard("{Escape}");
		expect(await window()).toBeTruthy();
		expect(address()).toMatch(/^\/realisatie\/actief/);
		await userEvent.click(frozen);
		await userEvent.click(screen.getByRole("button", { name: "Sluit de debugger" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		cleanup();
		open("cpo");
		await screen.findByRole("contentinfo");
		expect(screen.queryByRole("button", { name: "Debugger" })).toBeNull();
	});

	it("REQ-018 closes on navigation, unless frozen; so does help", async () => {
		const { address } = open();
		const elsewhere = () => screen.getByRole("link", { name: "Nieuw realisatieproces", hidden: true });
		await screen.findByRole("contentinfo");
		await userEvent.keyboard("?");
		await screen.findByRole("dialog", { name: "Sneltoetsen" });
		fireEvent.click(elsewhere());
		await waitFor(() => expect(address()).toBe("/realisatie/nieuw"));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

		await userEvent.click(await debug());
		await window();
		fireEvent.click(screen.getByRole("link", { name: "Realisatieprocessen", hidden: true }));
		await waitFor(() => expect(address()).toMatch(/^\/realisatie\/actief/));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

		await userEvent.click(await debug());
		await userEvent.click(await screen.findByLabelText(/^Vastzetten/));
		fireEvent.click(elsewhere());
		await waitFor(() => expect(address()).toBe("/realisatie/nieuw"));
		expect(await window()).toBeTruthy();
	});

	it("REA-391 its right opens the debugger, and shows the uuid in the popup of a charging location", async () => {
		const show = (role: string) => {
			fakeApi({ "GET charging-point-locations": page([locationWith({})]) });
			const value = { Latitude: 51.9851, Longitude: 5.9202 };
			render(
				<MantineProvider env="test">
					<QueryClientProvider client={new QueryClient()}>
						<TenantContext value={{ configuration: tenant, person: personWith(role) }}>
							<MemoryRouter>
								<TopBar onSearch={() => {}} signOut={() => {}} />
								<FormEnvironmentContext value={EMPTY_ENVIRONMENT}>
									<ProcessContext value={{ record, bindings: exampleFlow.bindings, unsaved: false, savable: true }}>
										<LocationChoiceField value={value} onChange={() => {}} readOnly={false} options={{}}>
											{null}
										</LocationChoiceField>
									</ProcessContext>
								</FormEnvironmentContext>
							</MemoryRouter>
						</TenantContext>
					</QueryClientProvider>
				</MantineProvider>,
			);
		};
		const popup = async () => {
			await waitFor(() => {
				fireEvent.click(screen.getByRole("application"), { clientX: 0, clientY: 0 });
				expect(screen.getByText("ID: 0202-118")).toBeTruthy();
			});
			return screen.queryByText("Uuid: location-1");
		};
		show("developer");
		expect(await popup()).not.toBeNull();
		expect(screen.queryByRole("button", { name: "Debugger" })).not.toBeNull();
		cleanup();
		show("cpo");
		expect(await popup()).toBeNull();
		expect(screen.queryByRole("button", { name: "Debugger" })).toBeNull();
	});
});
