import "../test-support/browser-parts.ts";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import type { FileRecord } from "../../engine/index.ts";
import { connectApi } from "../api/connection.ts";
import { createQueryClient } from "../api/query-client.ts";
import { TenantContext } from "../tenants/TenantContext.tsx";
import { exampleTenant, personWith } from "../test-support/example-tenant.ts";
import { answer, type FakeAnswer, type FakeCall, fakeApi, problem } from "../test-support/fake-api.ts";
import { theme } from "../ui/theme/theme.ts";
import { CommentsSection } from "./CommentsSection.tsx";
import { type Comment, commentIndicator } from "./comment.ts";
import { commentsQuery } from "./comments-api.ts";

const uuid = "8b8f0cf4-8f6f-4a43-9c55-1d0ea2d5c7aa";
const path = `processes/realisation/${uuid}/comments`;
const access = {
	...exampleTenant.access,
	realisationcomment: ["cpo"],
	canChangeCommentStatus: ["cpo"],
	canModerateComments: ["admin"],
};
const comment = (order: number, changes: Partial<Comment> = {}): Comment => ({
	uuid: `00000000-0000-4000-8000-00000000000${order}`,
	order,
	message: `Opmerking ${order}`,
	status: "todo",
	user: { id: "u-2", name: "Joris Bak" },
	created_at: Date.parse("2026-11-20T09:00:00Z"),
	edited_at: null,
	deleted_at: null,
	iteration: "2",
	...changes,
});
let report = jest.fn();
beforeEach(() => {
	report = jest.fn();
});
afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

interface Setting {
	readonly role?: string;
	readonly files?: readonly FileRecord[];
	readonly onWrite?: (call: FakeCall) => FakeAnswer;
	/** Address of the page; the root if left out. */
	readonly address?: string;
}

function shownBy(client: ReturnType<typeof createQueryClient>, role: string, files: readonly FileRecord[] = [], address = "/"): void {
	connectApi({ tenant: exampleTenant.slug, apiKey: "key", accessToken: async () => "token", onUnauthorised: () => {} });
	render(
		<MantineProvider theme={theme} env="test">
			<QueryClientProvider client={client}>
				<TenantContext value={{ configuration: { ...exampleTenant, access }, person: personWith(role) }}>
					<MemoryRouter initialEntries={[address]}>
						<CommentsSection uuid={uuid} code="0202" files={files} reference="R-0001" />
					</MemoryRouter>
				</TenantContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
}

function show(list: FakeAnswer | readonly Comment[], { role = "cpo", onWrite = () => problem(500), files = [], address }: Setting = {}) {
	const calls = fakeApi({
		[`GET ${path}/mentionable*`]: answer([{ kind: "person", id: "u-9", name: "Ans Vos" }]),
		[`GET ${path}`]: "status" in list ? list : answer({ comments: list, synced: 7 }),
		[`POST ${path}`]: onWrite,
	});
	shownBy(createQueryClient(report), role, files, address);
	const sent = () =>
		calls.filter(({ method, path }) => method === "POST" && !path.includes("/typed/")).map(({ body }) => body as { data: object });
	return { user: userEvent.setup(), sent };
}

const box = () => screen.findByRole("textbox", { name: "Nieuwe opmerking" });
const place = () => screen.getByRole("button", { name: "Plaats opmerking" });
const items = () => screen.findAllByRole("listitem");

describe("comments", () => {
	it("shows them in the given order, with author and step, and as plain text", async () => {
		show([comment(2, { message: "<b>Regel een</b>\nRegel twee", user: { id: "u-1", name: "Sanne de Wit" } }), comment(1)]);
		const [first, second] = await items();
		expect(first?.textContent).toContain("U · stap 2");
		expect(first?.textContent).toContain("<b>Regel een</b>\nRegel twee");
		expect(second?.textContent).toContain("Joris Bak");
		expect(screen.getByText("2 Opmerkingen")).not.toBeNull();
	});

	it("goes to the one that the address points at, as a message by e-mail does, and to none otherwise", async () => {
		for (const [hash, found] of [
			["#comment-1", "Opmerking 1"],
			["#comment-7", null],
			["", null],
		] as const) {
			show([comment(2), comment(1)], { address: `/${hash}` });
			await items();
			const focused = document.activeElement?.closest("li")?.textContent ?? null;
			expect([hash, focused]).toEqual([hash, found === null ? null : expect.stringContaining(found)]);
			// What is drawn around it: a script's focus has no outline of its own.
			const marked = [...document.querySelectorAll("li[data-pointed-at]")].map(({ textContent }) => textContent);
			expect([hash, marked]).toEqual([hash, found === null ? [] : [expect.stringContaining(found)]]);
			cleanup();
		}
	});

	it("says that the one the address points at is not there, once the others are, and nothing of the kind otherwise", async () => {
		const missing = "De opmerking waar deze link naar wijst, is er niet (meer).";
		for (const [address, list, isTold] of [
			["/#comment-7", [comment(1)], true],
			["/#comment-7", [], true],
			["/#comment-1", [comment(1)], false],
			["/#files", [comment(1)], false],
			["/", [comment(1)], false],
		] as const) {
			show(list, { address });
			await screen.findByText(/^\d Opmerkingen$|^1 Opmerking$/);
			expect([address, screen.queryByText(missing) !== null]).toEqual([address, isTold]);
			cleanup();
		}
		show(problem(500), { address: "/#comment-7" });
		await screen.findByText("Opmerkingen konden niet geladen worden");
		expect(screen.queryByText(missing)).toBeNull();
		cleanup();
		const { user } = show([comment(1)], { role: "admin", address: "/#comment-1", onWrite: () => answer({ comments: [], synced: 8 }) });
		for (const name of [/^Verwijderen: opmerking/, "Verwijder de opmerking"]) await user.click(await screen.findByRole("button", { name }));
		await screen.findByText(/^0 Opmerkingen$/);
		expect(screen.queryByText(missing)).toBeNull();
	});

	it("tells who is named also when the page was loaded again in between", async () => {
		const first = show([]);
		await first.user.type(await box(), "Kunt u kijken @ans");
		await screen.findByRole("option", { name: /^Ans Vos/ });
		await first.user.keyboard("{Enter}");
		await waitFor(async () => expect(((await box()) as HTMLTextAreaElement).value).toBe("Kunt u kijken @Ans Vos "));
		cleanup();
		const again = show([], { onWrite: () => answer({ comments: [], synced: 8 }) });
		await box();
		await again.user.click(place());
		await waitFor(() => expect(again.sent()).toMatchObject([{ data: { mentions: [{ kind: "person", id: "u-9" }] } }]));
	});

	it("says 'Opmerking' for a single one", async () => {
		show([comment(1)]);
		expect(await screen.findByText("1 Opmerking")).not.toBeNull();
	});

	it("REQ-166 the indicator is danger with an unknown status, else warning with one to do, else quiet", () => {
		const of = (...statuses: string[]) => commentIndicator(statuses.map((status) => ({ status })));
		expect([of("todo", "vreemd"), of("done", "todo"), of("done", "ignore"), of()]).toEqual(["danger", "warning", "quiet", "quiet"]);
	});

	it("adds one and empties the box; unsaved input survives a reload until then", async () => {
		const { user, sent } = show([], { onWrite: () => answer({ comments: [comment(1, { message: "Graag overleg." })], synced: 8 }) });
		await user.type(await box(), "Graag overleg.");
		cleanup();
		const again = show([], { onWrite: () => answer({ comments: [comment(1, { message: "Graag overleg." })], synced: 8 }) });
		expect(((await box()) as HTMLTextAreaElement).value).toBe("Graag overleg.");
		await again.user.click(place());
		expect((await items())[0]?.textContent).toContain("Graag overleg.");
		expect(((await box()) as HTMLTextAreaElement).value).toBe("");
		expect([sent(), again.sent()]).toEqual([
			[],
			[{ synchronisation: { synced: 7 }, data: { action: "create", message: "Graag overleg." } }],
		]);
	});

	it.each([
		["REQ-190 an empty one", "   ", "De opmerking mag niet leeg zijn."],
		[
			"REQ-192 one with disallowed characters",
			"a < b > c",
			"Uw invoer bevat karakters die uit veiligheidsoverweging worden geweigerd: < (teken 3), > (teken 7)",
		],
	])("%s is refused before it is sent, and stays in the box", async (_what, typed, says) => {
		const { user, sent } = show([comment(1)], { role: "cpo" });
		await user.type(await box(), typed);
		await user.click(place());
		expect((await screen.findByRole("alert")).textContent).toContain(says);
		expect(((await box()) as HTMLTextAreaElement).value).toBe(typed);
		expect(sent()).toEqual([]);
	});

	it("REQ-192 an edit with disallowed characters is refused before it is sent, and stays in the box", async () => {
		const { user, sent } = show([comment(1)], { role: "admin" });
		await user.click(await screen.findByRole("button", { name: "Aanpassen: opmerking van Joris Bak" }));
		const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Opmerking" });
		await user.clear(field);
		await user.type(field, "a < b");
		await user.click(screen.getByRole("button", { name: "Opslaan" }));
		expect((await screen.findByRole("alert")).textContent).toContain(
			"Uw invoer bevat karakters die uit veiligheidsoverweging worden geweigerd: < (teken 3)",
		);
		expect(field.value).toBe("a < b");
		expect(sent()).toEqual([]);
	});

	it("REQ-191 saving an emptied edit leaves the comment as it was, without a message or a call", async () => {
		const { user, sent } = show([comment(1)], { role: "admin" });
		await user.click(await screen.findByRole("button", { name: "Aanpassen: opmerking van Joris Bak" }));
		await user.clear(screen.getByRole("textbox", { name: "Opmerking" }));
		await user.click(screen.getByRole("button", { name: "Opslaan" }));
		expect((await items())[0]?.textContent).toContain("Opmerking 1");
		expect(screen.queryByRole("alert")).toBeNull();
		expect(sent()).toEqual([]);
	});

	it("an edit does not replace what a colleague made of the comment meanwhile before that was told", async () => {
		let now = comment(1);
		let synced = 7;
		const client = createQueryClient(report);
		const written: unknown[] = [];
		fakeApi({
			[`GET ${path}`]: () => answer({ comments: [now], synced }),
			[`POST ${path}`]: ({ body }) => {
				const { data } = body as { data: { message: string } };
				written.push(body);
				now = { ...now, message: data.message };
				return answer({ comments: [now], synced: ++synced });
			},
		});
		shownBy(client, "admin");
		const user = userEvent.setup();
		await user.click(await screen.findByRole("button", { name: "Aanpassen: opmerking van Joris Bak" }));
		const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Opmerking" });
		await user.type(field, " van mij");
		now = { ...now, message: "Van een collega" };
		synced += 1;
		await client.invalidateQueries({ queryKey: commentsQuery("realisation", uuid).queryKey });
		expect((await screen.findByText(/^Intussen staat er/)).textContent).toBe("Intussen staat er: Van een collega");
		await user.click(screen.getByRole("button", { name: "Opslaan" }));
		expect((await screen.findByRole("alert")).textContent).toContain("Deze opmerking is intussen gewijzigd.");
		expect([written, field.value]).toEqual([[], "Opmerking 1 van mij"]);
		await user.click(screen.getByRole("button", { name: "Opslaan" }));
		await waitFor(() => expect(screen.queryByRole("textbox", { name: "Opmerking" })).toBeNull());
		expect(written).toMatchObject([{ synchronisation: { synced: 8 }, data: { action: "edit", message: "Opmerking 1 van mij" } }]);
	});

	it("a removal does not take what a colleague made of the comment meanwhile before that was told", async () => {
		let now = comment(1);
		let synced = 7;
		const client = createQueryClient(report);
		const written: unknown[] = [];
		fakeApi({
			[`GET ${path}`]: () => answer({ comments: [now], synced }),
			[`POST ${path}`]: ({ body }) => {
				written.push(body);
				return answer({ comments: [], synced: ++synced });
			},
		});
		shownBy(client, "admin");
		const user = userEvent.setup();
		await user.click(await screen.findByRole("button", { name: "Verwijderen: opmerking van Joris Bak" }));
		const remove = await screen.findByRole("button", { name: "Verwijder de opmerking" });
		now = { ...now, message: "Van een collega" };
		synced += 1;
		await client.invalidateQueries({ queryKey: commentsQuery("realisation", uuid).queryKey });
		expect(await screen.findByText("Intussen staat er: Van een collega")).not.toBeNull();
		await user.click(remove);
		expect(await screen.findByText("Druk nog een keer om ook dit te verwijderen.")).not.toBeNull();
		expect(written).toEqual([]);
		await user.click(remove);
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(written).toMatchObject([{ synchronisation: { synced: 8 }, data: { action: "delete", number: 1 } }]);
	});

	it("REQ-205 REQ-206 people who change statuses see buttons, moderators edit and remove, everybody else reads", async () => {
		const { user, sent } = show([comment(1)], { onWrite: () => answer({ comments: [comment(1, { status: "done" })], synced: 8 }) });
		await user.click(await screen.findByRole("button", { name: "Afgehandeld" }));
		await waitFor(() => expect(screen.getByRole("button", { name: "Afgehandeld" }).getAttribute("aria-pressed")).toBe("true"));
		expect(sent()[0]?.data).toEqual({ action: "status", number: 1, status: "done" });
		expect(screen.queryByRole("button", { name: /^Verwijder/ })).toBeNull();
		cleanup();
		show([comment(1)], { role: "municipality" });
		const [item] = await items();
		expect(within(item as HTMLElement).queryAllByRole("button")).toEqual([]);
		expect(item?.textContent).toContain("Open");
		expect(screen.queryByRole("textbox")).toBeNull();
	});

	it("names the roles of who it is assigned to beside the name, not as if it waits for all who have them", async () => {
		const to = { kind: "person" as const, id: "u-9", name: "Guus Meent" };
		show([comment(1, { assigned: { to, by: "Joris Bak", at: 1, roles: ["Gemeente", "CPO"] }, open_for: [to] })]);
		expect(await screen.findByText("Toegewezen aan Guus Meent (Gemeente en CPO)")).toBeTruthy();
		expect(screen.queryByText(/^Open voor/)).toBeNull();
	});

	it("is assigned to who is chosen of those who can read it, by keyboard, once for a double click, and taken back", async () => {
		const to = (id: string, name: string) => ({ assigned: { to: { kind: "person" as const, id, name }, by: "Joris Bak", at: 1 } });
		let list: readonly Comment[] = [comment(1)];
		const onWrite = ({ body }: FakeCall) => {
			const { assignee } = (body as { data: { assignee: { id: string } | null } }).data;
			list = [comment(1, assignee === null ? {} : to(assignee.id, "Ans Vos"))];
			return answer({ comments: list, synced: 8 });
		};
		const { user, sent } = show(list, { onWrite });
		await user.click(await screen.findByRole("button", { name: "Toewijzen: opmerking van Joris Bak" }));
		const field = await screen.findByRole("textbox", { name: "Toewijzen aan" });
		await waitFor(() => expect(document.activeElement).toBe(field));
		await user.keyboard("{Escape}");
		expect(screen.queryByRole("textbox", { name: "Toewijzen aan" })).toBeNull();
		const opener = screen.getByRole("button", { name: "Toewijzen: opmerking van Joris Bak" });
		await waitFor(() => expect(document.activeElement).toBe(opener));
		await user.keyboard("{Enter}");
		await user.dblClick(await screen.findByRole("button", { name: "Ans Vos" }));
		await screen.findByText("Toegewezen aan Ans Vos");
		expect(sent()).toEqual([
			{ synchronisation: { synced: 7 }, data: { action: "assign", number: 1, assignee: { kind: "person", id: "u-9" } } },
		]);
		await user.click(screen.getByRole("button", { name: "Toewijzen: opmerking van Joris Bak" }));
		expect(screen.queryByRole("button", { name: "Ans Vos" })).toBeNull();
		await user.click(await screen.findByRole("button", { name: "Toewijzing intrekken" }));
		await waitFor(() => expect(screen.queryByText("Toegewezen aan Ans Vos")).toBeNull());
		expect(sent().at(-1)?.data).toEqual({ action: "assign", number: 1, assignee: null });
	});

	it("points at files of the process that are chosen by name, and shows those that the reader is told of", async () => {
		const file = {
			uuid: "00000000-0000-4000-8000-0000000000f1",
			filename: "inrichtingsplan",
			extension: "pdf",
			category: "TopView",
			ts: 1,
		};
		const there = { uploaded: true, suspect: false, gdpr: false, missing: false, deleted: false, checked: true };
		const onWrite = () => answer({ comments: [comment(1, { files: [file.uuid] })], synced: 8 });
		const { user, sent } = show([], {
			onWrite,
			files: [
				{ ...file, ...there },
				{ ...file, uuid: "x", filename: "besmet", ...there, suspect: true },
			],
		});
		await user.type(await box(), "Zie de bijlage");
		await user.click(screen.getByRole("button", { name: "Bestand bijvoegen" }));
		expect((await screen.findAllByRole("checkbox")).map((each) => (each as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
			"inrichtingsplan.pdf",
		]);
		await user.click(screen.getByRole("checkbox", { name: "inrichtingsplan.pdf" }));
		expect(screen.getByRole("button", { name: "Bijgevoegd: 1" }).getAttribute("aria-expanded")).toBe("true");
		await user.click(place());
		await screen.findByRole("list", { name: "Bijgevoegd door Joris Bak" });
		expect(sent()[0]?.data).toEqual({ action: "create", message: "Zie de bijlage", files: [file.uuid] });
		// The next comment starts without attachments.
		await screen.findByRole("button", { name: "Bestand bijvoegen" });
		expect(screen.queryByRole("checkbox")).toBeNull();
	});

	it("REQ-265 says so when they can't be loaded, and empties the list", async () => {
		show(problem(403));
		expect((await screen.findByRole("alert")).textContent).toContain("Opmerkingen konden niet geladen worden");
		expect(screen.queryByRole("listitem")).toBeNull();
		expect(report).not.toHaveBeenCalled();
	});

	it("REQ-266 REQ-269 a failed add is reported in an alert above the box, and the text stays", async () => {
		const { user } = show([]);
		await user.type(await box(), "Weg?");
		await user.click(place());
		const alert = await screen.findByRole("alert");
		expect(alert.textContent).toContain("De opmerking kon niet worden opgeslagen.");
		expect(alert.compareDocumentPosition(await box()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
		expect(((await box()) as HTMLTextAreaElement).value).toBe("Weg?");
		cleanup();
		const edit = show([comment(1)], { role: "admin" });
		await edit.user.click(await screen.findByRole("button", { name: "Aanpassen: opmerking van Joris Bak" }));
		await edit.user.type(screen.getByRole("textbox", { name: "Opmerking" }), "!");
		await edit.user.click(screen.getByRole("button", { name: "Opslaan" }));
		expect((await screen.findByRole("alert")).textContent).toContain("De opmerking kon niet worden opgeslagen.");
		expect((screen.getByRole("textbox", { name: "Opmerking" }) as HTMLTextAreaElement).value).toBe("Opmerking 1!");
	});

	it("REQ-267 a failed removal is reported", async () => {
		const { user } = show([comment(1)], { role: "admin" });
		await user.click(await screen.findByRole("button", { name: "Verwijderen: opmerking van Joris Bak" }));
		await user.click(await screen.findByRole("button", { name: "Verwijder de opmerking" }));
		expect((await screen.findByRole("alert")).textContent).toContain("Het bericht kon niet worden verwijderd.");
	});

	it("REQ-268 a failed change of status is reported; for a conflict it says that the list was refreshed", async () => {
		const { user } = show([comment(1)]);
		await user.click(await screen.findByRole("button", { name: "Genegeerd" }));
		expect((await screen.findByRole("alert")).textContent).toContain("De status kon niet worden aangepast.");
		cleanup();
		const stale = show([comment(1)], { onWrite: () => problem(409) });
		await stale.user.click(await screen.findByRole("button", { name: "Genegeerd" }));
		expect((await screen.findByRole("alert")).textContent).toContain("Deze opmerking is intussen gewijzigd.");
	});
});
