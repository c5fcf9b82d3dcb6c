import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { itemAnchor, writeJson } from "../../engine/index.ts";
import type {} from "../../server/views/index.ts";
import { placeFile } from "../api/harness/place-file.ts";
import { Screens } from "./harness/screens.tsx";
import { doubleClick } from "./writes/press.ts";
import { watchWrites } from "./writes/watch-writes.ts";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
	await import("../../web/inbox/InboxButton.tsx");
});
afterAll(() => screens.close());

const key = (name: string, more: object = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const rows = () => [...document.querySelectorAll<HTMLElement>("[data-inbox]")];
const focused = () => document.activeElement?.textContent ?? "";

/** Comments that mention the role of a municipality, on processes of the demonstration; everybody with that role is notified. */
async function say(...messages: readonly string[]): Promise<readonly { readonly uuid: string; readonly message: string }[]> {
	const cpo = screens.deployment.as("go-ral", "cpo");
	const processes = await screens.processes("go-ral", (record) => !record.status.cancelled.enabled);
	const said = [];
	for (const [place, message] of messages.entries()) {
		const uuid = processes[place]?.uuid ?? "";
		const data = { action: "create", message: `${message} @Gemeente`, mentions: [{ kind: "role", id: "municipality" }] };
		const { status, text } = await cpo.post(`processes/realisation/${uuid}/comments`, { data });
		expect([status, text]).toEqual([200, expect.anything()]);
		said.push({ uuid, message });
	}
	return said;
}
const open = async () => {
	const shown = screens.show("go-ral", "municipality", "/postvak");
	await screen.findByRole("heading", { level: 1, name: "Postvak" });
	await waitFor(() => expect(rows().length).toBeGreaterThan(0));
	return shown;
};
const commentsOf = async (uuid: string) => {
	const { body } = await screens.deployment.as("go-ral", "cpo").get(`processes/realisation/${uuid}/comments`);
	return (body.data as unknown as { comments: { message: string; status: string; parent?: number }[] }).comments;
};

describe("a comment that a message by e-mail leads to", () => {
	it("is read by who opens it there, once or twice, and only by them", async () => {
		const [said] = await say("Langs de mail gelezen.");
		const { uuid } = said ?? { uuid: "" };
		const who = screens.deployment.as("go-ral", "municipality");
		const other = screens.deployment.as("go-ral", "municipality");
		const told = async (person = who) => {
			const { items } = (await person.get("inbox")).body.data as unknown as {
				items: { uuid: string; unread: boolean; comment: { message: string; number: number } | null }[];
			};
			return items.find((item) => item.uuid === uuid && item.comment?.message.startsWith("Langs de mail"));
		};
		expect(await told()).toMatchObject({ unread: true });
		const number = (await told())?.comment?.number ?? 0;
		for (const _time of ["first", "second"]) {
			const shown = screens.show("go-ral", "municipality", `/realisatie/${uuid}#comment-${number}`, { again: { userId: who.userId } });
			await screen.findByText(/^Langs de mail gelezen/, {}, { timeout: 20_000 });
			await waitFor(async () => expect(await told()).toMatchObject({ unread: false }));
			expect(screen.queryAllByRole("alert")).toEqual([]);
			shown.unmount();
		}
		expect(await told(other)).toMatchObject({ unread: true });
	});
});

describe("a step that a message by e-mail leads to", () => {
	it("is read by who opens it there, and only by them", async () => {
		const who = screens.deployment.as("go-ral", "municipality");
		const other = screens.deployment.as("go-ral", "municipality");
		const { uuid } = await screens.processAt("go-ral", "2");
		const { db } = screens.deployment.app.data;
		// A step is news for people who were here before it came.
		for (const { userId: user_id } of [who, other])
			await db
				.insertInto("person_seen")
				.values({ tenant: "go-ral", user_id, name: "", email: "", roles: writeJson({}), first_at: 0, seen_at: 0 })
				.execute();
		const told = async (person = who) => {
			const { items } = (await person.get("inbox")).body.data as unknown as {
				items: { item: string; uuid: string; unread: boolean; kind: string }[];
			};
			return items.find((item) => item.uuid === uuid && item.kind === "step");
		};
		expect(await told()).toMatchObject({ unread: true });
		const anchor = itemAnchor((await told())?.item ?? "");
		const shown = screens.show("go-ral", "municipality", `/realisatie/${uuid}/2#${anchor}`, { again: { userId: who.userId } });
		await waitFor(async () => expect(await told()).toMatchObject({ unread: false }), { timeout: 20_000 });
		expect(await told(other)).toMatchObject({ unread: true });
		shown.unmount();
	});
});

describe("a view that somebody follows", () => {
	it("is told by its name with how many came, once, and opens what it shows", async () => {
		const { app } = screens.deployment;
		await app.fills.run();
		const who = screens.deployment.as("go-ral", "cpo");
		await who.get("inbox/count");
		const label = `Wat stilstaat ${randomUUID().slice(0, 8)}`;
		const view = await who.post("views", { data: { list: "realisations", label, search: "/onhold?stap=6" } });
		const { uuid } = view.body.data as unknown as { uuid: string };
		expect((await who.post(`views/${uuid}/subscription`, { data: { subscribed: true } })).status).toBe(200);
		const still = await screens.processes(
			"go-ral",
			({ flow, status: { onhold, cancelled } }) => flow.activeStep === "6" && !onhold.enabled && !cancelled.enabled,
		);
		for (const { uuid: process, synced } of still.slice(0, 2)) {
			const data = { status: "onhold", action: "enable", reason: "vovo" };
			expect((await who.post(`processes/realisation/${process}/status`, { synchronisation: { synced }, data })).status).toBe(200);
		}
		await app.servers.begin({ ...app.viewsJob, everyMs: 3_600_000 });
		const shown = screens.show("go-ral", "cpo", "/postvak", { again: { userId: who.userId } });
		const line = await screen.findByText("2 processen zijn nieuw in deze selectie");
		expect(screen.getByRole("link", { name: label })).toBeTruthy();
		fireEvent.click(line);
		await waitFor(() => expect(shown.address()).toBe("/realisatie/onhold?stap=6"));
	});
});

describe("the inbox", () => {
	it("answers with two keys, once, and goes on to the next", async () => {
		const [first, second] = [`Kan dit vrijdag? ${randomUUID()}`, `En dit? ${randomUUID()}`];
		const [, said] = await say(first, second);
		await open();
		// The newest comes first, and has the focus.
		const at = rows().findIndex((row) => row.textContent?.includes(second));
		expect(document.activeElement).toBe(rows()[0]);
		for (let down = 0; down < at; down++) key("j");
		expect(focused()).toContain(second);
		const count = rows().length;
		let keys = 0;
		// Enter presses the button that has the focus.
		fireEvent.click(document.activeElement as HTMLElement, { detail: 0 });
		keys++;
		const field = await screen.findByRole("textbox", { name: /^Uw antwoord aan/ });
		await waitFor(() => expect(document.activeElement).toBe(field));
		const answer = `Ja, vrijdag kan. ${randomUUID()}`;
		fireEvent.change(field, { target: { value: answer } });
		const { writes, letGo } = watchWrites();
		key("Enter", { ctrlKey: true });
		keys++;
		key("Enter", { ctrlKey: true });
		letGo();
		await waitFor(() => expect(rows()).toHaveLength(count - 1));
		expect(keys).toBe(2);
		expect(writes.filter(({ url }) => url.endsWith("/comments"))).toHaveLength(1);
		const comments = await commentsOf(said?.uuid ?? "");
		expect(comments.filter(({ message }) => message === answer)).toMatchObject([{ parent: expect.any(Number) }]);
		expect(comments.find(({ message }) => message.startsWith(second))?.status).toBe("done");
		expect(rows()).toContain(document.activeElement);
		await screen.findByText(/^Uw antwoord bij .* is geplaatst\.$/);
	});

	it("leads from the reference of a row to the comment that it is about, and puts the focus there", async () => {
		const message = `Klopt het huisnummer? ${randomUUID()}`;
		await say(message);
		const shown = await open();
		const row = rows()
			.find((one) => one.textContent?.includes(message))
			?.closest("li");
		const reference = row?.querySelector<HTMLElement>("a[data-record]");
		if (reference === undefined || reference === null) throw new Error("The row has no reference.");
		fireEvent.click(reference);
		await waitFor(() => expect(shown.address()).toMatch(/^\/realisatie\/[^/]+/));
		await waitFor(() => expect(document.activeElement?.id).toMatch(/^comment-\d+$/));
		expect(document.activeElement?.textContent).toContain(message);
	});

	it("points in an answer at a file of the process, which is there again when the answer was closed in between", async () => {
		const message = `Mag ik de tekening? ${randomUUID()}`;
		const [said] = await say(message);
		const file = await placeFile(screens.deployment.app, "go-ral", {
			owner: "realisation",
			owner_uuid: said?.uuid ?? "",
			category: "ParkingSpots",
		});
		await open();
		const reply = async () => {
			const row = rows().find((one) => one.textContent?.includes(message));
			fireEvent.click(row as HTMLElement, { detail: 0 });
			return screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Uw antwoord aan/ });
		};
		const field = await reply();
		fireEvent.change(field, { target: { value: "Hierbij", selectionStart: 7 } });
		fireEvent.click(await screen.findByRole("button", { name: "Bestand bijvoegen" }));
		fireEvent.click((await screen.findAllByRole("checkbox", { name: "plan.pdf" }))[0] as HTMLElement);
		await screen.findByRole("button", { name: "Bijgevoegd: 1" });
		fireEvent.keyDown(field, { key: "Escape" });
		await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Uw antwoord aan/ })).toBeNull());
		const again = await reply();
		await screen.findByRole("button", { name: "Bijgevoegd: 1" });
		fireEvent.keyDown(again, { key: "Enter", ctrlKey: true });
		await screen.findByText(/^Uw antwoord bij .* is geplaatst\.$/);
		const answer = (await commentsOf(said?.uuid ?? "")).find((one) => one.message === "Hierbij");
		expect(answer).toMatchObject({ files: [file] });
	});

	it("names somebody in an answer, also one that was closed in between", async () => {
		const message = `Wie weet dit? ${randomUUID()}`;
		const [said] = await say(message);
		await open();
		const reply = async () => {
			const row = rows().find((one) => one.textContent?.includes(message));
			fireEvent.click(row as HTMLElement, { detail: 0 });
			return screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Uw antwoord aan/ });
		};
		const field = await reply();
		const typed = `Dat weet de @cpo`;
		fireEvent.change(field, { target: { value: typed, selectionStart: typed.length } });
		await screen.findByRole("option", { name: /^CPO/ });
		fireEvent.keyDown(field, { key: "Enter" });
		await waitFor(() => expect(field.value).toBe("Dat weet de @CPO "));
		fireEvent.keyDown(field, { key: "Escape" });
		await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Uw antwoord aan/ })).toBeNull());
		const again = await reply();
		expect(again.value).toBe("Dat weet de @CPO ");
		fireEvent.keyDown(again, { key: "Enter", ctrlKey: true });
		await screen.findByText(/^Uw antwoord bij .* is geplaatst\.$/);
		const answer = (await commentsOf(said?.uuid ?? "")).find((one) => one.message.startsWith("Dat weet de"));
		expect(answer).toMatchObject({ mentions: [{ kind: "role", id: "cpo" }] });
	});

	it("opens at the comment for somebody who may not answer there", async () => {
		const cpo = screens.deployment.as("go-ral", "cpo");
		const { body } = await cpo.get("charging-point-requests?pageSize=1");
		const [request] = body.data as unknown as readonly { readonly uuid: string; readonly ref: string }[];
		const message = `Ter informatie ${randomUUID()}`;
		const data = { action: "create", message: `${message} @Gemeente`, mentions: [{ kind: "role", id: "municipality" }] };
		expect((await cpo.post(`charging-point-requests/${request?.uuid}/comments`, { data })).status).toBe(200);
		const shown = await open();
		const row = rows().find((one) => one.textContent?.includes(message));
		expect(row?.tagName).toBe("A");
		fireEvent.click(row as HTMLElement);
		await waitFor(() => expect(shown.address()).toContain(request?.uuid));
	});

	it("is put away once for a double click, and taken back", async () => {
		const message = `Weg hiermee ${randomUUID()}`;
		await say(message);
		await open();
		const row = rows()
			.find((one) => one.textContent?.includes(message))
			?.closest("li");
		if (row == null) throw new Error("the comment is not there");
		const { writes, letGo } = watchWrites();
		doubleClick(within(row).getByRole("button", { name: /^Klaar: / }));
		letGo();
		await waitFor(() => expect(rows().some((one) => one.textContent?.includes(message))).toBe(false));
		expect(writes.filter(({ url }) => url.endsWith("/inbox/marks"))).toHaveLength(1);
		fireEvent.click(await screen.findByRole("button", { name: "Ongedaan maken" }));
		await waitFor(() => expect(rows().some((one) => one.textContent?.includes(message))).toBe(true));
	});

	it("is worked with keys: done, later and silence, each said and with the focus on the next", async () => {
		const [done, later, mute] = [`Klaar ${randomUUID()}`, `Later ${randomUUID()}`, `Stil ${randomUUID()}`];
		await say(done, later, mute);
		await open();
		const gone = async (message: string, letter: string) => {
			rows()
				.find((row) => row.textContent?.includes(message))
				?.focus();
			key(letter);
			await waitFor(() => expect(rows().some((row) => row.textContent?.includes(message))).toBe(false));
		};
		await gone(done, "e");
		await screen.findByText(/ is klaar\./);
		await gone(later, "s");
		await screen.findByText(/ komt morgen terug\./);
		await gone(mute, "m");
		await screen.findByText(/ is stil\. Wordt/);
		fireEvent.click(screen.getByRole("button", { name: "Later" }));
		await waitFor(() => expect(rows().some((row) => row.textContent?.includes(later))).toBe(true));
	});

	it("says in the bar how much is new, in the name of its button", async () => {
		await say(`Nieuw ${randomUUID()}`);
		screens.show("go-ral", "municipality", "/vandaag");
		const link = await screen.findByRole("link", { name: /^Postvak, \d+ nieuwe? berichten?$/ });
		expect(link.getAttribute("href")).toBe("/postvak");
	});

	it("has nothing for a newcomer: 'Bij.'", async () => {
		screens.show("go-ral", { municipality: ["nergens"] }, "/postvak");
		await screen.findByText("Bij.");
		expect(await screen.findByRole("link", { name: "Postvak" })).toBeDefined();
	});
});

describe("a conversation on a process", () => {
	it("goes on behind a name that was chosen with one space, and with none before a comma", async () => {
		const { uuid } = await screens.processAt("go-ral", "2");
		await screens.showStep("go-ral", "cpo", uuid, "2");
		const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Nieuwe opmerking" });
		field.focus();
		const type = (value: string) => fireEvent.change(field, { target: { value, selectionStart: value.length } });
		const choose = async () => {
			type("Dag @gem");
			await screen.findByRole("option", { name: /^Gemeente/ });
			fireEvent.keyDown(field, { key: "Enter" });
			await waitFor(() => expect(field.value).toBe("Dag @Gemeente "));
		};
		for (const key of [" ", ",", "?"]) {
			await choose();
			type(`${field.value}${key}`);
			expect(field.value).toBe(`Dag @Gemeente${key}`);
		}
		await choose();
		type(`${field.value}w`);
		type(`${field.value} `);
		type(`${field.value} `);
		expect(field.value).toBe("Dag @Gemeente w  ");
		type("");
	});

	it("names a role with the keyboard, says for whom it is open, and is answered below what was said", async () => {
		const { uuid } = await screens.processAt("go-ral", "2");
		await screens.showStep("go-ral", "cpo", uuid, "2");
		const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Nieuwe opmerking" });
		const question = `Wanneer komt u, ${randomUUID()}, `;
		field.focus();
		const typed = `${question}@gem`;
		fireEvent.change(field, { target: { value: typed, selectionStart: typed.length } });
		const options = await screen.findAllByRole("option", { name: /^Gemeente/ });
		expect(options).toHaveLength(1);
		await waitFor(() => expect(document.getElementById(field.getAttribute("aria-activedescendant") ?? "")).toBe(options[0]));
		fireEvent.keyDown(field, { key: "Enter" });
		await waitFor(() => expect(field.value).toBe(`${question}@Gemeente `));
		expect(screen.queryByRole("option")).toBeNull();
		fireEvent.click(screen.getByRole("button", { name: "Plaats opmerking" }));
		const item = (await screen.findByText("@Gemeente")).closest("li");
		if (item === null) throw new Error("the comment is not there");
		expect(within(item).getByText("Open voor Gemeente")).toBeDefined();
		fireEvent.click(within(item).getByRole("button", { name: "Beantwoorden: opmerking van u" }));
		fireEvent.change(await within(item).findByRole("textbox", { name: "Antwoord aan u" }), { target: { value: "Morgen" } });
		fireEvent.click(within(item).getByRole("button", { name: "Plaats antwoord" }));
		const answers = await within(item).findByRole("list", { name: "Antwoorden op u" });
		expect(within(answers).getByText("Morgen")).toBeDefined();
		expect((await commentsOf(uuid)).find(({ message }) => message === "Morgen")).toMatchObject({ parent: expect.any(Number) });
	});
});
