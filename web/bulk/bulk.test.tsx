import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleRecord } from "../test-support/example-record.ts";
import { exampleSpecification } from "../test-support/example-specification.ts";
import { exampleTenant } from "../test-support/example-tenant.ts";
import { answer, type FakeAnswer, fakeApi, page, problem } from "../test-support/fake-api.ts";
import { renderApplication } from "../test-support/render-application.tsx";

const reasons = Array.from({ length: 11 }, (_, index) => ({ value: `r${index}`, text: `Reden ${"abcdefghijk"[index]}` }));
const tenant = {
	...exampleTenant,
	bulk: { onhold: true, cancel: true },
	onHoldReasons: reasons,
	cancelReasons: reasons,
	access: { ...exampleTenant.access, canChangeStatus: ["cpo"] },
};
const records = Array.from({ length: 6 }, (_, index) => exampleRecord({ number: index + 1 }));

type Counts = Readonly<Record<"can" | "cannot" | "done" | "same" | "failed" | "undone" | "kept", number>>;
const counts = (some: Partial<Counts>): Counts => ({ can: 0, cannot: 0, done: 0, same: 0, failed: 0, undone: 0, kept: 0, ...some });
const act = (state: string, some: Partial<Counts>, uuid = "30000000-0000-4000-8000-000000000001") =>
	answer({ uuid, list: "realisations", kind: "onhold", state, counts: counts(some), reasons: [] });

interface Options {
	readonly check?: () => FakeAnswer;
	readonly run?: () => FakeAnswer;
	readonly end?: FakeAnswer;
}

function open({ check = () => act("checked", { can: 3 }), run = () => act("running", { can: 3 }), end = run() }: Options = {}) {
	const calls = fakeApi({
		"GET processes/realisation": page(records),
		"GET processes/specification*": exampleSpecification,
		"POST bulk/check": check,
		"POST bulk/*": run,
		"GET bulk/*": ({ path }) => (path.includes("/items") ? answer([]) : end),
	});
	renderApplication("/realisatie/actief", { tenant });
	return { calls, runs: () => calls.filter(({ path }) => path.endsWith("/run")) };
}

const box = (number: number) => screen.findByRole<HTMLInputElement>("checkbox", { name: `Kies VB-0000${number}` });
const head = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Alle rijen in beeld" });
const chosen = () =>
	screen
		.getAllByRole<HTMLInputElement>("checkbox", { name: /^Kies VB/ })
		.flatMap(({ checked, ariaLabel }) => (checked ? [Number(ariaLabel?.slice(-1))] : []))
		.sort();
async function press(number: number, range = false): Promise<void> {
	const user = userEvent.setup();
	if (range) await user.keyboard("{Shift>}");
	await user.click(await box(number));
	if (range) await user.keyboard("{/Shift}");
}
async function ask(name: RegExp) {
	await userEvent.click(await screen.findByRole("button", { name }));
	return within(await screen.findByRole("dialog"));
}

afterEach(() => {
	cleanup();
	localStorage.clear();
	sessionStorage.clear();
});

/** Puts three processes on hold, and leaves the page once that is done. */
async function putOnHoldAndLeave(): Promise<void> {
	open({ end: act("done", { done: 3 }) });
	await press(1);
	const dialog = await ask(/^On hold/);
	await dialog.findByText("3 kunnen");
	await userEvent.click(dialog.getByRole("radio", { name: "Reden a" }));
	await userEvent.click(dialog.getByRole("button", { name: "Zet 3 on hold" }));
	await screen.findByText("3 on hold gezet");
	cleanup();
}

// First, because the bar has not been loaded then.
describe("a key pressed right after the first choice", () => {
	it("is not lost while the bar is loading: the dialog of its act opens for what was chosen", async () => {
		const { calls } = open();
		const first = await box(1);
		fireEvent.click(first);
		fireEvent.keyDown(first, { key: "h" });
		const dialog = within(await screen.findByRole("dialog"));
		await dialog.findByText("3 kunnen");
		const checked = calls.find(({ path }) => path.endsWith("bulk/check"));
		expect(checked?.body).toMatchObject({ data: { kind: "onhold", uuids: [records[0]?.uuid] } });
	});
});

describe("choosing rows", () => {
	it("Shift chooses a range, and releases one that begins with a row that was released", async () => {
		open();
		await press(1);
		await press(6, true);
		expect(chosen()).toEqual([1, 2, 3, 4, 5, 6]);
		await press(6);
		await press(4, true);
		expect(chosen()).toEqual([1, 2, 3]);
	});

	it("the head chooses all in view and releases them, and says when only some are chosen", async () => {
		open();
		await press(2);
		expect([head().checked, head().indeterminate]).toEqual([false, true]);
		await userEvent.click(head());
		expect([head().checked, head().indeterminate]).toEqual([true, false]);
		expect(chosen()).toHaveLength(6);
		await userEvent.click(head());
		expect(chosen()).toEqual([]);
	});
});

describe("the dialog of an act", () => {
	it("counts the comment and says beforehand, in the words of a single process, what is wrong with it", async () => {
		const { runs } = open();
		await press(1);
		const dialog = await ask(/^Annuleer proces/);
		await dialog.findByText("3 kunnen");
		await userEvent.click(dialog.getByRole("button", { name: "Annuleer 3" }));
		expect(dialog.getByRole("alert").textContent).toBe("Er moet een reden geselecteerd worden");
		await userEvent.click(dialog.getByRole("radio", { name: "Reden a" }));
		const comment = dialog.getByRole("textbox", { name: "Omschrijving (optioneel)" });
		await userEvent.click(comment);
		await userEvent.paste("x".repeat(301));
		expect(dialog.getByText("301 van 300 tekens")).toBeDefined();
		expect(dialog.getByText("De reden omschrijving mag maximaal 300 karakters lang zijn")).toBeDefined();
		await userEvent.clear(comment);
		await userEvent.type(comment, "a<b");
		const refused = "De reden omschrijving bevat karakters welke om veiligheidsredenen niet geaccepteerd worden: < (teken 2)";
		expect(dialog.getByText(refused)).toBeDefined();
		await userEvent.click(dialog.getByRole("button", { name: "Annuleer 3" }));
		expect(document.activeElement).toBe(comment);
		expect(runs()).toEqual([]);
	});

	it("shows what the server refuses: at its field, or why, with the way to a new check that loses nothing", async () => {
		const message = "De reden omschrijving mag maximaal 300 karakters lang zijn";
		let checks = 0;
		const answers = [problem(400, { message, errors: [{ path: "data.comment", message }] }), problem(404), act("running", { can: 3 })];
		const { runs } = open({
			check: () => act("checked", { can: 3 }, `30000000-0000-4000-8000-00000000000${++checks}`),
			run: () => answers.shift() ?? problem(500),
			end: act("done", { done: 3 }),
		});
		await press(1);
		const dialog = await ask(/^On hold/);
		await dialog.findByText("3 kunnen");
		await userEvent.keyboard("2");
		const comment = dialog.getByRole("textbox");
		await userEvent.type(comment, "Bouw");
		await userEvent.click(dialog.getByRole("button", { name: "Zet 3 on hold" }));
		await waitFor(() => expect(comment.getAttribute("aria-invalid")).toBe("true"));
		expect(dialog.getByText(message)).toBeDefined();
		await userEvent.type(comment, "en");
		await waitFor(() => expect(dialog.queryByText(message)).toBeNull());
		await userEvent.click(dialog.getByRole("button", { name: "Zet 3 on hold" }));
		expect((await dialog.findByRole("alert")).textContent).toContain("De controle hiervan is verlopen.");
		await userEvent.click(dialog.getByRole("button", { name: "Kijk opnieuw na" }));
		await dialog.findByText("3 kunnen");
		expect(dialog.queryByRole("alert")).toBeNull();
		expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Reden b" }).checked).toBe(true);
		await userEvent.click(dialog.getByRole("button", { name: "Zet 3 on hold" }));
		expect(await screen.findByText("3 on hold gezet")).toBeDefined();
		expect(runs().at(-1)).toMatchObject({
			path: "bulk/30000000-0000-4000-8000-000000000002/run",
			body: { data: { reason: "r1", comment: "Bouwen" } },
		});
	});

	it("keeps the chosen rows and what was filled in over a new start of the page, until the act begins", async () => {
		open({ run: () => problem(401) });
		await press(1);
		await press(3, true);
		let dialog = await ask(/^On hold/);
		await userEvent.click(await dialog.findByRole("radio", { name: "Reden c" }));
		await userEvent.type(dialog.getByRole("textbox"), "Bouw");
		cleanup();
		open({ end: act("done", { done: 3 }) });
		await box(1);
		expect(await screen.findByText("3 gekozen")).toBeDefined();
		expect(chosen()).toEqual([1, 2, 3]);
		dialog = await ask(/^On hold/);
		expect((await dialog.findByRole<HTMLInputElement>("radio", { name: "Reden c" })).checked).toBe(true);
		expect(dialog.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Bouw");
		await dialog.findByText("3 kunnen");
		await userEvent.click(dialog.getByRole("button", { name: "Zet 3 on hold" }));
		await screen.findByText("3 on hold gezet");
		await press(1);
		dialog = await ask(/^On hold/);
		expect((await dialog.findByRole<HTMLInputElement>("radio", { name: "Reden c" })).checked).toBe(false);
	});

	it("gives nine reasons a digit and no other, and asks nothing where nothing can be done", async () => {
		open();
		await press(1);
		let dialog = await ask(/^On hold/);
		const keys = (await dialog.findAllByRole("radio")).map((radio) => radio.getAttribute("aria-keyshortcuts"));
		expect(keys).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", null, null]);
		// Wherever the focus was, the option chosen by a digit now has it, so that Enter begins the act and presses nothing else.
		dialog.getByRole("button", { name: "Terug" }).focus();
		await userEvent.keyboard("3");
		expect(document.activeElement).toBe(dialog.getByRole("radio", { name: "Reden c", checked: true }));
		cleanup();
		open({ check: () => act("checked", { cannot: 3 }) });
		dialog = await ask(/^On hold/);
		expect(await dialog.findByText("Dit kan bij geen van de gekozen processen")).toBeDefined();
		expect(dialog.queryAllByRole("radio")).toEqual([]);
		expect(dialog.getByRole<HTMLButtonElement>("button", { name: "On hold" }).disabled).toBe(true);
		expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Terug" }));
	});
});

describe("an act with nothing to choose from", () => {
	const tag = { uuid: "40000000-0000-4000-8000-000000000001", label: "Oud", enabled: false, deleted_at: null, synced: 1 };
	const changing = { ...tenant, bulk: { tags: true, stakeholders: ["contractor" as const] } };
	const openAs = (role: string, configured: Partial<typeof tenant>, parties: readonly unknown[] = []) => {
		const calls = fakeApi({
			"GET processes/realisation": page(records),
			"GET processes/specification*": exampleSpecification,
			"GET stakeholders": answer(parties),
			"POST bulk/check": act("checked", { can: 1 }),
		});
		renderApplication("/realisatie/actief", {
			tenant: { ...changing, access: { ...tenant.access, admin: ["admin"], realisationlist: ["cpo", "admin"] }, ...configured },
			role,
		});
		return () => calls.filter(({ path }) => path === "bulk/check");
	};

	async function askBar(name: string) {
		const first = await box(1);
		// It may still be chosen from before.
		if (!first.checked) await userEvent.click(first);
		const bar = within(await screen.findByRole("region", { name: "Acties voor de keuze" }));
		await userEvent.click(await bar.findByRole("button", { name: new RegExp(`^${name}`) }));
		return within(await screen.findByRole("dialog"));
	}

	it.each([
		["cpo", "none", [], "Tags toevoegen, bij Beheer onder ‘Beschikbare tags’, kan met de rol: Beheerder"],
		["admin", "none in use", [tag], "Tags toevoegen, bij Beheer onder ‘Beschikbare tags’"],
	])("tells a %s that there are no tags and who makes them, with %s, and asks nothing", async (role, _which, tags, who) => {
		const checks = openAs(role, { tags });
		const dialog = await askBar("Tags");
		expect(await dialog.findByText("Er zijn geen tags om uit te kiezen.")).toBeDefined();
		expect(dialog.getByText(who).getAttribute("href")).toBe(role === "admin" ? "/beheer/tags" : null);
		expect(dialog.queryAllByRole("radio")).toEqual([]);
		expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Tags" }).disabled).toBe(true);
		expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Terug" }));
		expect(checks()).toEqual([]);
	});

	it("says that there are no parties of the kind, and otherwise asks for one before it says how many can", async () => {
		const party = { slug: "contractor|oost", name: "Oost", category: "contractor", enabled: true };
		openAs("cpo", {}, [{ ...party, enabled: false }]);
		let dialog = await askBar("Betrokken partij");
		expect(await dialog.findByText(/^Er zijn geen partijen van deze soort om uit te kiezen\./)).toBeDefined();
		expect(dialog.queryByRole("combobox")).toBeNull();
		expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Betrokken partij" }).disabled).toBe(true);
		cleanup();
		sessionStorage.clear();
		openAs("cpo", {}, [party]);
		dialog = await askBar("Betrokken partij");
		const choice = await dialog.findByRole<HTMLSelectElement>("combobox", { name: "Wordt vervangen door" });
		expect(choice.selectedOptions[0]?.text).toBe("Kies een partij");
		expect(await dialog.findByText("Na uw keuze staat hier bij hoeveel processen dit kan.")).toBeDefined();
		await userEvent.selectOptions(choice, "Oost");
		expect(await dialog.findByText("1 kan")).toBeDefined();
		expect(dialog.queryByText("Na uw keuze staat hier bij hoeveel processen dit kan.")).toBeNull();
	});
});

describe("what became of an act", () => {
	it("accounts for every record, and shows which", async () => {
		open({ end: act("stopped", { done: 150, same: 3, failed: 1, can: 84, cannot: 2 }) });
		await press(1);
		const dialog = await ask(/^On hold/);
		await dialog.findByText("3 kunnen");
		await userEvent.click(dialog.getByRole("radio", { name: "Reden a" }));
		await userEvent.click(dialog.getByRole("button", { name: "Zet 3 on hold" }));
		expect(await screen.findByText("Gestopt: 150 on hold gezet, 3 al zo, 1 niet gelukt, 84 niet begonnen, 2 niet mogelijk")).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Toon" }));
		expect(screen.getByRole("list", { name: "Wat ermee gebeurd is" })).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Verberg" }));
		expect(screen.queryByRole("list", { name: "Wat ermee gebeurd is" })).toBeNull();
	});

	it("is found again, with the way back, by who was away, until it is put away", async () => {
		await putOnHoldAndLeave();
		open({ end: act("done", { done: 3 }) });
		await screen.findByText("3 on hold gezet");
		expect(screen.getByRole("button", { name: "Ongedaan maken" })).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Sluit de melding" }));
		// The focus stays on the page.
		expect(document.activeElement?.id).toBe("main");
		cleanup();
		const { calls } = open();
		await box(1);
		expect(calls.filter(({ path }) => path.startsWith("bulk/"))).toEqual([]);
	});

	it("is not found again once all of it was taken back", async () => {
		await putOnHoldAndLeave();
		const { calls } = open({ end: act("undone", { undone: 3 }) });
		await waitFor(() => expect(calls.filter(({ path }) => path.startsWith("bulk/"))).toHaveLength(1));
		await box(1);
		expect(screen.queryByRole("button", { name: "Sluit de melding" })).toBeNull();
	});

	it("says that it waits for the connection, advises no second try, and goes on by itself", async () => {
		let reached = false;
		fakeApi({
			"GET processes/realisation": page(records),
			"GET processes/specification*": exampleSpecification,
			"POST bulk/check": act("checked", { can: 3 }),
			"POST bulk/*": act("running", { can: 2, done: 1 }),
			"GET bulk/*": () => {
				if (!reached) throw new TypeError("Failed to fetch");
				return act("done", { done: 3 });
			},
		});
		const { client } = renderApplication("/realisatie/actief", { tenant });
		client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
		await press(1);
		const dialog = await ask(/^On hold/);
		await dialog.findByText("3 kunnen");
		await userEvent.keyboard("1{Enter}");
		const cutOff = await screen.findByText(/^Even geen verbinding\. De handeling gaat op de server vanzelf door/);
		expect(cutOff.role).toBe("status");
		expect(screen.getByText("1 van 3 gedaan")).toBeDefined();
		await waitFor(() => expect(client.getQueryState(["act on several", "30000000-0000-4000-8000-000000000001"])?.errorUpdateCount).toBe(1));
		expect(screen.queryByText("Geen verbinding")).toBeNull();
		reached = true;
		expect(await screen.findByText("3 on hold gezet")).toBeDefined();
		expect(screen.queryByText(/^Even geen verbinding/)).toBeNull();
	});

	it("keeps the keyboard on the bar when what had the focus is gone", async () => {
		let ended = act("done", { done: 1 });
		const calls = fakeApi({
			"GET processes/realisation": () => page(records),
			"GET processes/specification*": exampleSpecification,
			"POST bulk/check": act("checked", { can: 1 }),
			"POST bulk/*": ({ path }) => {
				if (path.endsWith("/undo")) ended = act("undone", { undone: 1 });
				return act(path.endsWith("/undo") ? "undoing" : "running", { done: 1 });
			},
			"GET bulk/*": () => ended,
		});
		renderApplication("/realisatie/actief", { tenant });
		await press(1);
		const dialog = await ask(/^On hold/);
		await dialog.findByText("1 kan");
		await userEvent.keyboard("1{Enter}");
		await screen.findByText("1 on hold gezet");
		const undo = screen.getByRole("button", { name: "Ongedaan maken" });
		undo.focus();
		await userEvent.keyboard("{Enter}");
		await screen.findByText("1 teruggezet");
		expect(calls.filter(({ path }) => path.endsWith("/undo"))).toHaveLength(1);
		await waitFor(() => expect(screen.getByRole("region", { name: "Acties voor de keuze" }).contains(document.activeElement)).toBe(true));
	});
});
