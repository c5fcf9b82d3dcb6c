import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { axeFindings as found } from "../../web/test-support/axe-findings.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

/** Holds the next writing call, and answers it on request: through the server, or with a failure. */
function holdNext(): { readonly go: (answer: "server" | "failed") => void } {
	const connected = globalThis.fetch;
	let go: (answer: "server" | "failed") => void = () => {};
	const decided = new Promise<"server" | "failed">((resolve) => {
		go = resolve;
	});
	globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
		if ((init.method ?? "GET") === "GET") return connected(input, init);
		globalThis.fetch = connected;
		if ((await decided) === "server") return connected(input, init);
		const problem = { type: "about:blank", title: "Fout", status: 500, detail: "Het ging mis." };
		return {
			ok: false,
			status: 500,
			headers: new Headers({ "content-type": "application/problem+json" }),
			json: async () => problem,
			text: async () => JSON.stringify(problem),
		} as Response;
	}) as typeof fetch;
	return { go: (answer) => go(answer) };
}

const dialog = async () => within(await screen.findByRole("dialog"));
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("dialogs of a step in each of their states", () => {
	it("axe finds nothing at the question why a process is put on hold: open, incomplete, under way, failed and done", async () => {
		const { uuid } = await screens.processAt("go-ral", "6");
		await screens.showStep("go-ral", "cpo", uuid, "6");
		fireEvent.click(await screen.findByRole("button", { name: "Zet on hold" }));
		const asked = await dialog();
		const reason = await asked.findByRole<HTMLSelectElement>("combobox", { name: /^Reden/ });
		expect(["open", await found()]).toEqual(["open", []]);
		const send = asked.getByRole("button", { name: "Zet on hold" });
		fireEvent.click(send);
		await asked.findByText("Er moet een reden geselecteerd worden");
		expect(["incomplete", await found()]).toEqual(["incomplete", []]);
		fireEvent.change(reason, { target: { value: reason.options[1]?.value } });
		for (const [answer, state] of [
			["failed", "failed"],
			["server", "done"],
		] as const) {
			const held = holdNext();
			fireEvent.click(send);
			await waitFor(() => expect(send.getAttribute("data-loading")).toBe("true"));
			expect(["under way", await found()]).toEqual(["under way", []]);
			held.go(answer);
			if (answer === "failed") await screen.findByText("De status wijziging is niet opgeslagen");
			else await screen.findByText("De status wijziging is opgeslagen");
			if (answer === "server") await noDialog();
			expect([state, await found()]).toEqual([state, []]);
		}
	});

	it("axe finds nothing at Hervat, at another party, and at the type of a new process, open and under way", async () => {
		const [record] = await screens.processes(
			"go-ral",
			({ status }) => status.onhold.enabled && !status.cancelled.enabled && !status.completed.enabled,
		);
		await screens.showStep("go-ral", "cpo", record?.uuid ?? "", record?.flow.activeStep ?? "1");
		fireEvent.click(await screen.findByRole("button", { name: "Hervat" }));
		const asked = await dialog();
		expect(["resume", await found()]).toEqual(["resume", []]);
		const held = holdNext();
		const go = asked.getByRole("button", { name: "Hervat" });
		fireEvent.click(go);
		await waitFor(() => expect(go.getAttribute("data-loading")).toBe("true"));
		expect(["resuming", await found()]).toEqual(["resuming", []]);
		held.go("server");
		await noDialog();
		expect(["resumed", await found()]).toEqual(["resumed", []]);
		fireEvent.click(await screen.findByRole("button", { name: "Wijzig aannemer" }));
		await dialog();
		expect(["party", await found()]).toEqual(["party", []]);
		screens.show("go-ral", "cpo", `/realisatie/${randomUUID()}`);
		await dialog();
		expect(["type", await found()]).toEqual(["type", []]);
	});

	it("axe finds nothing at Annuleer and at Herstel: open, incomplete, under way, failed and done", async () => {
		const { uuid } = await screens.processAt("go-ral", "5");
		await screens.showStep("go-ral", "cpo", uuid, "5");
		fireEvent.click(await screen.findByRole("button", { name: "Annuleer" }));
		const asked = await dialog();
		const reason = await asked.findByRole<HTMLSelectElement>("combobox", { name: /^Reden/ });
		expect(["open", await found()]).toEqual(["open", []]);
		const cancel = asked.getByRole("button", { name: "Annuleer" });
		fireEvent.click(cancel);
		await asked.findByText("Er moet een reden geselecteerd worden");
		expect(["incomplete", await found()]).toEqual(["incomplete", []]);
		fireEvent.change(reason, { target: { value: reason.options[1]?.value } });
		const states = async (send: HTMLElement, act: string) => {
			for (const answer of ["failed", "server"] as const) {
				const held = holdNext();
				fireEvent.click(send);
				await waitFor(() => expect(send.getAttribute("data-loading")).toBe("true"));
				expect([`${act} under way`, await found()]).toEqual([`${act} under way`, []]);
				held.go(answer);
				if (answer === "failed") await screen.findByText("De status wijziging is niet opgeslagen");
				else await noDialog();
				expect([`${act} ${answer}`, await found()]).toEqual([`${act} ${answer}`, []]);
			}
		};
		await states(cancel, "cancel");
		fireEvent.click(await screen.findByRole("button", { name: "Herstel" }));
		const restore = await dialog();
		expect(["restore", await found()]).toEqual(["restore", []]);
		await states(restore.getByRole("button", { name: "Herstel" }), "restore");
	});

	it("axe finds nothing at the kept selections of a list: none, one, renaming, removing", async () => {
		screens.show("go-ral", "cpo", "/realisatie/actief");
		fireEvent.click(await screen.findByRole("button", { name: /^Selecties/ }));
		const name = await screen.findByLabelText("Bewaar wat u nu ziet als");
		expect(["none", await found()]).toEqual(["none", []]);
		fireEvent.change(name, { target: { value: "Mijn werk" } });
		fireEvent.click(screen.getByRole("button", { name: "Bewaar selectie" }));
		const rename = await screen.findByRole("button", { name: "Wijzig de naam van 'Mijn werk'" });
		expect(["one", await found()]).toEqual(["one", []]);
		fireEvent.click(rename);
		await screen.findByLabelText("Nieuwe naam");
		expect(["renaming", await found()]).toEqual(["renaming", []]);
		fireEvent.keyDown(screen.getByLabelText("Nieuwe naam"), { key: "Escape" });
		fireEvent.click(await screen.findByRole("button", { name: "Verwijder 'Mijn werk'" }));
		await dialog();
		expect(["removing", await found()]).toEqual(["removing", []]);
	});

	it("axe finds nothing on pages that tell of a fault: an address, a process, a request and a manual that are not there, and a refused page", async () => {
		const missing = randomUUID();
		for (const [role, address] of [
			["cpo", "/nergens"],
			["cpo", `/realisatie/${missing}/1`],
			["cpo", `/aanvragen/${missing}`],
			["cpo", "/handleidingen/nergens"],
			["municipality", "/beheer/tags"],
		] as const) {
			screens.show("go-ral", role, address);
			await screen.findByRole("main");
			await screens.answered();
			await screen.findAllByRole("heading", { level: 1 });
			expect([address, await found()]).toEqual([address, []]);
		}
	});

	it("axe finds nothing on lists and pages of which there is nothing, and on those that are still being fetched", async () => {
		for (const address of ["/realisatie/actief?zoek=bestaatniet", "/aanvragen?zoek=bestaatniet", "/beheer/tags", "/rapportages"]) {
			screens.show("go-ral", ["/beheer/tags"].includes(address) ? "admin" : "cpo", address);
			await screen.findByRole("main");
			expect([`${address} while fetching`, await found()]).toEqual([`${address} while fetching`, []]);
			await screen.findAllByRole("heading", { level: 1 });
			await waitFor(() => expect(screen.queryAllByText(/word(?:t|en) (?:geladen|berekend)/)).toEqual([]));
			expect([address, await found()]).toEqual([address, []]);
		}
	});
});

it("axe is awake: a control without a name is found", async () => {
	screens.show("go-ral", "cpo", "/realisatie/actief");
	(await screen.findByRole("main")).append(document.createElement("input"));
	expect((await found()).join()).toContain("label");
});
