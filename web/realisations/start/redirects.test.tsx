import { afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { exampleRecord, uuidOf } from "../../test-support/example-record.ts";
import { exampleStakeholders } from "../../test-support/example-tenant.ts";
import { answer, fakeApi, page } from "../../test-support/fake-api.ts";

// The step screen has tests of its own; here only which address is shown counts.
jest.unstable_mockModule("../step/StepPage.tsx", () => ({ default: () => "de stap" }));
let renderApplication: typeof import("../../test-support/render-application.tsx").renderApplication;

beforeAll(async () => {
	({ renderApplication } = await import("../../test-support/render-application.tsx"));
});

const second = exampleRecord({ number: 2, step: "2", label: "Gemeente beoordeling" });
const first = exampleRecord({ number: 1 });
const finished = exampleRecord({ number: 3, step: "3", status: "completed" });

function serve() {
	fakeApi({
		"GET processes/realisation": page([first, second, finished]),
		"GET stakeholders": answer(exampleStakeholders),
		...Object.fromEntries([first, second, finished].map((record) => [`GET processes/realisation/${record.uuid}`, answer(record)])),
	});
}

afterEach(cleanup);

describe("addresses of a process", () => {
	it("REA-019 the address with a uuid opens an existing process, or begins a new one", async () => {
		serve();
		const known = renderApplication(`/realisatie/${first.uuid}`);
		expect(await screen.findByText("de stap")).toBeTruthy();
		known.unmount();
		renderApplication(`/realisatie/${uuidOf(50)}`);
		expect(await screen.findByRole("dialog", { name: "Kies een procestype" })).toBeTruthy();
	});

	it("REA-027 a filter word in the place of the uuid is the list with that filter", async () => {
		serve();
		const { address } = renderApplication("/realisatie/gemeente");
		expect(await screen.findByRole("link", { name: "VB-00002" })).toBeTruthy();
		expect(screen.queryByRole("link", { name: "VB-00001" })).toBeNull();
		expect(address()).toBe("/realisatie/gemeente");
	});

	it("REA-028 the bare address goes to the current step", async () => {
		serve();
		const { address } = renderApplication(`/realisatie/${second.uuid}`);
		await waitFor(() => expect(address()).toBe(`/realisatie/${second.uuid}/2`));
	});

	it("the bare address of a finished process goes to its last step", async () => {
		serve();
		const { address } = renderApplication(`/realisatie/${finished.uuid}`);
		await waitFor(() => expect(address()).toBe(`/realisatie/${finished.uuid}/3`));
	});

	it("REA-029 a step that was not reached goes to the current step; one that was stays", async () => {
		serve();
		const ahead = renderApplication(`/realisatie/${second.uuid}/3`);
		await waitFor(() => expect(ahead.address()).toBe(`/realisatie/${second.uuid}/2`));
		ahead.unmount();
		const back = renderApplication(`/realisatie/${second.uuid}/1`);
		expect(await screen.findByText("de stap")).toBeTruthy();
		expect(back.address()).toBe(`/realisatie/${second.uuid}/1`);
	});

	it("REA-030 a step of a process that is not there goes to the start", async () => {
		serve();
		const { address } = renderApplication(`/realisatie/${uuidOf(50)}/2`);
		await waitFor(() => expect(address()).toBe(`/realisatie/${uuidOf(50)}`));
		expect(await screen.findByRole("dialog", { name: "Kies een procestype" })).toBeTruthy();
	});

	it("a type the tenant does not have, and an address that is no page, lead nowhere wrong", async () => {
		serve();
		const { address, unmount } = renderApplication(`/realisatie/${uuidOf(50)}/type/onzin`);
		await waitFor(() => expect(address()).toBe(`/realisatie/${uuidOf(50)}`));
		unmount();
		renderApplication("/bestaat/niet");
		expect(await screen.findByRole("heading", { name: "Deze pagina bestaat niet" })).toBeTruthy();
	});
});
