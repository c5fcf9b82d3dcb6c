import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { exampleTenant } from "../../test-support/example-tenant.ts";
import { answer, fakeApi, page } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";

afterEach(() => {
	cleanup();
	localStorage.clear();
});

const tour = {
	enabled: true,
	date: "2023-05-11",
	steps: [
		{ title: "Overzicht", text: "Hier is de lijst.", needs: ["realisationlist" as const], manual: "lijst" },
		{ title: "Status", text: "Rechts.", needs: ["canChangeStatus" as const] },
		{ title: "Hulp", text: "Het vraagteken." },
	],
};
const tenant: TenantConfiguration = {
	...exampleTenant,
	access: { ...exampleTenant.access, manuals: ["cpo"] },
	manuals: { segments: [{ title: "Begin", pages: [{ slug: "lijst", title: "De lijst" }] }] },
	tour,
};

function open(options: Parameters<typeof renderApplication>[1] = {}, address = "/realisatie/actief") {
	fakeApi({
		"GET processes/realisation": page([]),
		"GET stakeholders": answer([]),
		"GET manual/page/lijst": answer({ slug: "lijst", title: "De lijst", markdown: "Tekst." }),
	});
	return renderApplication(address, { tenant, ...options });
}

const dialog = () => screen.findByRole("dialog", { name: "Rondleiding" });
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const stored = () => JSON.parse(localStorage.getItem("laadstroom.settings") ?? "{}").tour;

async function expectNone(): Promise<void> {
	await screen.findByRole("contentinfo");
	// What is fetched later has had its time.
	await new Promise((resolve) => setTimeout(resolve, 600));
	expect(screen.queryByRole("dialog")).toBeNull();
}

describe("the guided tour", () => {
	it("is shown once: its steps one by one, and not again after the last", async () => {
		const { unmount } = open();
		expect(await within(await dialog()).findByRole("heading", { name: "Overzicht" })).toBeTruthy();
		expect(screen.getByText("1 van 2")).toBeTruthy();
		await press("Volgende");
		await waitFor(() => expect(document.activeElement?.textContent).toBe("Hulp"));
		await press("Vorige");
		expect(screen.getByRole("heading", { name: "Overzicht" })).toBeTruthy();
		await press("Volgende");
		await press("Aan de slag");
		await gone();
		expect(stored()).toEqual({ date: "2023-05-11" });
		unmount();
		open();
		await expectNone();
	});

	it("is shown again to who saw one of an older day, and not to who saw one of its day", async () => {
		localStorage.setItem("laadstroom.settings", JSON.stringify({ tour: { date: "2023-05-10" } }));
		const { unmount } = open();
		await dialog();
		await userEvent.keyboard("{Escape}");
		await gone();
		expect(stored()).toEqual({ date: "2023-05-11" });
		unmount();
		open();
		await expectNone();
	});

	it("tells only what the person has something to do with, and nothing where there is none or it is switched off", async () => {
		const { unmount } = open({ role: "developer" });
		expect(await within(await dialog()).findByText("1 van 1")).toBeTruthy();
		await press("Aan de slag");
		await gone();
		unmount();
		localStorage.clear();
		open({ tenant: { ...tenant, tour: { ...tour, enabled: false } } }).unmount();
		open({ tenant: { ...tenant, tour: { enabled: false } } });
		await expectNone();
	});

	it("leads to the manual page that tells more, and can be seen again from there", async () => {
		const { address } = open();
		await userEvent.click(await within(await dialog()).findByRole("link", { name: "Lees meer in de handleiding" }));
		await screen.findByRole("heading", { level: 1, name: "De lijst" });
		expect(address()).toBe("/handleidingen/lijst");
		await gone();
		await press("Bekijk de rondleiding");
		expect(await within(await dialog()).findByRole("heading", { name: "Overzicht" })).toBeTruthy();
		await press("Overslaan");
		await gone();
	});
});
