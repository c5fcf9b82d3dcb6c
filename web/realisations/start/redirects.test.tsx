import { afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import type { RealisationRecord } from "../../../engine/index.ts";
import { exampleFlow, exampleRecord, uuidOf } from "../../test-support/example-record.ts";
import { exampleStakeholders, personWith } from "../../test-support/example-tenant.ts";
import { answer, type FakeCall, fakeApi, page } from "../../test-support/fake-api.ts";
import { keepWork } from "../../ui/kept/kept-work.ts";
import { realisationQueries } from "../realisation-queries.ts";

// The step screen has its own tests; here only the address matters.
jest.unstable_mockModule("../step/StepPage.tsx", () => ({ default: () => "de stap" }));
let renderApplication: typeof import("../../test-support/render-application.tsx").renderApplication;

beforeAll(async () => {
	({ renderApplication } = await import("../../test-support/render-application.tsx"));
});

const second = exampleRecord({ number: 2, step: "2", label: "Gemeente beoordeling" });
const first = exampleRecord({ number: 1 });
const finished = exampleRecord({ number: 3, step: "3", status: "completed" });

/** The second process, reset to its first step by this person. */
function setBackBy(userId: string): RealisationRecord {
	const record = exampleRecord({ number: 2, step: "1" });
	const start = { type: "step-start", ts: record.created_at, version: "1.0.0", userId, meta: { uuid: null, step: "1" } } as const;
	return { ...record, uuid: second.uuid, Events: [...record.Events, start] };
}

/** Answers with the version of the flow that is asked for, or with the tenant's current one. */
const specification = ({ path }: FakeCall) => {
	const version = new URLSearchParams(path.split("?")[1]).get("version") ?? "2.0.0";
	const codes = stepsOf[version] ?? [];
	return answer({ ...exampleFlow, version, hash: "", definition: { ...exampleFlow, version, steps: codes.map((code) => ({ code })) } });
};

/** What processes run on, and the versions before and after it: one step was dropped, and another added. */
const stepsOf: Readonly<Record<string, readonly string[]>> = {
	"1.0.0": ["1", "2", "3"],
	"0.9.0": ["1", "2", "3", "9"],
	"0.8.0": ["1", "2"],
};

const flowRoute = `GET processes/specification/${exampleFlow.uuid}`;

function serve() {
	fakeApi({
		[flowRoute]: specification,
		"GET processes/realisation": page([first, second, finished]),
		"GET stakeholders": answer(exampleStakeholders),
		...Object.fromEntries(
			[first, second, finished].map((record) => [`GET processes/realisation/${record.uuid}`, answer(record, { related: { people: {} } })]),
		),
	});
}

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

describe("addresses of a process", () => {
	it("REA-019 the address with a uuid opens an existing process, or begins a new one", async () => {
		serve();
		const known = renderApplication(`/realisatie/${first.uuid}`);
		expect(await screen.findByText("de stap")).toBeTruthy();
		known.unmount();
		renderApplication(`/realisatie/${uuidOf(50)}`);
		expect(await screen.findByRole("dialog", { name: "Kies een procestype" })).toBeTruthy();
	});

	it("REA-027 a filter word instead of the uuid is the list with that filter", async () => {
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

	it("says of an earlier step that is not in the process that it was skipped, and of a later one that it is still to come", async () => {
		const skipped = { ...finished, flow: { ...finished.flow, state: finished.flow.state.filter(({ step }) => step !== "2") } };
		fakeApi({
			[flowRoute]: specification,
			"GET stakeholders": answer(exampleStakeholders),
			"GET processes/realisation*": page([]),
			[`GET processes/realisation/${skipped.uuid}`]: answer(skipped, { related: { people: {} } }),
		});
		const { address, unmount } = renderApplication(`/realisatie/${skipped.uuid}/2`);
		expect(await screen.findByText("Stap 2 is in dit proces overgeslagen. U ziet de huidige stap.")).toBeTruthy();
		expect(address()).toBe(`/realisatie/${skipped.uuid}/3`);
		unmount();
		serve();
		const ahead = renderApplication(`/realisatie/${second.uuid}/3`);
		expect(await screen.findByText("Het proces is nog niet bij stap 3. U ziet de huidige stap.")).toBeTruthy();
		ahead.unmount();
		renderApplication(`/realisatie/${second.uuid}/4`);
		expect(await screen.findByText("Een stap 4 is er in dit proces niet. U ziet de huidige stap.")).toBeTruthy();
	});

	it.each([
		[
			"that the current version no longer has is still to come",
			"0.9.0",
			"9",
			"Waarschuwing: Het proces is nog niet bij stap 9. U ziet de huidige stap.",
		],
		[
			"that only a later version has is not in it",
			"0.8.0",
			"3",
			"Waarschuwing: Een stap 3 is er in dit proces niet. U ziet de huidige stap.",
		],
		["of a version that can't be had leads on without a word", "0.1.0", "3", null],
	])("a step of a process on an earlier version %s", async (_which, version, step, told) => {
		const record = { ...second, flow: { ...second.flow, version } };
		fakeApi({
			...(version in stepsOf && { [flowRoute]: specification }),
			"GET stakeholders": answer(exampleStakeholders),
			"GET processes/realisation*": page([]),
			[`GET processes/realisation/${record.uuid}`]: answer(record, { related: { people: {} } }),
		});
		const { address } = renderApplication(`/realisatie/${record.uuid}/${step}`);
		await waitFor(() => expect(address()).toBe(`/realisatie/${record.uuid}/2`));
		expect(await screen.findByText("de stap")).toBeTruthy();
		expect(screen.queryByText(/U ziet de huidige stap/)?.textContent ?? null).toBe(told);
	});

	it("says that a colleague reset the process while a step was open, and where the input is", async () => {
		serve();
		const { client, address } = renderApplication(`/realisatie/${second.uuid}/2`);
		expect(await screen.findByText("de stap")).toBeTruthy();
		keepWork({ userId: personWith("cpo").userId, uuid: second.uuid, part: "2" }, "{}");
		const setBack = setBackBy("u-2");
		act(() => void client.setQueryData(realisationQueries.one(second.uuid).queryKey, setBack));
		expect(await screen.findByText(/^Een collega heeft het proces teruggezet naar stap 1\. .* niet opgeslagen maar bewaard/)).toBeTruthy();
		expect(address()).toBe(`/realisatie/${second.uuid}/1`);
	});

	it("takes whoever reset the process to its step without a word about colleagues", async () => {
		serve();
		const { userId } = personWith("cpo");
		const { client, address, unmount } = renderApplication(`/realisatie/${second.uuid}/2`);
		expect(await screen.findByText("de stap")).toBeTruthy();
		act(() => void client.setQueryData(realisationQueries.one(second.uuid).queryKey, setBackBy(userId)));
		await waitFor(() => expect(address()).toBe(`/realisatie/${second.uuid}/1`));
		expect(await screen.findByText("de stap")).toBeTruthy();
		expect(screen.queryByText(/teruggezet/)).toBeNull();
		unmount();

		serve();
		const other = renderApplication(`/realisatie/${second.uuid}/2`);
		expect(await screen.findByText("de stap")).toBeTruthy();
		keepWork({ userId, uuid: second.uuid, part: "2" }, "{}");
		act(() => void other.client.setQueryData(realisationQueries.one(second.uuid).queryKey, setBackBy(userId)));
		expect(await screen.findByText(/^U heeft het proces in een ander venster teruggezet naar stap 1\. .* maar bewaard/)).toBeTruthy();
	});

	it("REA-030 a step of an unknown process goes to the start", async () => {
		serve();
		const { address } = renderApplication(`/realisatie/${uuidOf(50)}/2`);
		await waitFor(() => expect(address()).toBe(`/realisatie/${uuidOf(50)}`));
		expect(await screen.findByRole("dialog", { name: "Kies een procestype" })).toBeTruthy();
	});

	it("a type the tenant lacks and an unknown address are redirected sensibly", async () => {
		serve();
		const { address, unmount } = renderApplication(`/realisatie/${uuidOf(50)}/type/onzin`);
		await waitFor(() => expect(address()).toBe(`/realisatie/${uuidOf(50)}`));
		unmount();
		renderApplication("/bestaat/niet");
		expect(await screen.findByRole("heading", { name: "Deze pagina bestaat niet" })).toBeTruthy();
	});
});
