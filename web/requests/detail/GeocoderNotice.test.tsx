import "../../test-support/browser-parts.ts";
import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { RequestRecord } from "../../../engine/index.ts";
import { exampleTenant } from "../../test-support/example-tenant.ts";
import { answer, type FakeAnswer, fakeApi, page, problem } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";
import { requestWith } from "../request.fixture.ts";

const tenant = {
	...exampleTenant,
	access: { ...exampleTenant.access, requestlist: ["cpo", "municipality", "admin"] },
	judges: ["cpo", "admin"] as const,
};
const nowhere = { lat: null, lng: null, nomatch: false };

interface Server {
	readonly request: RequestRecord;
	readonly geocoded?: () => FakeAnswer;
	readonly configuration?: typeof tenant;
}

function open({ request, geocoded = () => problem(503), configuration = tenant }: Server, role = "cpo") {
	fakeApi({
		"GET charging-point-requests/request-1": answer(request),
		"GET charging-point-requests": page([request]),
		"GET charging-point-requests/request-1/geocoder": geocoded,
	});
	return renderApplication("/aanvragen/request-1", { tenant: configuration, role });
}

const card = async () => within(await screen.findByRole("group", { name: "Locatie" }));

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});
beforeEach(() => {
	sessionStorage.clear();
	localStorage.clear();
});

describe("the geocoder that did not look yet", () => {
	it("says that it begins by itself only where it does, and that one can start it only to who can", async () => {
		const itself = "De geocoder is geactiveerd en zoekt ze vanzelf op.";
		const not = "Van een aanvraag die afgewezen of verwijderd is, worden ze niet vanzelf opgezocht.";
		for (const [status, role, said] of [
			[2, "cpo", `${itself} U kunt er ook nu mee beginnen.`],
			[3, "municipality", itself],
			[4, "cpo", `${not} U kunt er wel mee beginnen.`],
			[5, "municipality", not],
		] as const) {
			const { unmount } = open({ request: requestWith({ coordinates: nowhere, status }) }, role);
			const found = await card();
			const notice = found.getByText(/vanzelf/);
			expect(notice.textContent?.trim()).toBe(said);
			expect(found.queryByRole("button", { name: "Start de geocoder" }) !== null).toBe(role === "cpo");
			unmount();
		}
	});

	it("tells to try again where it is not tried again by itself", async () => {
		for (const [status, said] of [
			[2, "De adressen kunnen nu niet opgezocht worden. Het wordt later vanzelf opnieuw geprobeerd."],
			[4, "De adressen kunnen nu niet opgezocht worden. Probeer het later opnieuw."],
		] as const) {
			const { unmount } = open({
				request: requestWith({ coordinates: nowhere, status }),
				geocoded: () => answer({ status: "pending", coordinates: null, address: null }),
			});
			await userEvent.click((await card()).getByRole("button", { name: "Start de geocoder" }));
			expect(await screen.findByText(said)).toBeDefined();
			unmount();
		}
	});

	it("does not promise to look by itself where the deployment looks for none", async () => {
		const configuration = { ...tenant, map: { ...tenant.map, placesLookedFor: false } };
		const not = "Op deze server worden ze niet vanzelf opgezocht.";
		for (const [role, said] of [
			["cpo", `${not} U kunt er wel mee beginnen.`],
			["municipality", not],
		] as const) {
			const geocoded = () => answer({ status: "pending", coordinates: null, address: null });
			const { unmount } = open({ request: requestWith({ coordinates: nowhere, status: 2 }), geocoded, configuration }, role);
			const found = await card();
			expect(found.getByText(/vanzelf/).textContent?.trim()).toBe(said);
			if (role === "cpo") {
				await userEvent.click(found.getByRole("button", { name: "Start de geocoder" }));
				expect(await screen.findByText("De adressen kunnen nu niet opgezocht worden. Probeer het later opnieuw.")).toBeDefined();
			}
			unmount();
		}
	});

	it("says of a server without one that it looks for nothing, and offers no start", async () => {
		const configuration = { ...tenant, map: { ...tenant.map, addressSource: null } };
		for (const [role, said] of [
			["cpo", "Op deze server worden geen adressen opgezocht. U kunt de coördinaten zelf invullen."],
			["municipality", "Op deze server worden geen adressen opgezocht."],
		] as const) {
			const { unmount } = open({ request: requestWith({ coordinates: nowhere, status: 2 }), configuration }, role);
			const found = await card();
			expect(found.getByText(/Op deze server/).textContent?.trim()).toBe(said);
			expect(found.queryByText(/geactiveerd/)).toBeNull();
			expect(found.queryByRole("button", { name: "Start de geocoder" })).toBeNull();
			unmount();
		}
	});
});

describe("the geocoder that found nothing", () => {
	const unknown = requestWith({ coordinates: { ...nowhere, nomatch: true } });
	const again = { name: "Zoek het adres opnieuw" };

	it("looks again for who may start it", async () => {
		let now = unknown;
		fakeApi({
			"GET charging-point-requests/request-1": () => answer(now),
			"GET charging-point-requests": page([unknown]),
			"GET charging-point-requests/request-1/geocoder": () => {
				now = requestWith({ coordinates: { lat: 51.98313, lng: 5.91502, nomatch: false }, synced: 12 });
				return answer({ status: "found", coordinates: { lat: 51.98313, lng: 5.91502 }, address: null, kept: true });
			},
		});
		renderApplication("/aanvragen/request-1", { tenant, role: "cpo" });
		const found = await card();
		expect(found.getByText(/leverde geen locatie op/)).toBeDefined();
		await userEvent.click(found.getByRole("button", again));
		expect(await screen.findByText("De geocoder is klaar!")).toBeDefined();
		await waitFor(() => expect(found.queryByText(/leverde geen locatie op/)).toBeNull());
	});

	it("offers that to nobody else, and nowhere without a geocoder", async () => {
		const { unmount } = open({ request: unknown }, "municipality");
		expect((await card()).queryByRole("button", again)).toBeNull();
		unmount();
		open({ request: unknown, configuration: { ...tenant, map: { ...tenant.map, addressSource: null } } });
		expect((await card()).queryByRole("button", again)).toBeNull();
	});
});
