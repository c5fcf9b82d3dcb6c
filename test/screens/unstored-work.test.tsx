import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { notifyUnstored } from "../../web/api/notify.ts";
import { WholeErrorBoundary } from "../../web/shell/WholeErrorBoundary.tsx";
import { beginWork, dropAllWork, whenWorkIsRefused } from "../../web/ui/kept/kept-work.ts";
import { useKeptText } from "../../web/ui/kept/use-kept-text.ts";
import { placeRequest } from "../api/harness/place-request.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
	whenWorkIsRefused(notifyUnstored);
});
afterAll(() => screens.close());

const { setItem } = Storage.prototype;
/** Simulates a browser whose storage is full. */
function refuse(): void {
	Storage.prototype.setItem = () => {
		throw new DOMException("exceeded the quota", "QuotaExceededError");
	};
}
function takeAgain(): void {
	Storage.prototype.setItem = setItem;
}
afterEach(() => {
	takeAgain();
	dropAllWork();
	beginWork();
});

const title = "Uw browser bewaart niet wat u invult";
const asksBeforeClosing = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const box = (name: string) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });

describe("a browser that stores nothing of what is typed", () => {
	it("says so once, asks before the page is closed, and keeps a comment and a judgement on the way through the pages", async () => {
		const { uuid, ...rest } = await placeRequest(screens.deployment.app, "go-ral", { geographyCode: "0202" });
		expect(rest.synced).toBeGreaterThan(0);
		screens.show("go-ral", "cpo", `/aanvragen/${uuid}`);
		const comment = await box("Nieuwe opmerking");
		refuse();
		for (const typed of ["Bel", "Bel de", "Bel de aanvrager"]) fireEvent.change(comment, { target: { value: typed } });
		fireEvent.click(await screen.findByRole("radio", { name: "Afgewezen" }));
		expect(await screen.findAllByText(title)).toHaveLength(1);
		expect(asksBeforeClosing()).toBe(true);
		fireEvent.click(screen.getAllByRole("link", { name: /Aanvragen/ })[0] as HTMLElement);
		await screen.findByRole("heading", { level: 1, name: /Aanvragen/ });
		fireEvent.click(await screen.findByRole("link", { name: /^Terug naar|AV-/ }));
		expect((await box("Nieuwe opmerking")).value).toBe("Bel de aanvrager");
		expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Afgewezen" })).checked).toBe(true);
	});

	it("keeps a step that is half filled in, and does not say that it was kept", async () => {
		const { uuid } = await screens.processAt("go-ral", "1");
		await screens.showStep("go-ral", "cpo", uuid, "1");
		const [field] = await screen.findAllByRole<HTMLInputElement>("textbox", { name: /Straat|Toelichting|Opmerking/ });
		refuse();
		fireEvent.change(field as HTMLInputElement, { target: { value: "Dorpsstraat" } });
		await screen.findByText(title);
		expect(screen.queryByText(/Concept bewaard/)).toBeNull();
		expect(field?.value).toBe("Dorpsstraat");
		expect(asksBeforeClosing()).toBe(true);
	});

	it("stops saying so once everything is stored, or is no longer there", async () => {
		const { uuid } = await placeRequest(screens.deployment.app, "go-ral", { geographyCode: "0202" });
		screens.show("go-ral", "cpo", `/aanvragen/${uuid}`);
		const comment = await box("Nieuwe opmerking");
		refuse();
		fireEvent.change(comment, { target: { value: "Bel" } });
		await screen.findByText(title);
		takeAgain();
		fireEvent.change(comment, { target: { value: "Bel de aanvrager" } });
		await waitFor(() => expect(screen.queryByText(title)).toBeNull());
		expect(asksBeforeClosing()).toBe(false);
	});
});

const place = { userId: "u-1", uuid: "r-1", part: "comment" };
let fail = () => {};
/** Wraps everything, and crashes. */
function Provider({ children }: { readonly children: ReactNode }) {
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		fail = () => setFailed(true);
	}, []);
	if (failed) throw new Error("broken");
	return children;
}
function Box() {
	const kept = useKeptText(place);
	return <textarea aria-label="Opmerking" value={kept.text} onChange={(event) => kept.type(event.currentTarget.value)} />;
}
const draw = () =>
	render(
		<WholeErrorBoundary>
			<Provider>
				<Box />
			</Provider>
		</WholeErrorBoundary>,
	);

describe("a fault above the frame", () => {
	it.each([
		["is kept and offered again", false, /Wat u had ingevuld is bewaard/],
		["could not be kept, and is not said to be", true, /Uw browser kon niet alles bewaren/],
	])("shows a page in Dutch with a way on; what was typed %s", async (_, full, said) => {
		cleanup();
		const { error } = console;
		console.error = () => {};
		draw();
		if (full) refuse();
		fireEvent.change(await box("Opmerking"), { target: { value: "half getypt" } });
		act(() => fail());
		console.error = error;
		expect(await screen.findByRole("heading", { level: 1, name: "Er ging iets mis" })).toBeTruthy();
		expect(screen.getByRole("alert").textContent).toMatch(said);
		expect(screen.getByRole("button", { name: "Opnieuw laden" })).toBeTruthy();
		expect(document.title).toContain("Er ging iets mis");
		cleanup();
		draw();
		expect((await box("Opmerking")).value).toBe("half getypt");
	});
});

describe("what is typed and not sent", () => {
	let userId = "";
	const show = (uuid: string, sameBrowser = false) =>
		screens.show("go-ral", "cpo", `/aanvragen/${uuid}`, { again: { userId, sameBrowser } });
	const asOnAnotherDevice = (uuid: string) => show(uuid);
	beforeEach(() => {
		userId = randomUUID();
	});
	const offer = (words: RegExp) => screen.findByText(words, {}, { timeout: 5_000 });
	const kept = () => screen.findAllByText(/^Concept bewaard om \d\d:\d\d$/, {}, { timeout: 5_000 });
	const request = async () => (await placeRequest(screens.deployment.app, "go-ral", { geographyCode: "0202" })).uuid;

	it("is offered on another device, laid below what is typed there, and gone everywhere once it is placed", async () => {
		const uuid = await request();
		const cpo = screens.deployment.as("go-ral", "cpo");
		userId = cpo.userId;
		show(uuid);
		fireEvent.change(await box("Nieuwe opmerking"), { target: { value: "Van het bureau" } });
		await kept();
		asOnAnotherDevice(uuid);
		await offer(/iets getypt dat niet is geplaatst/);
		expect((await box("Nieuwe opmerking")).value).toBe("");
		fireEvent.change(await box("Nieuwe opmerking"), { target: { value: "Van thuis" } });
		fireEvent.click(screen.getByRole("button", { name: "Zet terug" }));
		expect((await box("Nieuwe opmerking")).value).toBe("Van thuis\nVan het bureau");
		expect(screen.queryByText(/iets getypt dat niet is geplaatst/)).toBeNull();
		await kept();
		fireEvent.click(screen.getByRole("button", { name: "Plaats opmerking" }));
		await waitFor(async () => expect((await box("Nieuwe opmerking")).value).toBe(""));
		await waitFor(() => screen.getByText(/Van thuis/));
		// What was on its way when the comment was placed is withdrawn after it.
		await waitFor(async () => {
			const parts = (await cpo.get(`charging-point-requests/${uuid}/typed`)).body.data;
			expect(parts).toEqual([{ part: "comment", fields: { message: { age: expect.any(Number), gone: true } } }]);
		});
		const { calls } = asOnAnotherDevice(uuid);
		await screen.findByText(/Van thuis/);
		await waitFor(() => expect(calls.find(({ path }) => path.endsWith("/typed"))?.status).toBe(200));
		expect(screen.queryByText(/iets getypt/)).toBeNull();
	});

	it("of a judgement comes back when it is asked for, and is not offered again once it is thrown away", async () => {
		const uuid = await request();
		show(uuid);
		fireEvent.click(await screen.findByRole("radio", { name: "Afgewezen" }));
		await kept();
		asOnAnotherDevice(uuid);
		await offer(/een oordeel ingevuld dat niet is bevestigd/);
		expect(screen.getByRole<HTMLInputElement>("radio", { name: "Afgewezen" }).checked).toBe(false);
		fireEvent.click(screen.getByRole("button", { name: "Zet terug" }));
		expect(screen.getByRole<HTMLInputElement>("radio", { name: "Afgewezen" }).checked).toBe(true);
		await kept();
		const { calls } = asOnAnotherDevice(uuid);
		await offer(/een oordeel ingevuld/);
		fireEvent.click(screen.getByRole("button", { name: "Verwijder concept" }));
		fireEvent.click(screen.getByRole("button", { name: "Verwijder definitief" }));
		await waitFor(() => expect(screen.queryByText(/een oordeel ingevuld/)).toBeNull());
		await waitFor(() => expect(calls.find(({ path }) => path.endsWith("/typed/judgement"))?.status).toBe(200));
		asOnAnotherDevice(uuid);
		expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Afgewezen" })).checked).toBe(false);
		expect(screen.queryByText(/een oordeel ingevuld/)).toBeNull();
	});

	it("opens the answer that was begun, and leaves this browser when it was placed elsewhere", async () => {
		const uuid = await request();
		const cpo = screens.deployment.as("go-ral", "cpo");
		const at = `charging-point-requests/${uuid}`;
		expect((await cpo.post(`${at}/comments`, { data: { action: "create", message: "Klopt dit adres?" } })).status).toBe(200);
		userId = cpo.userId;
		show(uuid);
		fireEvent.click(await screen.findByRole("button", { name: /^Beantwoord/ }));
		fireEvent.change(await screen.findByRole("textbox", { name: /^Antwoord aan/ }), { target: { value: "Ja, het kl" } });
		await kept();
		asOnAnotherDevice(uuid);
		await offer(/iets getypt dat niet is geplaatst/);
		fireEvent.click(screen.getByRole("button", { name: "Zet terug" }));
		await kept();
		cleanup();
		expect((await cpo.post(`${at}/comments`, { data: { action: "create", message: "Ja, het klopt", parent: 1 } })).status).toBe(200);
		show(uuid, true);
		await screen.findByText("Ja, het klopt");
		await waitFor(() => expect(screen.queryByDisplayValue("Ja, het kl")).toBeNull());
	});
});
