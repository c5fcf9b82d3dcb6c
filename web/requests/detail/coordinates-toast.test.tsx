import "../../test-support/browser-parts.ts";
import { afterEach, beforeAll, expect, it, jest } from "@jest/globals";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { exampleTenant } from "../../test-support/example-tenant.ts";
import { answer, fakeApi, page, problem } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";
import { requestWith } from "../request.fixture.ts";

const tenant = {
	...exampleTenant,
	access: { ...exampleTenant.access, requestlist: ["cpo"], chargingpoints: ["cpo"] },
	judges: ["cpo"] as const,
};
const nowhere = { lat: null, lng: null, nomatch: false };

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => {
	jest.useRealTimers();
	cleanup();
});

/** Long enough for a toast to be gone, too short for a notification. */
const toastPasses = () => act(() => jest.advanceTimersByTimeAsync(5_600));

it("what became of saving coordinates is told in a toast, which is gone after 5 seconds", async () => {
	let works = true;
	fakeApi({
		"GET charging-point-requests/request-1": answer(requestWith()),
		"GET charging-point-requests": page([requestWith()]),
		"GET charging-point-locations": page([]),
		"POST charging-point-requests/request-1/coordinates": () =>
			works ? answer(requestWith({ coordinates: nowhere, synced: 12 })) : problem(500),
	});
	renderApplication("/aanvragen/request-1", { tenant });
	const form = within(await screen.findByRole("form", { name: "Coördinaten" }));
	// The clock also advances by itself, so that the page's calls are answered.
	jest.useFakeTimers({ advanceTimers: true });
	for (const said of ["Coördinaten zijn opgeslagen!", "Er is iets fout gegaan!"]) {
		fireEvent.paste(form.getByRole("textbox", { name: "Breedtegraad" }), { clipboardData: { getData: () => "51.9,5.8" } });
		fireEvent.click(await form.findByRole("button", { name: /^Sla de coördinaten op/ }));
		expect(await screen.findByText(said)).toBeDefined();
		await toastPasses();
		expect(screen.queryByText(said)).toBeNull();
		works = false;
	}
});

it("what the geocoder came to is told in a toast as well", async () => {
	fakeApi({
		"GET charging-point-requests/request-1": answer(requestWith({ coordinates: nowhere })),
		"GET charging-point-requests": page([requestWith({ coordinates: nowhere })]),
		"GET charging-point-locations": page([]),
		"GET charging-point-requests/request-1/geocoder": answer({ status: "found", coordinates: { lat: 51.98, lng: 5.91 }, address: null }),
	});
	renderApplication("/aanvragen/request-1", { tenant });
	const start = await screen.findByRole("button", { name: "Start de geocoder" });
	jest.useFakeTimers({ advanceTimers: true });
	fireEvent.click(start);
	expect(await screen.findByText("De geocoder is klaar!")).toBeDefined();
	await toastPasses();
	expect(screen.queryByText("De geocoder is klaar!")).toBeNull();
});
