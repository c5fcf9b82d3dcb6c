// Long because it is one list: every button of the web that writes, with how to get to it.

import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { RealisationRecord } from "../../../engine/index.ts";
import { placeRequest } from "../../api/harness/place-request.ts";
import { Screens } from "../harness/screens.tsx";
import { elsewhere } from "./elsewhere.ts";
import { doubleClick, holdEnter, saysBusy } from "./press.ts";
import { sendAgain, watchWrites } from "./watch-writes.ts";
import { writtenFrom } from "./written-from.ts";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

interface Write {
	/** The act of the button. */
	readonly name: string;
	/** Files of the web through which it writes (`writtenFrom`). */
	readonly from: readonly string[];
	/** Opens the page and gets to the button that is to be pressed. */
	readonly button: () => Promise<HTMLElement>;
	/** Part of the address of the write. */
	readonly to: RegExp;
	/** The content of the page once it is done. */
	readonly done: () => unknown;
	/**
	 * Status for another window that does the same based on its former data: refused as out of date, unless given here. Null: another
	 * window's call has a uuid of its own, and so is a different one.
	 */
	readonly second?: number | null;
}

const used = new Set<string>();
/** A process to which nobody has written in this test. */
async function fresh(step: string, fits: (record: RealisationRecord) => boolean = () => true): Promise<string> {
	const { uuid } = await screens.processAt("go-ral", step, (record) => !used.has(record.uuid) && fits(record));
	used.add(uuid);
	return uuid;
}
const named = (name: string | RegExp) => screen.findByRole("button", { name });
const press = async (name: string | RegExp) => fireEvent.click(await named(name));
const told = (text: string | RegExp) => () => screen.findByText(text);
const inDialog = async (name: string) => within(await screen.findByRole("dialog")).findByRole("button", { name });
const openStep = async (step: string, role: Parameters<Screens["showStep"]>[1] = "cpo", fits?: (record: RealisationRecord) => boolean) => {
	const uuid = await fresh(step, fits);
	await screens.showStep("go-ral", role, uuid, step);
	return uuid;
};
const group = async (name: string) => within(await screen.findByRole("group", { name }));

const process = "web/realisations/process/use-record-call.ts";
const status = (name: string, open: () => Promise<unknown>, reason: boolean): Write => ({
	name,
	from: ["web/realisations/step/side/StatusPanel.tsx", process],
	button: async () => {
		await open();
		await press(name);
		const button = await inDialog(name);
		if (reason) {
			const reasons = await within(await screen.findByRole("dialog")).findByRole<HTMLSelectElement>("combobox", { name: /^Reden/ });
			fireEvent.change(reasons, { target: { value: reasons.options[1]?.value } });
		}
		return button;
	},
	to: /\/status$/,
	done: told("De status wijziging is opgeslagen"),
});
/** A process in that state, on the page of its current step. */
const openWhere = async (fits: (record: RealisationRecord) => boolean, role = "cpo") => {
	const [record] = await screens.processes("go-ral", (each) => !used.has(each.uuid) && fits(each));
	if (record === undefined) throw new Error("there is no such process");
	used.add(record.uuid);
	await screens.showStep("go-ral", role, record.uuid, record.flow.activeStep ?? "1");
};

const comments = ["web/comments/use-comments.ts"];
const comment = () => `Opmerking ${randomUUID()}`;
async function typeComment(message: string): Promise<void> {
	fireEvent.change(await screen.findByRole("textbox", { name: "Nieuwe opmerking" }), { target: { value: message } });
}
let message = "";
/** Posts a comment, in order to do something with it. */
async function posted(): Promise<HTMLElement> {
	message = comment();
	await typeComment(message);
	await press("Plaats opmerking");
	const item = await waitFor(() => {
		const found = screen.getAllByRole("listitem").find((each) => each.textContent?.includes(message));
		if (found === undefined) throw new Error("the comment is not there");
		return found;
	});
	await screens.answered();
	return item;
}
const standsOnce = () =>
	waitFor(() => expect(screen.getAllByRole("listitem").filter((item) => item.textContent?.includes(message))).toHaveLength(1));

const posting = (name: string, openPage: () => Promise<unknown>): Write => ({
	name,
	from: comments,
	button: async () => {
		await openPage();
		message = comment();
		await typeComment(message);
		return named("Plaats opmerking");
	},
	to: /\/comments$/,
	// Two windows have two boxes: text posted in both counts as two comments.
	second: 200,
	done: standsOnce,
});

const open = async (changes = {}) => {
	const { uuid } = await placeRequest(screens.deployment.app, "go-ral", { geographyCode: "0202", ...changes });
	screens.show("go-ral", "cpo", `/aanvragen/${uuid}`);
	await screen.findByRole("complementary", { name: "Over deze aanvraag" });
	return uuid;
};
const request = "web/requests/detail/use-request-call.ts";
const nowhere = { lat: null, lng: null, nomatch: false };

/** Adds a tag for processes and requests. */
async function withTag(): Promise<string> {
	const label = `Tag ${randomUUID().slice(0, 8)}`;
	const tag = { uuid: randomUUID(), label, enabled: true, deleted_at: null, request: true, process: true };
	const admin = screens.deployment.as("go-ral", "admin");
	const reply = await admin.post("/api/config_savetags", { synchronisation: {}, data: { Tags: [tag] } }, { "x-tenant": "go-ral" });
	if (reply.status !== 200) throw new Error(reply.text);
	return label;
}
async function chooseTag(label: string): Promise<HTMLElement> {
	const card = await group("Tags");
	fireEvent.click(await card.findByRole("button", { name: "Tags aanpassen" }));
	fireEvent.click(await card.findByRole("checkbox", { name: label }));
	return card.findByRole("button", { name: "Opslaan" });
}

/** The dialog that puts the first process of the list on hold, filled in. */
/** Index of the next row that has not been filled in yet in this test. */
let filled = 0;
/** The dialog that fills in step 4 for one process, with a number that it does not have yet. */
async function fillNext(): Promise<HTMLElement> {
	screens.show("go-ral", "municipality", "/realisatie/actief?stap=4");
	const boxes = await screen.findAllByRole("checkbox", { name: /^Kies / });
	fireEvent.click(boxes[filled++] as HTMLElement);
	await press(/^Stap invullen/);
	const dialog = within(await screen.findByRole("dialog"));
	await dialog.findByText("1 kan");
	fireEvent.change(await dialog.findByRole("textbox", { name: /^Nummer verkeersbesluit/ }), { target: { value: `VKB-${filled}` } });
	fireEvent.click(dialog.getByRole("checkbox"));
	return dialog.findByRole("button", { name: "Vul in bij 1" });
}

/** The dialog that replaces the contractor of the processes that nobody has touched for longest. */
async function replaceParty(): Promise<HTMLElement> {
	screens.show("go-ral", "cpo", "/realisatie/actief?sorteer=bijgewerkt");
	const boxes = await screen.findAllByRole("checkbox", { name: /^Kies / });
	for (const box of boxes.slice(0, 5)) fireEvent.click(box);
	await press(/^Betrokken partij/);
	const dialog = within(await screen.findByRole("dialog"));
	const select = dialog.getByRole<HTMLSelectElement>("combobox", { name: "Wordt vervangen door" });
	await waitFor(() => expect(select.options.length).toBeGreaterThan(1));
	fireEvent.change(select, { target: { value: select.options[select.options.length - 1]?.value } });
	return dialog.findByRole("button", { name: /^Vervang bij [1-5]$/ });
}

async function holdFirst(): Promise<HTMLElement> {
	screens.show("go-ral", "cpo", "/realisatie/actief");
	const [box] = await screen.findAllByRole("checkbox", { name: /^Kies / });
	if (box === undefined) throw new Error("there is nothing to choose");
	fireEvent.click(box);
	await press(/^On hold/);
	const dialog = within(await screen.findByRole("dialog"));
	await dialog.findByText("1 kan");
	fireEvent.click(dialog.getAllByRole("radio")[0] as HTMLElement);
	return dialog.getByRole("button", { name: "Zet 1 on hold" });
}

/** The dialog that gives the review of step 2 twenty days more, filled in. */
async function extendReview(): Promise<HTMLElement> {
	await openStep("2");
	await press("Verleng de termijn Beoordeling");
	const dialog = within(await screen.findByRole("dialog"));
	fireEvent.change(dialog.getByRole("textbox", { name: "Aantal werkdagen erbij" }), { target: { value: "20" } });
	fireEvent.change(dialog.getByRole("textbox", { name: "Reden" }), { target: { value: "Wacht op een onderzoek." } });
	return dialog.getByRole("button", { name: "Verleng" });
}

const views = ["web/views/use-views.ts"];
let view = "";
async function openViews(): Promise<void> {
	screens.show("go-ral", "cpo", "/realisatie/actief");
	await press(/^Selectie/);
	await screen.findByRole("textbox", { name: "Bewaar wat u nu ziet als" });
	await screens.answered();
}
async function nameView(): Promise<HTMLElement> {
	await openViews();
	view = `Selectie ${randomUUID().slice(0, 8)}`;
	fireEvent.change(screen.getByRole("textbox", { name: "Bewaar wat u nu ziet als" }), { target: { value: view } });
	return named("Bewaar selectie");
}
async function keptView(): Promise<void> {
	fireEvent.click(await nameView());
	await named(`Verwijder '${view}'`);
	await screens.answered();
}

const kept = (list: "tags" | "pids", tenant: string, one: string): Write => ({
	name: `Opslaan van de ${list}`,
	from: ["web/kept-lists/use-entries.ts"],
	button: async () => {
		screens.show(tenant, "admin", `/beheer/${list}`);
		fireEvent.change(await screen.findByRole("textbox", { name: `Nieuwe ${one}` }), {
			target: { value: `Nieuw ${randomUUID().slice(0, 8)}` },
		});
		await press(`Voeg ${one} toe`);
		await screen.findByText("1 wijziging, nog niet opgeslagen");
		return named("Opslaan");
	},
	to: new RegExp(`/kept-lists/${list}$`),
	// The same entry under the same uuid: stored unchanged.
	second: 200,
	done: told("De wijzigingen zijn opgeslagen"),
});

const writes: readonly Write[] = [
	status("Zet on hold", () => openStep("6"), true),
	status("Annuleer", () => openStep("6"), true),
	{
		name: "Verleng",
		from: ["web/realisations/step/dialogs/ExtendTermDialog.tsx", process],
		button: extendReview,
		to: /\/terms$/,
		done: told(/^verlengd met 20 werkdagen, door u op .*: Wacht op een onderzoek\.$/),
	},
	status(
		"Hervat",
		() => openWhere(({ status: { onhold, cancelled, completed } }) => onhold.enabled && !cancelled.enabled && !completed.enabled),
		false,
	),
	status("Herstel", () => openWhere(({ status: { cancelled } }) => cancelled.enabled), false),
	{
		name: "Opslaan van een stap",
		from: ["web/realisations/step/machine/use-step.ts"],
		button: async () => {
			await openStep("1");
			const [field] = await screen.findAllByRole<HTMLInputElement>("textbox", { name: /Straat|Toelichting|Opmerking/ });
			if (field === undefined) throw new Error("there is nothing to type in");
			fireEvent.change(field, { target: { value: "Dorpsstraat" } });
			const [button] = await screen.findAllByRole("button", { name: "Opslaan" });
			if (button === undefined) throw new Error("there is no Opslaan");
			return button;
		},
		to: /\/processes\/realisation\/[^/]+$/,
		done: told("De informatie is opgeslagen"),
	},
	{
		name: "Start het proces",
		from: ["web/realisations/start/StartForm.tsx"],
		button: async () => {
			screens.show("go-ral", "cpo", `/realisatie/${randomUUID()}/type/op-aanvraag`);
			for (const name of [/^Gemeente/, /^CPO/, /^Netbeheerder/]) {
				const choice = await screen.findByRole<HTMLSelectElement>("combobox", { name });
				const value = [...choice.options].find((option) => option.value !== "")?.value;
				if (choice.value === "") fireEvent.change(choice, { target: { value } });
			}
			return named("Start het proces");
		},
		to: /\/processes\/realisation$/,
		done: told("Het realisatieproces is gestart."),
		second: null,
	},
	{
		name: "Wijzig het procestype",
		from: ["web/realisations/step/header/TypeNotice.tsx", process],
		button: async () => {
			const { record } = await screens.deployment.start("go-ral");
			await screens.showStep("go-ral", "cpo", record.uuid, "1");
			await press("Wijzig het procestype");
			const dialog = within(await screen.findByRole("dialog"));
			fireEvent.click(await dialog.findByRole("radio", { name: /Strategisch/ }));
			return dialog.findByRole("button", { name: "Kies dit procestype" });
		},
		to: /\/type$/,
		done: told("Het procestype is gewijzigd in Strategisch."),
	},
	{
		name: "tags van een proces",
		from: ["web/realisations/step/side/TagsCard.tsx", "web/kept-lists/TagsForm.tsx"],
		button: async () => {
			const label = await withTag();
			await openStep("6");
			return chooseTag(label);
		},
		to: /\/tags$/,
		done: told("De tags zijn opgeslagen."),
	},
	{
		name: "Wijzig netbeheerder",
		from: ["web/realisations/step/side/StakeholdersCard.tsx", process],
		button: async () => {
			await openStep("6");
			await press("Wijzig netbeheerder");
			const dialog = within(await screen.findByRole("dialog"));
			const choice = await dialog.findByRole<HTMLSelectElement>("combobox");
			const other = [...choice.options].find(({ value, disabled }) => value !== "" && value !== choice.value && !disabled);
			fireEvent.change(choice, { target: { value: other?.value } });
			return dialog.findByRole("button", { name: "Wijzig netbeheerder" });
		},
		to: /\/stakeholders$/,
		done: told("De netbeheerder wijziging is opgeslagen."),
	},
	{
		name: "VKB onherroepelijk",
		from: ["web/realisations/step/side/ConfirmDecision.tsx", process],
		button: async () => {
			await openWhere(
				({ status: { vkb, cancelled, onhold, completed } }) => vkb.enabled && !cancelled.enabled && !onhold.enabled && !completed.enabled,
				"municipality",
			);
			return named(/^(?:Maak ongedaan|Markeer als onherroepelijk)$/);
		},
		to: /\/status$/,
		done: told("De status wijziging is opgeslagen"),
	},
	posting("Plaats opmerking", () => openStep("6")),
	posting("Plaats opmerking bij een aanvraag", () => open()),
	{
		name: "status van een opmerking",
		from: comments,
		button: async () => {
			await openStep("6");
			return within(await posted()).getByRole("button", { name: "Afgehandeld" });
		},
		to: /\/comments$/,
		done: () => waitFor(() => expect(screen.getAllByRole("button", { name: "Afgehandeld", pressed: true }).length).toBeGreaterThan(0)),
	},
	{
		name: "Aanpassen van een opmerking",
		from: comments,
		button: async () => {
			await open();
			fireEvent.click(await within(await posted()).findByRole("button", { name: /^Aanpassen/ }));
			const box = await screen.findByRole("textbox", { name: "Opmerking" });
			message = comment();
			fireEvent.change(box, { target: { value: message } });
			const [save] = within(box.closest("form") as HTMLElement).getAllByRole("button", { name: "Opslaan" });
			return save as HTMLElement;
		},
		to: /\/comments$/,
		done: standsOnce,
	},
	{
		name: "Verwijder de opmerking",
		from: comments,
		button: async () => {
			await open();
			fireEvent.click(await within(await posted()).findByRole("button", { name: /^Verwijderen/ }));
			return inDialog("Verwijder de opmerking");
		},
		to: /\/comments$/,
		done: () => waitFor(() => expect(screen.queryByText(message)).toBeNull()),
	},
	{
		name: "Bevestig het oordeel",
		from: ["web/requests/detail/JudgementCard.tsx", request],
		button: async () => {
			await open();
			const card = await group("Beoordeling");
			fireEvent.click(await card.findByRole("radio", { name: "Geaccepteerd" }));
			return card.findByRole("button", { name: /^Bevestig het oordeel/ });
		},
		to: /charging-point-requests\/[^/]+\/judgement$/,
		done: told("Beoordeeld op"),
	},
	{
		name: "Sla de coördinaten op",
		from: ["web/requests/detail/CoordinateEditor.tsx", request],
		button: async () => {
			await open();
			const form = within(await screen.findByRole("form", { name: "Coördinaten" }));
			fireEvent.change(form.getByRole("textbox", { name: "Breedtegraad" }), { target: { value: "51,9801" } });
			return form.findByRole("button", { name: /^Sla de coördinaten op/ });
		},
		to: /\/coordinates$/,
		done: told("Coördinaten zijn opgeslagen!"),
	},
	{
		name: "tags van een aanvraag",
		from: ["web/requests/detail/TagsCard.tsx", "web/kept-lists/TagsForm.tsx"],
		button: async () => {
			const label = await withTag();
			await open();
			return chooseTag(label);
		},
		to: /\/tags$/,
		done: told("De tags zijn opgeslagen."),
	},
	{
		name: "Start de geocoder",
		from: ["web/requests/detail/GeocoderNotice.tsx"],
		button: async () => {
			await open({ coordinates: nowhere });
			return named("Start de geocoder");
		},
		to: /\/geocoder$/,
		done: () => screens.answered(),
		// The result is the same, however often the call is made.
		second: 200,
	},
	{
		name: "zet wat gekozen is on hold",
		from: ["web/bulk/BulkDialog.tsx"],
		button: holdFirst,
		to: /\/run$/,
		done: told("1 on hold gezet"),
		// Repeating the call returns the act that was started.
		second: 200,
	},
	{
		name: "vul een stap van de gekozenen in",
		from: ["web/bulk/FillDialog.tsx"],
		button: fillNext,
		// The input is checked once more, and then carried out.
		to: /\/bulk\/check$/,
		done: told("Bij 1 ingevuld"),
		second: 201,
	},
	{
		name: "wijzig een partij van de gekozenen",
		from: ["web/bulk/PartyDialog.tsx"],
		button: replaceParty,
		to: /\/run$/,
		done: () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull()),
		second: 200,
	},
	{
		name: "maak de laatste handeling van een proces ongedaan",
		from: ["web/realisations/step/side/UndoButton.tsx", process],
		button: async () => {
			await openWhere(({ Events }) => Events.at(-1)?.type === "onhold-start");
			await press("Ongedaan maken");
			return inDialog("Ongedaan maken");
		},
		to: /\/undo$/,
		done: told("De laatste handeling is ongedaan gemaakt."),
	},
	{
		name: "maak ongedaan wat met de gekozenen gedaan is",
		from: ["web/bulk/BulkResult.tsx"],
		button: async () => {
			fireEvent.click(await holdFirst());
			return named("Ongedaan maken");
		},
		to: /\/undo$/,
		done: told("1 teruggezet"),
		second: 200,
	},
	{
		name: "Bewaar selectie",
		from: views,
		button: nameView,
		to: /\/views$/,
		done: () => named(`Verwijder '${view}'`),
	},
	{
		name: "Deel een selectie",
		from: views,
		button: async () => {
			await keptView();
			return named(`Deel '${view}'`);
		},
		to: /\/views\/[^/]+$/,
		done: () => named(`Deel '${view}' niet meer`),
	},
	{
		name: "de naam van een selectie",
		from: views,
		button: async () => {
			await keptView();
			await press(`Wijzig de naam van '${view}'`);
			view = `Naam ${randomUUID().slice(0, 8)}`;
			const box = await screen.findByRole("textbox", { name: "Nieuwe naam" });
			fireEvent.change(box, { target: { value: view } });
			return within(box.closest("form") as HTMLElement).getByRole("button", { name: "Opslaan" });
		},
		to: /\/views\/[^/]+$/,
		done: () => named(`Verwijder '${view}'`),
	},
	{
		name: "Verwijder de selectie",
		from: views,
		button: async () => {
			await keptView();
			await press(`Verwijder '${view}'`);
			return inDialog("Verwijder de selectie");
		},
		to: /\/views\/[^/]+\/delete$/,
		done: () => waitFor(() => expect(screen.queryByRole("button", { name: `Verwijder '${view}'` })).toBeNull()),
		second: 404,
	},
	kept("tags", "go-ral", "tag"),
	kept("pids", "rvb", "PID"),
];

describe.each([
	["a double click", doubleClick],
	["Enter held down", holdEnter],
] as const)("%s acts once, says that it is under way, and is one act in two windows", (_, pressTwice) => {
	it.each(writes)("$name", async ({ button, to, done, second = 409 }) => {
		const pressed = await button();
		await screens.answered();
		const { writes: sent, letGo } = watchWrites();
		const ours = () => sent.filter(({ url }) => to.test(url));
		pressTwice(pressed);
		await waitFor(() => expect(ours()).toHaveLength(1));
		await waitFor(() => expect(saysBusy(pressed)).toBe(true));
		// And by somebody impatient.
		fireEvent.click(pressed, { detail: 1 });
		letGo();
		await done();
		await screens.answered();
		expect(ours()).toHaveLength(1);
		expect(screen.queryAllByRole("alert")).toEqual([]);
		const [write] = ours();
		if (write === undefined || write.answer === null) throw new Error("nothing was answered");
		expect(write.answer.status).toBeLessThan(300);
		const { app } = screens.deployment;
		if (write.method !== "GET") {
			expect(write.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
			expect(await sendAgain(app, write)).toEqual(write.answer);
		}
		if (second !== null) expect((await sendAgain(app, write, randomUUID())).status).toBe(second);
	});
});

describe("every write of the web", () => {
	const driven = [...writes, ...elsewhere].flatMap(({ from }) => from);
	const written = writtenFrom();

	it("is driven twice by a test", () => {
		expect([...written.keys()].filter((path) => !driven.includes(path))).toEqual([]);
	});

	it("is one that the web still has", () => {
		expect(driven.filter((path) => !written.has(path))).toEqual([]);
	});

	it.each(elsewhere)("$test.1: $test.0 is driven by a test that is there", ({ test: [file, title] }) => {
		expect(readFileSync(file, "utf8")).toContain(`it("${title}"`);
	});

	it("is found where a new one is planted", () => {
		const planted = (path: string, text: string) => ({ path, text });
		const api = planted("web/x/x-api.ts", "\nexport async function keepX() {\n\treturn call(operations.setTags, {});\n}\n");
		const page = planted("web/x/X.tsx", '\nimport { keepX } from "./x-api.ts";\n');
		const direct = planted("web/x/Y.tsx", "\nvoid call(operations.createView, {});\n");
		const reading = planted("web/x/Z.tsx", "\nvoid call(operations.listViews, {});\n");
		expect([...writtenFrom([api, page, direct, reading])]).toEqual([
			["web/x/X.tsx", ["keepX"]],
			["web/x/Y.tsx", ["createView"]],
		]);
	});
});
