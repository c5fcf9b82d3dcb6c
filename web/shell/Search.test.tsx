import "../test-support/browser-parts.ts";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { requestWith } from "../requests/request.fixture.ts";
import { exampleFlow, exampleRecord } from "../test-support/example-record.ts";
import { answer, fakeApi, page } from "../test-support/fake-api.ts";
import { requestTenant } from "../test-support/open-request.ts";
import { renderApplication } from "../test-support/render-application.tsx";

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
	Element.prototype.scrollIntoView = () => {};
});

const process = {
	...exampleRecord({ number: 7, label: "Advies gemeente", address: "Parkweg 3, 6822 ES Arnhem" }),
	CurrentLocation: { PostalCode: "6822 ES", CityName: "Arnhem", Contractor: "contractor|aannemer-oost" },
};

interface There {
	readonly role?: string;
	readonly tenant?: typeof requestTenant;
	readonly processes?: readonly unknown[];
}

async function search(words: string, { role = "cpo", tenant = requestTenant, processes = [] }: There = {}) {
	const calls = fakeApi({
		"GET charging-point-requests": page([requestWith()]),
		"GET processes/realisation": page(processes),
		"GET processes/specification": answer({ ...exampleFlow, definition: exampleFlow }),
		"GET stakeholders": page([]),
	});
	const application = renderApplication("/realisatie/actief", { tenant, role });
	// The page has its heading while it loads; the keys work once the bar is there.
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
		await search("de boer", { tenant: { ...requestTenant, search: { keys: ["reference"], placeholder: "" } } });
		expect(await screen.findByText("Niets gevonden.")).toBeDefined();
	});

	it.each(["0202-7", "aannemer-oost", "advies gemeente", "6822\u00a0ES", "parkweg"])(
		"finds a process by %s, like its list",
		async (words) => {
			await search(words, { processes: [process] });
			expect(await screen.findByText(process.reference, { selector: "span" })).toBeDefined();
		},
	);

	it("requests no requests for people who may not see them", async () => {
		const { calls } = await search("boer", { tenant: { ...requestTenant, access: { ...requestTenant.access, requestlist: [] } } });
		expect(await screen.findByText("Niets gevonden.")).toBeDefined();
		expect(calls.filter(({ path }) => path.startsWith("charging-point-requests"))).toEqual([]);
	});
});
