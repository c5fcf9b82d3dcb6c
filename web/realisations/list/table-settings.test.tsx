import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleRecord } from "../../test-support/example-record.ts";
import { fakeApi, page } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";

const many = Array.from({ length: 25 }, (_, index) => exampleRecord({ number: index + 1 }));
const key = "laadstroom.table.realisations";

async function open(path = "/realisatie/actief") {
	fakeApi({ "GET processes/realisation": page(many) });
	const { address } = renderApplication(path);
	await screen.findByRole("table");
	return address;
}
const rows = () => screen.queryAllByRole("link", { name: /^VB-/ }).length;
const size = () => screen.getByLabelText<HTMLSelectElement>("Rijen per pagina");
const compact = () => screen.getByRole("button", { name: "Compact" });

afterEach(() => {
	cleanup();
	localStorage.clear();
});

describe("how a person likes the table", () => {
	it("rows a page and their height are kept in the browser, for this table", async () => {
		await open();
		expect(rows()).toBe(10);
		await userEvent.selectOptions(size(), "20");
		await userEvent.click(compact());
		expect(JSON.parse(localStorage.getItem(key) ?? "")).toEqual({ pageSize: 20, density: "compact" });
		cleanup();
		const address = await open();
		await waitFor(() => expect(rows()).toBe(20));
		expect(size().value).toBe("20");
		expect(compact().getAttribute("aria-pressed")).toBe("true");
		expect(address()).toBe("/realisatie/actief");
	});

	it("an address that says how many rows goes before what was kept", async () => {
		localStorage.setItem(key, JSON.stringify({ pageSize: 50, density: "comfortable" }));
		await open("/realisatie/actief?rijen=20");
		await waitFor(() => expect(rows()).toBe(20));
	});

	it.each(["{", "7", '"x"', '{"pageSize":13,"density":"huge"}', "null"])(
		"what cannot be read, such as %s, counts as nothing",
		async (kept) => {
			localStorage.setItem(key, kept);
			await open();
			expect(rows()).toBe(10);
			expect(compact().getAttribute("aria-pressed")).toBe("false");
		},
	);
});
