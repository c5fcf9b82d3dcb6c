import "../../test-support/browser-parts.ts";
import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { RequestRecord } from "../../../engine/index.ts";
import { exampleTenant } from "../../test-support/example-tenant.ts";
import { answer, type FakeAnswer, fakeApi, page, problem } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";
import { watchPresses } from "../../ui/actions/presses.ts";
import { requestWith } from "../request.fixture.ts";

const nowhere = { lat: null, lng: null, nomatch: false };
const place = { lat: 51.98313, lng: 5.91502, nomatch: false };

interface Server {
	readonly request: RequestRecord;
	readonly saved?: () => FakeAnswer | Promise<FakeAnswer>;
}

function open({ request, saved = () => problem(500) }: Server) {
	const calls = fakeApi({
		"GET charging-point-requests/request-1": () => answer(request),
		"GET charging-point-requests": () => page([request]),
		"POST charging-point-requests/request-1/coordinates": saved,
		"GET charging-point-requests/request-1/geocoder": () => problem(503),
		"GET charging-point-locations": page([]),
	});
	const tenant = { ...exampleTenant, access: { ...exampleTenant.access, requestlist: ["cpo"] }, judges: ["cpo"] as const };
	renderApplication("/aanvragen/request-1", { tenant, role: "cpo" });
	return { asked: (call: string) => calls.filter(({ path }) => path.endsWith(call)) };
}

beforeAll(() => {
	watchPresses();
	HTMLCanvasElement.prototype.getContext = () => null;
});
beforeEach(() => {
	sessionStorage.clear();
	localStorage.clear();
});

describe.each([
	["for a double click", (button: HTMLElement) => userEvent.dblClick(button)],
	[
		"while Enter is held down",
		async (button: HTMLElement) => {
			button.focus();
			await userEvent.keyboard("{Enter>4/}");
		},
	],
] as const)("acts once %s", (_, press) => {
	it("the button that stores a place", async () => {
		let answered = () => {};
		const held = new Promise<void>((resolve) => {
			answered = resolve;
		});
		const moved = requestWith({ coordinates: { ...place, lat: 51.9 }, synced: 2 });
		const { asked } = open({ request: requestWith(), saved: () => held.then(() => answer(moved)) });
		const form = within(await screen.findByRole("form", { name: "Coördinaten" }));
		fireEvent.change(form.getByRole("textbox", { name: "Breedtegraad" }), { target: { value: "51,9" } });
		await press(await form.findByRole("button", { name: /^Sla de coördinaten op/ }));
		await waitFor(() => expect(asked("/coordinates")).toHaveLength(1));
		answered();
		expect(await screen.findByText(/opgeslagen/i)).toBeDefined();
		expect(asked("/coordinates")).toHaveLength(1);
	});

	it("the button that starts the geocoder", async () => {
		const { asked } = open({ request: requestWith({ coordinates: nowhere }) });
		await press(await screen.findByRole("button", { name: "Start de geocoder" }));
		await waitFor(() => expect(asked("/geocoder")).toHaveLength(1));
		await act(async () => {});
		expect(asked("/geocoder")).toHaveLength(1);
	});
});
