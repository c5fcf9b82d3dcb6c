import "../test-support/browser-parts.ts";
import { afterEach, expect, it, jest } from "@jest/globals";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { exampleTenant } from "../test-support/example-tenant.ts";
import { answer, fakeApi, problem } from "../test-support/fake-api.ts";
import { renderApplication } from "../test-support/render-application.tsx";

afterEach(() => {
	jest.useRealTimers();
	cleanup();
});

const entry = {
	uuid: "t-1",
	label: "Een",
	enabled: true,
	deleted_at: null,
	synced: 5,
	request: true,
	process: true,
	requests: 0,
	realisations: 0,
};

it.each(["tags", "pids"])("what became of saving the list of %s is told in a toast, which is gone after 5 seconds", async (list) => {
	let works = false;
	fakeApi({ [`POST kept-lists/${list}`]: () => (works ? answer({ entries: [entry] }) : problem(500)) });
	const access = { ...exampleTenant.access, admin: ["admin"] };
	renderApplication(`/beheer/${list}`, {
		tenant: { ...exampleTenant, access, hasPids: true, tags: [entry], pids: [entry] },
		role: "admin",
	});
	const label = await screen.findByDisplayValue("Een");
	// The clock also advances by itself, so that the page's calls are answered.
	jest.useFakeTimers({ advanceTimers: true });
	fireEvent.change(label, { target: { value: "Eén" } });
	for (const said of ["Er ging iets mis met het opslaan. Probeer het later nog eens", "De wijzigingen zijn opgeslagen"]) {
		fireEvent.click(screen.getByRole("button", { name: "Opslaan" }));
		expect(await screen.findByText(said)).toBeTruthy();
		// Long enough for a toast to be gone, too short for a notification.
		await act(() => jest.advanceTimersByTimeAsync(5_600));
		expect(screen.queryByText(said)).toBeNull();
		works = true;
	}
});

it("a tag that was added and stored is not said to be unstored any more, nor read out so", async () => {
	const added = { ...entry, uuid: "t-2", label: "Twee" };
	fakeApi({ "POST kept-lists/tags": () => answer({ entries: [entry, added] }) });
	const access = { ...exampleTenant.access, admin: ["admin"] };
	renderApplication("/beheer/tags", { tenant: { ...exampleTenant, access, tags: [entry] }, role: "admin" });
	fireEvent.change(await screen.findByRole("textbox", { name: "Nieuwe tag" }), { target: { value: "Twee" } });
	fireEvent.click(screen.getByRole("button", { name: "Voeg tag toe" }));
	expect(screen.getByText("Twee toegevoegd")).toBeTruthy();
	fireEvent.click(screen.getByRole("button", { name: "Opslaan" }));
	expect(await screen.findByText("De wijzigingen zijn opgeslagen")).toBeTruthy();
	expect(screen.queryByText("nog niet opgeslagen", { exact: false })).toBeNull();
});
