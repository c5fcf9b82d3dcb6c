import "../test-support/browser-parts.ts";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { requestWith } from "../requests/request.fixture.ts";
import { fakeApi, page } from "../test-support/fake-api.ts";
import { requestTenant } from "../test-support/open-request.ts";
import { renderApplication } from "../test-support/render-application.tsx";

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
	Element.prototype.scrollIntoView = () => {};
});

async function search(words: string, role = "cpo", tenant = requestTenant) {
	const calls = fakeApi({ "GET charging-point-requests": page([requestWith()]), "GET processes/realisation": page([]) });
	const application = renderApplication("/realisatie/actief", { tenant, role });
	// The page has its heading while it is fetched; the keys are there with the bar.
	await screen.findByRole("button", { name: "Zoeken (Ctrl+K)" });
	fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
	await userEvent.type(await screen.findByRole("textbox", { name: /^Referentie, adres/ }), words);
	return { ...application, calls };
}

describe("the search of the shell", () => {
	it.each(["av-0202-00041", "de boer", "velperplein 8", "6811ag", "arnhem", "g-123"])("finds a request by %s", async (words) => {
		const { address } = await search(words);
		await userEvent.click(await screen.findByText("AV-0202-00041 J. de Boer"));
		await waitFor(() => expect(address()).toBe("/aanvragen/request-1"));
	});

	it("finds it by nothing that the tenant does not search by", async () => {
		await search("de boer", "cpo", { ...requestTenant, search: { keys: ["reference"], placeholder: "" } });
		expect(await screen.findByText("Niets gevonden.")).toBeDefined();
	});

	it("asks for no requests of who may not see them", async () => {
		const { calls } = await search("boer", "cpo", { ...requestTenant, access: { ...requestTenant.access, requestlist: [] } });
		expect(await screen.findByText("Niets gevonden.")).toBeDefined();
		expect(calls.filter(({ path }) => path.startsWith("charging-point-requests"))).toEqual([]);
	});
});
