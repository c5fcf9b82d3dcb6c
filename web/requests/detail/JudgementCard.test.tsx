import "../../test-support/browser-parts.ts";
import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { RequestRecord } from "../../../engine/index.ts";
import { answer, type FakeAnswer, fakeApi, page, problem } from "../../test-support/fake-api.ts";
import { openRequest as open, sent, requestTenant as tenant } from "../../test-support/open-request.ts";
import { renderApplication } from "../../test-support/render-application.tsx";
import { requestWith } from "../request.fixture.ts";

const judgement = async () => within(await screen.findByRole("group", { name: "Beoordeling" }));

/** Id of the error that a screen reader reads with the field. */
const errorOf = (field: HTMLElement) =>
	field
		.getAttribute("aria-describedby")
		?.split(" ")
		.find((id) => id.endsWith("-error"));

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});

beforeEach(() => {
	sessionStorage.clear();
	localStorage.clear();
});

describe("judging", () => {
	const judged = requestWith({ status: 3, synced: 12, processed_at: 5, judgement: { id: 3, reason: null, remarks: "", processed_at: 5 } });

	it("REQ-183 requires a status, and a reason if the status has any; the button says what is missing", async () => {
		const { calls } = open({ request: requestWith() });
		const card = await judgement();
		const confirm = () => card.getByRole("button", { name: /^Bevestig het oordeel/ });
		expect(confirm().getAttribute("aria-disabled")).toBe("true");
		await userEvent.click(confirm());
		expect((await screen.findAllByText("Er moet een status geselecteerd worden")).length).toBeGreaterThan(0);
		await userEvent.click(card.getByRole("radio", { name: "Afgewezen" }));
		await userEvent.click(confirm());
		expect((await screen.findAllByText("Er moet een reden geselecteerd worden")).length).toBeGreaterThan(0);
		await userEvent.selectOptions(card.getByRole("combobox", { name: "Reden" }), "Er is een laadpaal in de buurt beschikbaar");
		expect(confirm().getAttribute("aria-disabled")).toBeNull();
		await userEvent.click(card.getByRole("radio", { name: "Geaccepteerd" }));
		expect(card.queryByRole("combobox", { name: "Reden" })).toBeNull();
		expect(sent(calls)).toEqual([]);
	});

	it("REQ-124 offers the removal as 'Bevestigen het verwijderen', and shows it as such afterwards", async () => {
		const first = open({ request: requestWith() });
		expect((await judgement()).getByRole("radio", { name: "Bevestigen het verwijderen" })).toBeDefined();
		first.unmount();
		open({ request: requestWith({ status: 5, judgement: { id: 5, reason: null, remarks: "", processed_at: 5 } }) });
		expect((await judgement()).getByText("Bevestigen het verwijderen")).toBeDefined();
	});

	it("sends status, reason and synced once, however often one clicks, and shows the decision", async () => {
		let release: (given: FakeAnswer) => void = () => {};
		const { calls } = open({ request: requestWith(), judgement: () => new Promise<FakeAnswer>((resolve) => (release = resolve)) });
		const card = await judgement();
		await userEvent.click(card.getByRole("radio", { name: "Geaccepteerd" }));
		await userEvent.dblClick(card.getByRole("button", { name: "Bevestig het oordeel" }));
		await waitFor(() => expect(sent(calls)).toHaveLength(1));
		release(answer(judged));
		expect(await card.findByText("Beoordeeld op")).toBeDefined();
		expect(sent(calls)).toEqual([
			{ synchronisation: { synced: 11 }, intent: { action: "judgement" }, data: { status: 3, reason: null, remarks: "" } },
		]);
		expect(card.queryByRole("radio")).toBeNull();
		expect(screen.getByRole("button", { name: "Start realisatieproces" })).toBeDefined();
	});

	it("REQ-184 REQ-185 checks the text of a custom reason: its length with a count, and its characters by name", async () => {
		open({ request: requestWith() });
		const card = await judgement();
		await userEvent.click(card.getByRole("radio", { name: "Afgewezen" }));
		await userEvent.selectOptions(card.getByRole("combobox", { name: "Reden" }), "Anders");
		const words = card.getByRole("textbox", { name: "Toelichting" });
		expect(words.getAttribute("placeholder")).toBe("Geef een toelichting");
		await userEvent.click(words);
		await userEvent.paste("x".repeat(4001));
		expect(words.getAttribute("aria-invalid")).toBe("true");
		expect(card.getAllByText("De tekst is te lang! (4001/4000 tekens)").map(({ id }) => id)).toContain(errorOf(words));
		await userEvent.clear(words);
		await userEvent.paste("<b>nee</b>");
		const forbidden = "Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden: < (teken 1), > (teken 3)";
		expect(card.getAllByText(forbidden).map(({ id }) => id)).toContain(errorOf(words));
		expect(card.getByRole("button", { name: /^Bevestig het oordeel/ }).getAttribute("aria-disabled")).toBe("true");
		await userEvent.clear(words);
		await userEvent.paste("x".repeat(4000));
		expect(card.getByText("4000/4000 tekens")).toBeDefined();
		expect(card.getByRole("button", { name: "Bevestig het oordeel" }).getAttribute("aria-disabled")).toBeNull();
	});

	it("REQ-251 says that nothing was saved if it fails, and keeps the input", async () => {
		open({ request: requestWith(), judgement: () => problem(503) });
		const card = await judgement();
		await userEvent.click(card.getByRole("radio", { name: "Geaccepteerd" }));
		await userEvent.click(card.getByRole("button", { name: "Bevestig het oordeel" }));
		expect(await card.findByText("Er ging iets fout. Data niet opgeslagen.")).toBeDefined();
		expect(card.getByRole<HTMLInputElement>("radio", { name: "Geaccepteerd" }).checked).toBe(true);
	});

	it("keeps the input if somebody else was first, and says what they changed", async () => {
		let now = requestWith();
		fakeApi({
			"GET charging-point-requests/request-1": () => answer(now),
			"GET charging-point-requests": () => page([now]),
			"POST charging-point-requests/request-1/judgement": () => {
				now = judged;
				return problem(409);
			},
		});
		renderApplication("/aanvragen/request-1", { tenant });
		const card = await judgement();
		await userEvent.click(card.getByRole("radio", { name: "Afgewezen" }));
		await userEvent.selectOptions(card.getByRole("combobox", { name: "Reden" }), "Anders");
		await userEvent.type(card.getByRole("textbox", { name: "Toelichting" }), "Te dicht bij een andere");
		await userEvent.click(card.getByRole("button", { name: "Bevestig het oordeel" }));
		expect(await card.findByText("Deze aanvraag is intussen gewijzigd.")).toBeDefined();
		expect(card.getByText("Status: Open → Geaccepteerd")).toBeDefined();
		expect(card.getByRole<HTMLTextAreaElement>("textbox", { name: "Toelichting" }).value).toBe("Te dicht bij een andere");
		expect(card.getByRole("button", { name: /^Bevestig het oordeel/ }).getAttribute("aria-disabled")).toBe("true");
		await userEvent.click(card.getByRole("button", { name: "Sluit zonder op te slaan" }));
		expect(card.queryByRole("textbox")).toBeNull();
		expect(card.getByText("Beoordeeld op")).toBeDefined();
	});

	it("succeeds the second time if the other change leaves the request open", async () => {
		let now = requestWith();
		const calls = fakeApi({
			"GET charging-point-requests/request-1": () => answer(now),
			"GET charging-point-requests": () => page([now]),
			"POST charging-point-requests/request-1/judgement": ({ body }) => {
				if ((body as { synchronisation: { synced: number } }).synchronisation.synced === 12) return answer({ ...judged, synced: 13 });
				now = requestWith({ synced: 12, coordinates: { lat: 52, lng: 6, nomatch: false } });
				return problem(409);
			},
		});
		renderApplication("/aanvragen/request-1", { tenant });
		const card = await judgement();
		await userEvent.click(card.getByRole("radio", { name: "Geaccepteerd" }));
		await userEvent.click(card.getByRole("button", { name: "Bevestig het oordeel" }));
		expect(await card.findByText("Coördinaten: 51,98313, 5,91502 → 52,00000, 6,00000")).toBeDefined();
		await userEvent.click(card.getByRole("button", { name: "Bevestig het oordeel" }));
		expect(await card.findByText("Beoordeeld op")).toBeDefined();
		expect(sent(calls).map((body) => (body as { synchronisation: unknown }).synchronisation)).toEqual([{ synced: 11 }, { synced: 12 }]);
		expect(card.queryByText("Deze aanvraag is intussen gewijzigd.")).toBeNull();
	});

	it("REQ-024 starts in judgement mode for an open request and for no other", async () => {
		for (const status of [2, 3, 4, 5] as const) {
			const { unmount } = open({ request: requestWith({ status }) });
			const card = await judgement();
			expect(card.queryAllByRole("radio").length > 0).toBe(status === 2);
			unmount();
		}
	});

	it("REQ-209 is for the tenant's judges: others are told that they can't", async () => {
		for (const [role, may] of [
			["cpo", true],
			["admin", true],
			["municipality", false],
		] as const) {
			const { unmount } = open({ request: requestWith() }, role);
			const card = await judgement();
			expect(card.queryByRole("button", { name: /^Bevestig het oordeel/ }) !== null).toBe(may);
			expect(card.queryByText("U heeft niet voldoende rechten om deze aanvraag te beoordelen.") === null).toBe(may);
			unmount();
		}
		open({ request: requestWith() }, "cpo", ["0193"]);
		expect((await judgement()).queryByRole("radio")).toBeNull();
	});

	it("is restored after leaving the page halfway", async () => {
		const first = open({ request: requestWith() });
		await userEvent.click((await judgement()).getByRole("radio", { name: "Geaccepteerd" }));
		first.unmount();
		open({ request: requestWith() });
		const card = await judgement();
		expect(card.getByRole<HTMLInputElement>("radio", { name: "Geaccepteerd" }).checked).toBe(true);
		await userEvent.click(card.getByRole("button", { name: "Wis de invoer" }));
		expect(card.getByRole<HTMLInputElement>("radio", { name: "Geaccepteerd" }).checked).toBe(false);
	});
});

describe("judging again", () => {
	const rejected = (changes: Partial<RequestRecord> = {}) =>
		requestWith({ status: 4, processed_at: 5, judgement: { id: 4, reason: "1", remarks: "", processed_at: 5 }, ...changes });
	const pencil = { name: /^Pas het oordeel aan/ };

	it("REQ-156 is for an administrator only, through a pencil, and only while no process is linked", async () => {
		for (const role of ["cpo", "municipality"]) {
			const { unmount } = open({ request: rejected() }, role);
			expect((await judgement()).queryByRole("button", pencil)).toBeNull();
			unmount();
		}
		const linked = open({ request: rejected({ status: 3, realisationUuid: "p-1", connected: true }) }, "admin");
		expect((await judgement()).getByRole("button", pencil).getAttribute("aria-disabled")).toBe("true");
		linked.unmount();
		open({ request: rejected() }, "admin");
		const card = await judgement();
		await userEvent.click(card.getByRole("button", pencil));
		expect(card.getByRole<HTMLInputElement>("radio", { name: "Afgewezen" }).checked).toBe(true);
	});

	it("REQ-158 can't confirm the same status and reason", async () => {
		const { calls } = open({ request: rejected() }, "admin");
		const card = await judgement();
		await userEvent.click(card.getByRole("button", pencil));
		await userEvent.click(card.getByRole("button", { name: /^Bevestig het oordeel/ }));
		expect(card.getByRole("button", { name: /^Bevestig het oordeel/ }).getAttribute("aria-disabled")).toBe("true");
		expect(sent(calls)).toEqual([]);
		await userEvent.click(card.getByRole("radio", { name: "Geaccepteerd" }));
		expect(card.getByRole("button", { name: "Bevestig het oordeel" }).getAttribute("aria-disabled")).toBeNull();
	});

	it("puts the cursor on the judgement that stands when it is opened again, and back on the pencil when it is left", async () => {
		open({ request: rejected() }, "admin");
		const card = await judgement();
		await userEvent.click(card.getByRole("button", pencil));
		expect(document.activeElement).toBe(card.getByRole("radio", { name: "Afgewezen" }));
		await userEvent.click(card.getByRole("button", { name: "Beoordeling ongewijzigd laten" }));
		expect(document.activeElement).toBe(card.getByRole("button", pencil));
	});

	it("REQ-157 can be cancelled without a change", async () => {
		const { calls } = open({ request: rejected() }, "admin");
		const card = await judgement();
		await userEvent.click(card.getByRole("button", pencil));
		await userEvent.click(card.getByRole("radio", { name: "Geaccepteerd" }));
		await userEvent.click(card.getByRole("button", { name: "Beoordeling ongewijzigd laten" }));
		expect(card.getByText("Er is een laadpaal in de buurt beschikbaar")).toBeDefined();
		expect(card.queryByRole("radio")).toBeNull();
		expect(sent(calls)).toEqual([]);
	});
});

describe("judging a series of requests", () => {
	const second = requestWith({ uuid: "request-2", ref: "AV-0202-00042" });
	const third = requestWith({ uuid: "request-3", ref: "AV-0202-00043", summary: { ...second.summary, submitted_at_nr: 1 } });
	const accepted = (uuid: string) => answer(requestWith({ uuid, status: 3, synced: 12 }));

	it("continues with the open request waiting longest with one key, and confirms and continues with Ctrl and Enter", async () => {
		const { address } = open({
			request: requestWith(),
			others: [second, third, requestWith({ uuid: "request-4", status: 3 })],
			judgement: () => accepted("request-1"),
		});
		const card = await judgement();
		await userEvent.click(card.getByRole("radio", { name: "Geaccepteerd" }));
		await userEvent.keyboard("{Control>}{Enter}{/Control}");
		await waitFor(() => expect(address()).toBe("/aanvragen/request-3"));
	});

	it("says what is missing when Ctrl and Enter come too early", async () => {
		const { calls } = open({ request: requestWith() });
		const card = await judgement();
		await userEvent.click(card.getByRole("radio", { name: "Afgewezen" }));
		await userEvent.keyboard("{Control>}{Enter}{/Control}");
		await waitFor(() => expect(screen.getAllByText("Er moet een reden geselecteerd worden").length).toBeGreaterThan(1));
		expect(sent(calls)).toEqual([]);
	});

	it("focuses the button that continues after a judgement", async () => {
		const { address } = open({ request: requestWith(), others: [second], judgement: () => accepted("request-1") });
		const card = await judgement();
		await userEvent.click(card.getByRole("radio", { name: "Geaccepteerd" }));
		await userEvent.click(card.getByRole("button", { name: "Bevestig het oordeel" }));
		const next = await card.findByRole("button", { name: "Volgende open aanvraag" });
		await waitFor(() => expect(document.activeElement).toBe(next));
		await userEvent.keyboard("{Enter}");
		await waitFor(() => expect(address()).toBe("/aanvragen/request-2"));
	});
});
