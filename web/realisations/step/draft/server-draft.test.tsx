import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { answer, type FakeAnswer, type FakeCall, problem } from "../../../test-support/fake-api.ts";
import { renderStep } from "../../../test-support/render-step.tsx";
import { type StepProcess, saveCommand, stepProcess } from "../../../test-support/step-process.ts";

type Fields = Readonly<Record<string, { readonly age: number; readonly base?: unknown; readonly mine?: unknown; readonly gone?: true }>>;

const name = () => screen.findByLabelText<HTMLInputElement>(/^Naam/);
const offer = () => screen.queryByText(/niet is opgeslagen/);
const note = (words: RegExp) => screen.findByText(words);

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

/** A server that has these fields; returns the fields that it receives. */
function onServer(process: StepProcess, fields: Fields | null, onKeep: () => FakeAnswer = () => answer({ fields: 1 })) {
	const told: Fields[] = [];
	const at = `processes/realisation/${process.record().uuid}/drafts/1`;
	const handlers = {
		[`GET ${at}`]: answer(fields === null ? null : { synced: 1, mode: "view", fields }),
		[`POST ${at}`]: ({ body }: FakeCall) => {
			told.push((body as { data: { fields: Fields } }).data.fields);
			return onKeep();
		},
	};
	return { told, handlers };
}

/** Types a name in a step and leaves once the server has received it; returns what it received, and the path of the field. */
async function leaveTyped(process: StepProcess, typed: string) {
	const { told, handlers } = onServer(process, null);
	const { user } = renderStep(process, "1", { handlers });
	await user.type(await name(), typed);
	await waitFor(() => expect(told).toHaveLength(1));
	cleanup();
	const [fields = {}] = told;
	const [field = ""] = Object.keys(fields);
	return { fields, field };
}

/** Clears the browser's storage, to simulate another device. */
function forgetHere(): void {
	sessionStorage.clear();
	localStorage.clear();
}

describe("unsaved work on the server", () => {
	it("is told what changed, a second after the last key, and says that it is kept", async () => {
		const process = stepProcess();
		const { told, handlers } = onServer(process, null);
		const { user } = renderStep(process, "1", { handlers });
		await user.type(await name(), "Plein");
		await note(/^Concept bewaard om \d\d:\d\d$/);
		expect(told).toHaveLength(1);
		const [sent] = Object.values(told[0] ?? {});
		expect(sent).toMatchObject({ mine: "Plein" });
		// The question on leaving agrees with the note.
		await user.click(screen.getByRole("link", { name: "Realisatieprocessen" }));
		await note(/Het concept blijft dertig dagen bij uw account bewaard\.$/);
		await user.click(screen.getByRole("button", { name: "Terug" }));
		await user.clear(await name());
		await waitFor(() => expect(told).toHaveLength(2));
		expect(Object.values(told[1] ?? {})).toEqual([{ age: 0, gone: true }]);
	});

	it("hears that who typed it is still at it for as long as it is unsaved, in view, and not forgotten", async () => {
		jest.useFakeTimers({ advanceTimers: true });
		const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
		const seen = jest.spyOn(document, "visibilityState", "get");
		try {
			const process = stepProcess();
			const { told, handlers } = onServer(process, null);
			renderStep(process, "1", { handlers });
			const field = await name();
			await pass(60);
			expect(told).toEqual([]);
			fireEvent.change(field, { target: { value: "Plein" } });
			await pass(2);
			expect(told.map((fields) => Object.keys(fields).length)).toEqual([1]);
			await pass(45);
			expect(told.slice(1)).toEqual([{}, {}]);
			seen.mockReturnValue("hidden");
			await pass(60);
			expect(told).toHaveLength(3);
			seen.mockReturnValue("visible");
			await pass(20);
			expect(told.slice(3)).toEqual([{}]);
			await pass(16 * 60);
			const idle = told.length;
			await pass(60);
			expect(told).toHaveLength(idle);
			fireEvent.change(field, { target: { value: "" } });
			await pass(60);
			expect(told.slice(idle).map(Object.values)).toEqual([[{ age: 0, gone: true }]]);
			fireEvent.change(field, { target: { value: "Markt" } });
			await pass(22);
			const left = told.length;
			cleanup();
			await pass(60);
			expect(told).toHaveLength(left);
		} finally {
			seen.mockRestore();
			jest.useRealTimers();
		}
	});

	it("that another device typed is offered, and comes back on request", async () => {
		const process = stepProcess();
		const { field } = await leaveTyped(process, "x");
		forgetHere();
		const { handlers, told } = onServer(process, { [field]: { age: 60_000, mine: "Van thuis" } });
		const again = renderStep(process, "1", { handlers });
		await waitFor(() => expect(offer()).not.toBeNull());
		expect((await name()).value).toBe("");
		await again.user.click(screen.getByRole("button", { name: "Zet terug" }));
		expect((await name()).value).toBe("Van thuis");
		expect(told).toEqual([]);
	});

	it("that is thrown away is gone on the server too", async () => {
		const process = stepProcess();
		const { field } = await leaveTyped(process, "x");
		forgetHere();
		const { handlers, told } = onServer(process, { [field]: { age: 60_000, mine: "Van thuis" } });
		const again = renderStep(process, "1", { handlers });
		await again.user.dblClick(await screen.findByRole("button", { name: "Verwijder concept" }));
		await again.user.click(await screen.findByRole("button", { name: "Verwijder concept" }));
		await again.user.click(screen.getByRole("button", { name: "Verwijder definitief" }));
		await waitFor(() => expect(told).toEqual([{ [field]: { age: 0, gone: true } }]));
		expect(offer()).toBeNull();
	});

	it("that is thrown away before the server has answered is not offered again", async () => {
		const process = stepProcess();
		const { fields } = await leaveTyped(process, "Plein");
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		const { handlers, told } = onServer(process, fields);
		const at = `GET processes/realisation/${process.record().uuid}/drafts/1` as const;
		const given = handlers[at] as FakeAnswer;
		const again = renderStep(process, "1", { handlers: { ...handlers, [at]: () => held.then(() => given) } });
		await again.user.click(await screen.findByRole("button", { name: "Verwijder concept" }));
		await again.user.click(screen.getByRole("button", { name: "Verwijder definitief" }));
		letGo();
		await waitFor(() => expect(Object.values(told[0] ?? {})).toEqual([{ age: 0, gone: true }]));
		expect(offer()).toBeNull();
	});

	it("is not offered where the server says that it was saved or thrown away later", async () => {
		const process = stepProcess();
		const { field } = await leaveTyped(process, "Oud");
		const { handlers, told } = onServer(process, { [field]: { age: -60_000, gone: true } });
		renderStep(process, "1", { handlers });
		await name();
		await waitFor(() => expect(offer()).toBeNull());
		expect(told).toEqual([]);
	});

	describe("that was saved in another window meanwhile", () => {
		/** The offer of what another window typed, and the same window saving a name, by whom. */
		async function savedElsewhere(saved: string, by: string) {
			const process = stepProcess();
			const { field } = await leaveTyped(process, "x");
			forgetHere();
			const { handlers } = onServer(process, { [field]: { age: 60_000, mine: "Van thuis" } });
			const { bring } = renderStep(process, "1", { handlers });
			await waitFor(() => expect(offer()).not.toBeNull());
			process.send(saveCommand("1", "2", { Plan: { Name: saved } }));
			const { Events, ...record } = process.record();
			act(() => bring({ ...record, Events: Events.map((event) => ({ ...event, userId: by })) }));
			await screen.findAllByRole("button", { name: "Corrigeren" });
			return () => screen.queryByRole("button", { name: "Zet terug" });
		}

		it("is not offered back: the record says it, or its owner has written something else since", async () => {
			expect((await savedElsewhere("Van thuis", "u-1"))()).toBeNull();
			cleanup();
			forgetHere();
			expect((await savedElsewhere("Van thuis, later", "u-1"))()).toBeNull();
			cleanup();
			forgetHere();
			expect((await savedElsewhere("Van thuis", "u-2"))()).toBeNull();
		});

		it("stays where somebody else wrote something different", async () => {
			expect((await savedElsewhere("Van een ander", "u-2"))()).not.toBeNull();
			expect(screen.getByText(/^Deze stap is niet meer open\./)).toBeTruthy();
		});
	});

	it("that the record says already when the page is opened is not offered, and goes from this browser", async () => {
		const process = stepProcess();
		await leaveTyped(process, "Plein");
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
		renderStep(process, "1", { handlers: onServer(process, null).handlers });
		await screen.findAllByRole("button", { name: "Corrigeren" });
		expect(screen.queryByRole("button", { name: "Zet terug" })).toBeNull();
		await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith("laadstroom.draft"))).toEqual([]));
	});

	it("says that only this browser has it when the server does not take it, and never stands in the way", async () => {
		const process = stepProcess();
		const { handlers } = onServer(process, null, () => problem(503));
		const { user } = renderStep(process, "1", { handlers });
		await user.type(await name(), "Plein");
		await note(/^Concept bewaard om \d\d:\d\d, alleen in deze browser$/);
		await user.click(screen.getByRole("link", { name: "Realisatieprocessen" }));
		await note(/Het concept blijft in deze browser bewaard tot u uitlogt\.$/);
		await user.click(screen.getByRole("button", { name: "Terug" }));
		expect((await name()).value).toBe("Plein");
		expect(screen.queryByRole("alert")).toBeNull();
	});
});

describe("a colleague who fills in the same step", () => {
	const others = (names: readonly string[]) => {
		const process = stepProcess();
		const { handlers } = onServer(process, null);
		const at = `GET processes/realisation/${process.record().uuid}/drafts/1/others`;
		return { process, handlers: { ...handlers, [at]: answer(names.map((each) => ({ name: each }))) } };
	};

	it("is named to who opens it", async () => {
		const { process, handlers } = others(["Anna", "Bert"]);
		renderStep(process, "1", { handlers });
		expect((await screen.findByText("Anna en Bert werken nu ook aan deze stap.")).getAttribute("role")).toBe("status");
	});

	it("is named to who can only read the step; of a step that waits for nobody nothing is asked", async () => {
		const { process, handlers } = others(["Anna"]);
		renderStep(process, "1", { handlers, role: "municipality" });
		expect(await screen.findByText("Anna werkt nu aan deze stap.")).toBeDefined();
		cleanup();
		process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "wachten", comment: "Vorst" });
		renderStep(process, "1", { handlers, role: "municipality" });
		await screen.findByRole("heading", { level: 1 });
		await act(() => new Promise((done) => setTimeout(done, 50)));
		expect(screen.queryByText(/werkt nu/)).toBeNull();
	});

	it("is named within half a minute to who is at it already, also where the server can't tell of it", async () => {
		jest.useFakeTimers({ advanceTimers: true });
		try {
			const process = stepProcess();
			const { handlers } = onServer(process, null);
			const there: { name: string }[] = [];
			const asked = jest.fn(() => answer([...there]));
			const at = `GET processes/realisation/${process.record().uuid}/drafts/1/others`;
			renderStep(process, "1", { handlers: { ...handlers, [at]: asked } });
			await waitFor(() => expect(asked).toHaveBeenCalled());
			there.push({ name: "Anna" });
			await act(() => jest.advanceTimersByTimeAsync(30_000));
			expect(screen.getByText("Anna werkt nu ook aan deze stap.")).toBeDefined();
		} finally {
			jest.useRealTimers();
		}
	});
});
