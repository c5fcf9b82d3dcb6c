import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { notifyUnstored } from "../../web/api/notify.ts";
import { WholeErrorBoundary } from "../../web/shell/WholeErrorBoundary.tsx";
import { beginWork, dropAllWork, whenWorkIsRefused } from "../../web/ui/kept-work.ts";
import { useKeptText } from "../../web/ui/use-kept-text.ts";
import { placeRequest } from "../api/harness/place-request.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
	whenWorkIsRefused(notifyUnstored);
});
afterAll(() => screens.close());

const { setItem } = Storage.prototype;
/** As a browser does whose storage is full. */
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
/** What everything stands in, and breaks. */
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
