import "../test-support/browser-parts.ts";
import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleFlow, exampleRecord } from "../test-support/example-record.ts";
import { personWith } from "../test-support/example-tenant.ts";
import { answer, fakeApi, page, problem } from "../test-support/fake-api.ts";
import { requestTenant } from "../test-support/open-request.ts";
import { renderApplication } from "../test-support/render-application.tsx";
import { noteRecord } from "../ui/actions/own-use.ts";

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
	Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => localStorage.clear());

const uuid = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
const process = { uuid, reference: "R-0398", address: "Dorpsstraat 3, Arnhem", status: "active", label: "Advies gemeente" };
const nothing = { processes: [], requests: [], locations: [] };

async function open(found: unknown = nothing, { refuses = false, refusal = {}, tenant = requestTenant, role = "cpo" } = {}) {
	const calls = fakeApi({
		"GET find": refuses ? problem(400, refusal) : answer(found),
		"GET charging-point-requests": page([]),
		"GET processes/realisation": page([exampleRecord({ number: 7 })]),
		"GET processes/specification": answer({ ...exampleFlow, definition: exampleFlow }),
		"GET stakeholders": page([]),
		"GET views": answer([]),
	});
	const application = renderApplication("/realisatie/actief", { tenant, role });
	// The page has its heading while it loads; the keys work once the bar is there.
	await screen.findByRole("button", { name: "Zoeken (Ctrl+K)" });
	fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
	const box = await screen.findByRole("combobox", { name: /^Referentie, adres/ });
	return { ...application, calls, box };
}

describe("the palette", () => {
	it("asks the server for the words, and Enter that comes before the answer waits for it", async () => {
		const { box, address, calls } = await open({ ...nothing, processes: [process] });
		await userEvent.type(box, "0398{Enter}");
		await waitFor(() => expect(address()).toBe(`/realisatie/${uuid}`));
		expect(calls.filter(({ path }) => path === "find?words=0398")).toHaveLength(1);
	});

	it("shows pages with what was found, the reference first, as one list that the field points into", async () => {
		const { box } = await open({ ...nothing, processes: [{ ...process, reference: "Aanvraag 7" }] });
		await userEvent.type(box, "aanvra");
		await screen.findByRole("option", { name: /Aanvraag 7/ });
		const list = screen.getByRole("listbox", { name: "Resultaten" });
		const options = within(list).getAllByRole("option");
		expect(box.getAttribute("aria-activedescendant")).toBe(options[0]?.id);
		expect(options[0]?.getAttribute("aria-selected")).toBe("true");
		fireEvent.keyDown(box, { key: "ArrowDown" });
		expect(box.getAttribute("aria-activedescendant")).toBe(within(list).getAllByRole("option")[1]?.id);
	});

	it("teaches the key of what the page offers, and does it", async () => {
		const { box } = await open();
		await userEvent.type(box, "sneltoets");
		await userEvent.clear(box);
		await userEvent.type(box, "overzicht van");
		const option = await screen.findByRole("option", { name: /Overzicht van sneltoetsen/ });
		expect(within(option).getByText("?")).toBeDefined();
		await userEvent.click(option);
		expect(await screen.findByRole("dialog", { name: "Sneltoetsen" })).toBeDefined();
	});

	it("begins with the records opened last, as the server tells them now", async () => {
		const other = "6f9619ff-8b86-4d01-b42d-00cf4fc964aa";
		const { userId } = personWith("cpo");
		for (const each of [uuid, other]) noteRecord({ userId, tenant: requestTenant.slug }, each);
		const { calls } = await open({ ...nothing, processes: [process] });
		const recent = await screen.findByRole("group", { name: "Laatst geopend" });
		expect(within(recent).getAllByRole("option")).toHaveLength(1);
		expect(calls.map(({ path }) => decodeURIComponent(path))).toContain(`find?uuids=${other},${uuid}`);
	});

	it("says that it could not look, and not that there is nothing", async () => {
		const { box } = await open(nothing, { refuses: true });
		await userEvent.type(box, "zzqq");
		expect(await screen.findAllByText(/^Zoeken in processen en aanvragen lukt nu niet/)).toHaveLength(2);
		expect(screen.queryByText("Niets gevonden.")).toBeNull();
		expect(screen.queryByText("0 resultaten")).toBeNull();
	});

	it("says why what is typed cannot be asked", async () => {
		const { box } = await open(nothing, { refuses: true, refusal: { code: "invalid", message: "Zoek met minder woorden." } });
		await userEvent.type(box, "zzqq");
		expect(await screen.findAllByText("Zoek met minder woorden.")).toHaveLength(2);
	});

	it("asks for nothing where there is nothing that the person may find", async () => {
		const access = { ...requestTenant.access, requestlist: [], chargingpoints: [] };
		const { box } = await open(nothing, { tenant: { ...requestTenant, access } });
		await userEvent.type(box, "zzz");
		expect(await screen.findByText("Niets gevonden.")).toBeDefined();
	});
});
