import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { fileWith } from "../../../../engine/files/file-record.fixture.ts";
import type { RealisationEvent } from "../../../../engine/index.ts";
import { requestWith } from "../../../requests/request.fixture.ts";
import { uuidOf } from "../../../test-support/example-record.ts";
import { answer } from "../../../test-support/fake-api.ts";
import { renderStep } from "../../../test-support/render-step.tsx";
import { requestServer } from "../../../test-support/request-server.ts";
import { saveCommand, stepProcess, threeSteps } from "../../../test-support/step-process.ts";

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

function savedOnce() {
	const process = stepProcess();
	process.send(saveCommand("1", "1", { Plan: { Name: "Plein" } }, false));
	return process;
}

describe("the history of a process", () => {
	it("names whoever took the decision that ended the process, and its step, the same way everywhere", async () => {
		const [first, ...rest] = threeSteps.steps;
		if (first === undefined) throw new Error("the example has no steps");
		const stop = { when: { "==": [{ var: "Plan.Name" }, "Stop"] } as const, effects: [{ cancel: "anders", commentFrom: "Plan.Name" }] };
		const process = stepProcess({ ...threeSteps, steps: [{ ...first, next: [stop, { to: "2" }] }, ...rest] });
		process.send(saveCommand("1", "1", { Plan: { Name: "Stop" } }));
		const people = { "u-1": "Karin Bos" };
		renderStep(process, "1", { people });
		expect(await screen.findByText(/^Door u op .*, door de beslissing in stap 1$/)).toBeTruthy();
		await screen.findByRole("link", { name: /annuleerde het proces/ });
		expect(screen.queryByText(/Karin Bos/)).toBeNull();
		cleanup();
		renderStep(process, "1", { people, userId: "u-2" });
		expect(await screen.findByText(/^Door Karin Bos op .*, door de beslissing in stap 1$/)).toBeTruthy();
		expect((await screen.findByRole("link", { name: /annuleerde het proces/ })).closest("li")?.textContent).toMatch(
			/^Karin Bos annuleerde het proces door de beslissing in stap 1 Voorstel Reden: Stop/,
		);
		cleanup();

		const asked = savedOnce();
		asked.send({ kind: "set-status", status: "cancelled", action: "enable", reason: "anders", comment: "" });
		renderStep(asked, "1");
		expect(await screen.findByText(/^Door u op /)).toBeTruthy();
		expect((await screen.findByText("annuleerde het proces", { exact: false })).textContent).toMatch(/^U annuleerde het proces/);
	});

	it("calls a step what it was called when it happened, and leads to where it is now", async () => {
		const [first, second, third] = threeSteps.steps;
		if (first === undefined || second === undefined || third === undefined) throw new Error("the example has three steps");
		const before = stepProcess({ ...threeSteps, version: "0.9.0", steps: [{ ...second, code: "1" }, { ...first, code: "2" }, third] });
		const now = stepProcess(threeSteps);
		const Events = [...before.record().Events, ...now.record().Events];
		const record = () => ({ ...now.record(), Events });
		renderStep({ ...now, record }, "1", { former: [before.flow] });
		const history = within(await screen.findByRole("group", { name: "Geschiedenis" }));
		expect((await history.findByRole("link", { name: "startte stap 1 Voorstel" })).getAttribute("href")).toMatch(/\/1$/);
		// What was step 1 is step 2 now, which has not begun.
		expect(history.getByText(/startte stap 1 Advies/).tagName).toBe("LI");
		cleanup();
		renderStep({ ...now, record }, "dossier", { former: [before.flow] });
		expect((await screen.findByText(/startte stap 1 Advies/)).textContent).toMatch(/startte stap 1 Advies/);
	});

	it("offers to undo the last act, which the button of the dialog does, and Ctrl+Enter does not", async () => {
		const process = savedOnce();
		let undone = 0;
		const undo = () => {
			undone++;
			return answer({ synced: 2 });
		};
		const { user } = renderStep(process, "1", { handlers: { [`POST processes/realisation/${process.record().uuid}/undo`]: undo } });
		await user.click(await screen.findByRole("button", { name: "Ongedaan maken" }));
		const dialog = within(await screen.findByRole("dialog", { name: "De laatste handeling ongedaan maken?" }));
		const back = dialog.getByRole("button", { name: "Terug" });
		await waitFor(() => expect(document.activeElement).toBe(back));
		await user.keyboard("{Control>}{Enter}{/Control}");
		// Long enough for the call to have been made.
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(undone).toBe(0);
		await user.click(dialog.getByRole("button", { name: "Ongedaan maken" }));
		await waitFor(() => expect(undone).toBe(1));
	});

	it("says of what undid an act on several that it did, in history, log, dossier and looking back", async () => {
		const process = savedOnce();
		process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "wachten", comment: "" });
		process.send({ kind: "set-status", status: "onhold", action: "disable", reason: "", comment: "" });
		const undoing = /hervatte het proces bij het ongedaan maken van een handeling aan meer processen/;
		const record = () => {
			const now = process.record();
			const undoes = uuidOf(77);
			const Events = now.Events.map((event) => (event.type === "onhold-end" ? { ...event, meta: { ...event.meta, undoes } } : event));
			return { ...now, Events };
		};
		const { user } = renderStep({ ...process, record }, "1", { access: { eventlog: ["cpo"] } });
		const history = within(await screen.findByRole("group", { name: "Geschiedenis" }));
		const told = async () => (await history.findAllByRole("listitem")).map(({ textContent }) => textContent);
		expect((await told())[0]).toMatch(undoing);
		expect((await told())[1]).toMatch(/zette het proces on hold/);
		expect((await told())[1]).not.toMatch(/ongedaan/);
		await user.click(await history.findByRole("tab", { name: "Events" }));
		expect((await told())[0]).toMatch(/^onhold-end .*bij het ongedaan maken van een handeling aan meer processen/);
		cleanup();
		renderStep({ ...process, record }, "dossier");
		const inDossier = within(await screen.findByRole("region", { name: "Geschiedenis" })).getAllByRole("listitem");
		expect(inDossier.at(-1)?.textContent).toMatch(undoing);
		cleanup();
		renderStep({ ...process, record }, "terugblik");
		expect((await screen.findByRole("slider", { name: "Moment" })).getAttribute("aria-valuetext")).toMatch(undoing);
	});

	it("says of an act on several that it was undone, and when, in history, log, dossier and looking back, and of nothing else", async () => {
		const process = savedOnce();
		process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "wachten", comment: "" });
		process.send({ kind: "set-status", status: "onhold", action: "disable", reason: "", comment: "" });
		const undone = /zette het proces on hold.*\(ongedaan gemaakt op \d\d-\d\d-\d{4}\)/;
		const record = () => {
			const now = process.record();
			const act = uuidOf(77);
			const made = { "onhold-start": { act }, "onhold-end": { undoes: act } } as Readonly<Record<string, object>>;
			return { ...now, Events: now.Events.map((event) => ({ ...event, meta: { ...event.meta, ...made[event.type] } })) };
		};
		const { user } = renderStep({ ...process, record }, "1", { access: { eventlog: ["cpo"] } });
		const history = within(await screen.findByRole("group", { name: "Geschiedenis" }));
		const told = async () => (await history.findAllByRole("listitem")).map(({ textContent }) => textContent ?? "");
		expect((await told()).filter((line) => line.includes("ongedaan gemaakt op"))).toEqual([expect.stringMatching(undone)]);
		await user.click(await history.findByRole("tab", { name: "Events" }));
		expect((await told()).filter((line) => line.includes("ongedaan gemaakt op"))).toEqual([expect.stringMatching(/^onhold-start /)]);
		cleanup();
		renderStep({ ...process, record }, "dossier");
		const inDossier = within(await screen.findByRole("region", { name: "Geschiedenis" })).getAllByRole("listitem");
		expect(inDossier.at(-2)?.textContent).toMatch(undone);
		cleanup();
		const looking = renderStep({ ...process, record }, "terugblik");
		const slider = await screen.findByRole("slider", { name: "Moment" });
		await looking.user.click(slider);
		await looking.user.keyboard("{ArrowLeft}");
		await waitFor(() => expect(slider.getAttribute("aria-valuetext")).toMatch(undone));
	});

	it("names the request, stakeholder, type, tags and file of an event", async () => {
		const process = savedOnce();
		const { uuid } = process.record();
		const ts = process.record().Events.at(-1)?.ts ?? 0;
		const event = (type: RealisationEvent["type"], meta: Partial<RealisationEvent["meta"]>): RealisationEvent => ({
			type,
			ts,
			version: "1.0.0",
			userId: "u-1",
			meta: { uuid: null, ...meta },
		});
		const change = { path: "Stakeholders.Contractor", to: "contractor|aannemer-oost" };
		const Events = [
			event("request-disconnect", { uuid: "far" }),
			event("request-connect", { uuid: "mine" }),
			event("stakeholder-change", { changes: [change] }),
			event("type-change", { type: "strategisch" }),
			event("tags-change", { tags: [uuidOf(901), uuidOf(902), uuidOf(903)] }),
			event("file-disconnect", { uuid: uuidOf(801) }),
		];
		const files = [fileWith({ uuid: uuidOf(801), filename: "plan", extension: "pdf", category: "ParkingSpots" })];
		const requests = [
			requestWith({ uuid: "mine", ref: "AV-1", connected: true, realisationUuid: uuid }),
			requestWith({ uuid: "far", ref: "AV-2" }),
		];
		const tag = { enabled: true, deleted_at: null, synced: 1, request: true, process: true };
		const tags = [
			{ ...tag, uuid: uuidOf(901), label: "Spoed" },
			{ ...tag, uuid: uuidOf(902), label: "School", deleted_at: 1 },
		];
		const { handlers } = requestServer(process, requests);
		const record = () => ({ ...process.record(), Events, files });
		const lines = async (access: Readonly<Record<string, readonly string[]>>, settled: string) => {
			renderStep({ ...process, record }, "1", {
				access,
				configuration: { tags },
				handlers: { ...handlers, [`GET processes/realisation/${uuid}`]: answer(record(), { related: { people: {} } }) },
			});
			const history = within(await screen.findByRole("group", { name: "Geschiedenis" }));
			await history.findAllByText(settled, { exact: false });
			const said = history.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
			// Leaves out the link that each event has to its moment.
			const links = history.queryAllByRole("link").flatMap((link) => (link.title === "" ? [link.textContent] : []));
			cleanup();
			return { said, links };
		};
		const known = await lines({ requestlist: ["cpo"] }, "AV-1");
		for (const [line, subject] of ["plan", "Onbekend, School en Spoed", "Strategisch", "Aannemer Oost", "AV-1", "AV-2"].entries())
			expect(known.said[line]).toContain(`: ${subject}`);
		expect(known.links).toEqual(["Dossier", "Terugblik", "AV-1", "AV-2"]);
		// People who may not see requests read that a request was connected, but not which one.
		expect((await lines({ requestlist: [], requestlocations: [] }, "koppelde een aanvraag")).links).toEqual(["Dossier", "Terugblik"]);
	});

	it("takes the last act back after asking, not over unsaved input, and says to whoever did it why it cannot", async () => {
		const process = savedOnce();
		const { user } = renderStep(process, "1");
		const history = async () => within(await screen.findByRole("group", { name: "Geschiedenis" }));
		const undo = async () => (await history()).findByRole("button", { name: /^Ongedaan maken/ });
		await user.click(await undo());
		const dialog = await screen.findByRole("dialog");
		await user.click(within(dialog).getByRole("button", { name: "Terug" }));
		await user.type(await screen.findByRole("textbox", { name: /^Naam/ }), "!");
		await waitFor(async () => expect((await undo()).ariaDisabled).toBe("true"));
		await user.click(await undo());
		expect((await history()).getAllByText("Sla eerst de wijzigingen in deze stap op.").length).toBeGreaterThan(0);
		expect(screen.queryByRole("dialog")).toBeNull();
		cleanup();

		// Completing an earlier step again begins a round.
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
		process.send(saveCommand("2", "3", { Advice: { Words: "Goed." }, VKB: {} }));
		process.send(saveCommand("1", "2", { Plan: { Name: "Singel" } }));
		const { user: again } = renderStep(process, "2");
		await again.click(await undo());
		expect((await screen.findAllByText(/geen tegengestelde die alles terugzet/)).length).toBeGreaterThan(0);
		cleanup();
		renderStep(process, "2", { userId: "u-2" });
		expect((await history()).queryByRole("button", { name: /^Ongedaan maken/ })).toBeNull();
	});

	it("says who saved despite which warning", async () => {
		const [first, ...rest] = threeSteps.steps;
		const [section] = first?.sections ?? [];
		if (first === undefined || section === undefined) throw new Error("the example has no steps");
		const doubt = { unless: { "!=": [{ var: "Plan.Name" }, "Plein"] } as const, field: "Plan.Name", message: "Heet het zo?" };
		const process = stepProcess({ ...threeSteps, steps: [{ ...first, sections: [{ ...section, warn: [doubt] }] }, ...rest] });
		process.send(saveCommand("1", "1", { Plan: { Name: "Plein" } }, false));
		process.send(saveCommand("1", "1", { Plan: { Name: "Veld" } }, false));
		renderStep(process, "1");
		const saves = (await screen.findAllByText(/sloeg stap 1/)).map((sentence) => sentence.closest("li")?.textContent ?? "");
		expect(saves.map((line) => line.includes("Ging door na de waarschuwing: Heet het zo?"))).toEqual([false, true]);
	});

	it("REA-390 has the Events tab only for people with the right to the event log", async () => {
		const { user } = renderStep(savedOnce(), "1", { access: { eventlog: ["cpo"] } });
		const tab = await screen.findByRole("tab", { name: "Events" });
		expect(screen.queryByText("step-save")).toBeNull();
		await user.click(tab);
		const log = within(screen.getByRole("tabpanel", { name: "Events" }));
		expect(log.getAllByRole("listitem").map((item) => item.querySelector("code")?.textContent)).toEqual([
			"step-save",
			"step-start",
			"created",
		]);
		await user.keyboard("{ArrowLeft}");
		expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Geschiedenis" }));
		expect(within(screen.getByRole("tabpanel")).getByText(/sloeg stap 1/)).toBeTruthy();
		cleanup();

		renderStep(savedOnce(), "1", { access: { eventlog: ["municipality"] } });
		expect(await screen.findByRole("heading", { level: 2, name: "Geschiedenis" })).toBeTruthy();
		expect(screen.queryByRole("tab")).toBeNull();
		expect(screen.queryByText("step-save")).toBeNull();
	});
});
