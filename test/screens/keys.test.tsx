import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { actionKeys } from "../../web/ui/actions/action-keys.ts";
import { elementKeys } from "../../web/ui/actions/element-keys.ts";
import { placeRequest } from "../api/harness/place-request.ts";
import { sourceFiles } from "../architecture/source-files.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

interface Key {
	readonly key: string;
	readonly ctrl: boolean;
}
const nameOf = ({ key, ctrl }: Key) => (ctrl ? `Ctrl+${key}` : key);

/** All keys in the registry. */
function registeredKeys(): readonly Key[] {
	const keys = new Set<string>([...Object.values(actionKeys), ...Object.values(elementKeys)]);
	return [...keys].map((key) => ({ key: key.replace("Ctrl+", ""), ctrl: key.startsWith("Ctrl+") }));
}

const press = (target: Element, { key, ctrl }: Key) => fireEvent.keyDown(target, { key, ctrlKey: ctrl, shiftKey: /^\p{Lu}$/u.test(key) });

let request = "";
const pages: readonly (readonly [name: string, tenant: string, role: string, address: () => Promise<string> | string])[] = [
	["the list of processes", "go-ral", "cpo", () => "/realisatie/actief"],
	["the list of requests", "go-ral", "cpo", () => "/aanvragen"],
	["the list of locations", "go-ral", "cpo", () => "/locaties"],
	[
		"a request",
		"go-ral",
		"cpo",
		async () => {
			request = (await placeRequest(screens.deployment.app, "go-ral", { geographyCode: "0202" })).uuid;
			return `/aanvragen/${request}`;
		},
	],
	["a step", "go-ral", "cpo", async () => `/realisatie/${(await screens.processAt("go-ral", "1")).uuid}/1`],
	["a step with lists", "rvb", "caseworker", async () => `/realisatie/${(await screens.processAt("rvb", "1")).uuid}/1`],
	["a new process", "go-ral", "cpo", () => `/realisatie/${randomUUID()}/type/op-aanvraag`],
	["the tags", "go-ral", "admin", () => "/beheer/tags"],
	["the PIDs", "rvb", "admin", () => "/beheer/pids"],
	["the reports", "rvb", "admin", () => "/rapportage"],
	["the manuals", "go-ral", "cpo", () => "/handleidingen"],
];

async function open([, tenant, role, address]: (typeof pages)[number]) {
	const shown = screens.show(tenant, role, await address());
	await screen.findByRole("main");
	await screens.answered();
	await screen.findAllByRole("heading", { level: 1 });
	await waitFor(() => expect(screen.queryAllByText(/word(?:t|en) (?:geladen|berekend)/)).toEqual([]));
	return shown;
}

/**
 * Elements for input. The tick boxes that choose rows are not among them: from there the keys of the list move along its rows, as from
 * their links.
 */
const fields = (within: ParentNode = document) =>
	[...within.querySelectorAll<HTMLElement>("input, textarea, select, [contenteditable=true], [role=textbox], [role=combobox]")].filter(
		(field) =>
			!(field as HTMLInputElement).disabled &&
			(field as HTMLInputElement).type !== "file" &&
			!field.closest("[hidden], thead, tr[data-key]"),
	);

/** Whether the form around a field has a button that says it has this key. */
const isOfForm = (field: Element, key: string) =>
	field.closest("form")?.querySelector(`[aria-keyshortcuts~="${key.replace("Ctrl", "Control")}"]`) != null;

describe("a key in a field", () => {
	it.each(pages)("never acts on the page: %s", async (...page) => {
		const { address, calls } = await open(page);
		const there = address();
		expect(fields().length).toBeGreaterThan(0);
		for (const field of fields()) {
			field.focus();
			for (const key of registeredKeys()) {
				// The search opens from everywhere, and changes nothing; a form's own keys belong to its fields.
				if (key.ctrl && (key.key === "k" || isOfForm(field, nameOf(key)))) continue;
				// 'Waarom?' changes nothing, and in a box no letter is typed.
				if (key.key === actionKeys["step:why"] && !key.ctrl && field.matches("[type=checkbox], [type=radio]")) continue;
				press(field, key);
				expect([nameOf(key), field.outerHTML.slice(0, 120), document.activeElement === field]).toEqual([
					nameOf(key),
					field.outerHTML.slice(0, 120),
					true,
				]);
			}
		}
		expect(screen.queryAllByRole("dialog")).toEqual([]);
		expect(address()).toBe(there);
		expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
	});
});

describe("a key over a dialog", () => {
	it.each(pages)("reaches nothing behind it: %s", async (...page) => {
		const { address, calls } = await open(page);
		const there = address();
		press(document.body, { key: "?", ctrl: false });
		const dialog = await screen.findByRole("dialog", { name: "Sneltoetsen" });
		for (const target of [dialog, document.body, ...within(dialog).getAllByRole("button")]) {
			for (const key of registeredKeys()) press(target, key);
		}
		await screens.answered();
		expect(screen.getAllByRole("dialog")).toHaveLength(1);
		expect(address()).toBe(there);
		expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
	});
});

describe("the help of the keys", () => {
	it("knows of every key that the page listens for: only the registry, and what closes or keeps apart, listens to all keys", () => {
		const listening = sourceFiles().filter(
			({ path, text }) =>
				path.startsWith("web/") &&
				!path.startsWith("web/workbench/") &&
				!path.includes(".test.") &&
				/(?:document|window)\.addEventListener\("keydown"/.test(text),
		);
		// Typing for the palette before its field exists: these keys write, and do nothing else.
		const others = listening.filter(({ path }) => !["web/ui/actions/use-actions.ts", "web/shell/typed-ahead.ts"].includes(path));
		for (const { path, text } of others) {
			const keys = [...text.matchAll(/\.key (?:!==|===) "(\w+)"/g)].map(([, key]) => key);
			expect([path, keys.every((key) => key === "Escape" || key === "Enter")]).toEqual([path, true]);
		}
		expect(listening.length).toBeGreaterThan(others.length);
	});

	it("lists every key that is listened for, and no other", async () => {
		await open(pages[0] as (typeof pages)[number]);
		press(document.body, { key: "?", ctrl: false });
		const dialog = await screen.findByRole("dialog", { name: "Sneltoetsen" });
		const listed = [...dialog.querySelectorAll("dd")].map((row) => [...row.querySelectorAll("kbd")].map((key) => key.textContent ?? ""));
		const names = new Set(
			listed.map((keys) =>
				keys
					.join("+")
					.replace(/^Ctrl\+([A-Z])$/, (_, letter: string) => `Ctrl+${letter.toLowerCase()}`)
					.replace("Shift+", "")
					.replace("Spatie", " "),
			),
		);
		expect([...names].sort()).toEqual(registeredKeys().map(nameOf).sort());
	});

	it("has on top what can be done on the page by the person who asks", async () => {
		await open(pages[4] as (typeof pages)[number]);
		press(document.body, { key: "?", ctrl: false });
		const first = within(await screen.findByRole("dialog", { name: "Sneltoetsen" })).getByRole("heading", { name: "Op deze pagina" });
		const rows = [...(first.nextElementSibling?.querySelectorAll("dt") ?? [])].map(({ textContent }) => textContent);
		expect(rows).toEqual(expect.arrayContaining(["Opslaan", "Waarom is deze stap zo?"]));
		expect(rows).not.toContain("Naar het zoekveld");
	});

	it("is true of the comment, where Ctrl and Enter post it and leave the page alone", async () => {
		const { calls } = await open(pages[3] as (typeof pages)[number]);
		const box = await screen.findByRole("textbox", { name: "Nieuwe opmerking" });
		fireEvent.change(box, { target: { value: "Met een toets" } });
		press(box, { key: "Enter", ctrl: true });
		await screens.answered();
		expect(calls.filter(({ method }) => method === "POST").map(({ path }) => path)).toEqual([
			`charging-point-requests/${request}/comments`,
		]);
		press(document.body, { key: "?", ctrl: false });
		const dialog = await screen.findByRole("dialog", { name: "Sneltoetsen" });
		const row = within(dialog).getByText("Opmerking plaatsen of opslaan").closest("div");
		expect(row?.textContent).toBe("Opmerking plaatsen of opslaanCtrlEnter");
	});
});
