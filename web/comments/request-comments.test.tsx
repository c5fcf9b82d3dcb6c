import type { CommentedRecord } from "../../engine/index.ts";
import "../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { connectApi } from "../api/connection.ts";
import { createQueryClient } from "../api/query-client.ts";
import { TenantContext } from "../tenants/TenantContext.tsx";
import { exampleTenant, personWith } from "../test-support/example-tenant.ts";
import { answer, type FakeCall, fakeApi } from "../test-support/fake-api.ts";
import { theme } from "../ui/theme/theme.ts";
import { CommentCount } from "./CommentCount.tsx";
import { CommentsSection } from "./CommentsSection.tsx";
import type { Comment } from "./comment.ts";
import { useCommentCounts } from "./comment-counts.ts";

const uuid = "8b8f0cf4-8f6f-4a43-9c55-1d0ea2d5c7aa";
const path = `charging-point-requests/${uuid}/comments`;
const access = {
	...exampleTenant.access,
	requestlist: ["cpo", "municipality", "admin"],
	requestcomment: ["cpo"],
	canChangeCommentStatus: ["municipality"],
	canModerateComments: ["admin"],
};

const comment = (order: number, author: "me" | "other", changes: Partial<Comment> = {}): Comment => ({
	uuid: `00000000-0000-4000-8000-00000000000${order}`,
	order,
	message: `Opmerking ${order}`,
	status: "todo",
	user: author === "me" ? { id: "u-1", name: "Sanne de Wit" } : { id: "u-2", name: "Joris Bak" },
	created_at: Date.parse("2026-11-20T09:00:00Z"),
	edited_at: null,
	deleted_at: null,
	iteration: "",
	...changes,
});

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

interface Setting {
	readonly role?: string;
	readonly entity?: CommentedRecord;
	readonly demoMode?: boolean;
	readonly requestlist?: readonly string[];
}

function Cell() {
	return <CommentCount counts={useCommentCounts("request").get(uuid)} />;
}

function show(
	comments: readonly Comment[],
	{ role = "cpo", entity = "request", demoMode = false, requestlist = access.requestlist }: Setting = {},
) {
	let counted = comments.length;
	const calls: FakeCall[] = fakeApi({
		[`GET ${path}`]: answer({ comments, synced: 7 }),
		[`GET processes/realisation/${uuid}/comments`]: answer({ comments, synced: 7 }),
		[`POST ${path}`]: () => {
			counted += 1;
			return answer({ comments: [comment(3, "me", { message: "Nieuw" }), ...comments], synced: 8 });
		},
		"GET comments/counts": () => answer([{ uuid, comments: counted, todo: 1, unknown: 0 }]),
	});
	connectApi({ tenant: exampleTenant.slug, apiKey: "key", accessToken: async () => "token", onUnauthorised: () => {} });
	const configuration = { ...exampleTenant, access: { ...access, requestlist }, demoMode };
	render(
		<MantineProvider theme={theme} env="test">
			<QueryClientProvider client={createQueryClient(() => {})}>
				<TenantContext value={{ configuration, person: personWith(role) }}>
					<MemoryRouter>
						<CommentsSection uuid={uuid} code="0202" entity={entity} />
					</MemoryRouter>
					<div data-testid="cell">
						<Cell />
					</div>
				</TenantContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
	return { user: userEvent.setup(), calls };
}

const item = async (text: string) => {
	const found = (await screen.findAllByRole("listitem")).find(({ textContent }) => textContent?.includes(text));
	if (found === undefined) throw new Error(`no comment ${text}`);
	return within(found);
};

describe("comments on a request", () => {
	it("are kept apart from those on a process, and added to the request", async () => {
		const { user, calls } = show([]);
		expect(await screen.findByRole("region", { name: "Opmerkingen bij de aanvraag" })).not.toBeNull();
		await user.type(await screen.findByRole("textbox", { name: "Nieuwe opmerking" }), "Nieuw");
		await user.click(screen.getByRole("button", { name: "Plaats opmerking" }));
		await item("Nieuw");
		expect(calls.filter(({ method }) => method === "POST").map((call) => [call.path, call.body])).toEqual([
			[path, { synchronisation: { synced: 7 }, data: { action: "create", message: "Nieuw" } }],
		]);
	});

	it("can be edited and removed by their author, and not by a colleague", async () => {
		show([comment(2, "me"), comment(1, "other")]);
		expect((await item("Opmerking 2")).getByRole("button", { name: "Aanpassen: opmerking van u" })).not.toBeNull();
		expect((await item("Opmerking 2")).getByRole("button", { name: "Verwijderen: opmerking van u" })).not.toBeNull();
		expect((await item("Opmerking 1")).getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Beantwoorden", "Toewijzen"]);
	});

	it("say nothing any more of a text that was given up, of an edit as of an answer", async () => {
		const { user, calls } = show([comment(2, "me"), comment(1, "other")]);
		await user.click((await item("Opmerking 2")).getByRole("button", { name: /^Aanpassen/ }));
		const edit = screen.getByRole("textbox", { name: "Opmerking" });
		await user.type(edit, "<");
		await user.click(screen.getByRole("button", { name: "Opslaan" }));
		expect(await screen.findByText(/karakters die uit veiligheidsoverweging/)).not.toBeNull();
		await user.clear(edit);
		await user.click(screen.getByRole("button", { name: "Opslaan" }));
		expect(screen.queryByText(/karakters die uit veiligheidsoverweging/)).toBeNull();
		await user.click((await item("Opmerking 1")).getByRole("button", { name: /^Beantwoorden/ }));
		await user.click(screen.getAllByRole("button", { name: "Plaats antwoord" })[0] as HTMLElement);
		expect(await screen.findByText("De opmerking mag niet leeg zijn.")).not.toBeNull();
		await user.click(screen.getByRole("button", { name: "Terug" }));
		expect(screen.queryByText("De opmerking mag niet leeg zijn.")).toBeNull();
		expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
	});

	it("can be removed but not edited by people who change statuses, and both by moderators", async () => {
		show([comment(1, "other")], { role: "municipality" });
		expect((await item("Opmerking 1")).getByRole("button", { name: /^Verwijder/ })).not.toBeNull();
		expect((await item("Opmerking 1")).queryByRole("button", { name: /^Aanpassen/ })).toBeNull();
		expect(screen.queryByRole("textbox")).toBeNull();
		cleanup();
		show([comment(1, "other")], { role: "admin" });
		expect((await item("Opmerking 1")).getByRole("button", { name: /^Aanpassen/ })).not.toBeNull();
		expect((await item("Opmerking 1")).getByRole("button", { name: /^Verwijder/ })).not.toBeNull();
	});

	it("are not requested for people without access to requests; those on a process are", async () => {
		const { calls } = show([comment(1, "other")], { requestlist: [] });
		await screen.findByText("1");
		expect(calls.map((call) => call.path)).not.toContain(path);
		expect(screen.queryByRole("region")).toBeNull();
		cleanup();
		show([comment(1, "other")], { requestlist: [], entity: "realisation" });
		expect(await item("Opmerking 1")).not.toBeNull();
	});

	it("REQ-210 in a demo the status buttons are disabled, and say why", async () => {
		show([comment(1, "other")], { role: "municipality", demoMode: true });
		const buttons = ["Open", "Afgehandeld", "Genegeerd"].map(async (name) => (await item("Opmerking 1")).getByRole("button", { name }));
		for (const button of await Promise.all(buttons)) {
			expect((button as HTMLButtonElement).disabled).toBe(true);
			expect(button.title).toBe("In een demo-omgeving kan de status van een opmerking niet aangepast worden.");
		}
		cleanup();
		show([comment(1, "other")], { role: "municipality" });
		expect(((await item("Opmerking 1")).getByRole("button", { name: "Afgehandeld" }) as HTMLButtonElement).disabled).toBe(false);
	});
});

describe("the number of comments in a list", () => {
	const cell = (comments: number, todo: number, unknown: number) => {
		cleanup();
		const { container } = render(<CommentCount counts={{ comments, todo, unknown }} />);
		const shown = container.firstElementChild;
		return [shown?.querySelector(".visually-hidden")?.textContent, shown?.getAttribute("data-indicator")];
	};

	it("REQ-063 reads 'Opmerking' for 1 and 'Opmerkingen' otherwise, and shows how much attention the comments need", () => {
		expect(cell(1, 0, 0)).toEqual(["1 Opmerking", "quiet"]);
		expect(cell(3, 2, 0)).toEqual(["3 Opmerkingen, 2 open", "warning"]);
		expect(cell(3, 2, 1)).toEqual(["3 Opmerkingen, 1 met een onbekende status", "danger"]);
		cleanup();
		expect(render(<CommentCount counts={undefined} />).container.textContent).toBe("");
		expect(render(<CommentCount counts={{ comments: 0, todo: 0, unknown: 0 }} />).container.textContent).toBe("");
	});

	it("is updated after one's own comment", async () => {
		const { user } = show([comment(1, "other")]);
		await waitFor(() => expect(screen.getByTestId("cell").textContent).toContain("1 Opmerking"));
		await user.type(await screen.findByRole("textbox", { name: "Nieuwe opmerking" }), "Nieuw");
		await user.click(screen.getByRole("button", { name: "Plaats opmerking" }));
		await waitFor(() => expect(screen.getByTestId("cell").textContent).toContain("2 Opmerkingen"));
	});
});
