import "../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { connectApi } from "../api/connection.ts";
import { createQueryClient } from "../api/query-client.ts";
import { TenantContext } from "../tenants/TenantContext.tsx";
import { exampleTenant, personWith } from "../test-support/example-tenant.ts";
import { answer, fakeApi } from "../test-support/fake-api.ts";
import { theme } from "../ui/theme/theme.ts";
import { CommentsSection } from "./CommentsSection.tsx";

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

const uuid = "8b8f0cf4-8f6f-4a43-9c55-1d0ea2d5c7aa";
const path = `processes/realisation/${uuid}/comments`;
const access = { ...exampleTenant.access, realisationcomment: ["cpo"], canModerateComments: ["admin"] };
const comments = [
	{
		...{ uuid: "00000000-0000-4000-8000-000000000001", order: 1, message: "Opmerking 1", status: "todo" },
		...{ user: { id: "u-2", name: "Joris Bak" }, created_at: 0, edited_at: null, deleted_at: null, iteration: "2" },
	},
];

/** A process with one comment. Returns the messages that were sent. */
function show(role: string): () => readonly string[] {
	const calls = fakeApi({
		[`GET ${path}`]: answer({ comments, synced: 7 }),
		[`POST ${path}`]: () => answer({ comments, synced: 8 }),
	});
	connectApi({ tenant: exampleTenant.slug, apiKey: "key", accessToken: async () => "token", onUnauthorised: () => {} });
	render(
		<MantineProvider theme={theme} env="test">
			<QueryClientProvider client={createQueryClient(() => {})}>
				<TenantContext value={{ configuration: { ...exampleTenant, access }, person: personWith(role) }}>
					<MemoryRouter>
						<CommentsSection uuid={uuid} code="0202" />
					</MemoryRouter>
				</TenantContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
	const written = () => calls.filter(({ method, path }) => method === "POST" && !path.includes("/typed/"));
	return () => written().map(({ body }) => (body as { data: { message: string } }).data.message);
}

it.each([
	["cpo", /^Beantwoorden/, "Goed"],
	["admin", /^Aanpassen/, "Heel anders"],
])("puts the cursor of a %s into the box that is asked for, and back on its button %s when it closes", async (role, name, typed) => {
	const sent = show(role);
	const user = userEvent.setup();
	const button = () => screen.findByRole("button", { name });
	const isBack = () => waitFor(async () => expect(document.activeElement).toBe(await button()));
	await user.click(await button());
	await user.keyboard("Weg");
	expect((document.activeElement as HTMLTextAreaElement).value).toMatch(/Weg$/);
	await user.click(screen.getByRole("button", { name: "Terug" }));
	await isBack();
	await user.keyboard("{Enter}");
	await user.clear(document.activeElement as HTMLTextAreaElement);
	await user.keyboard(`${typed}{Control>}{Enter}{/Control}`);
	await isBack();
	expect(sent()).toEqual([typed]);
});

it("lets no Ctrl+Enter through to the step beside it once the box that had the focus is gone", async () => {
	show("cpo");
	const passed: boolean[] = [];
	const step = (event: KeyboardEvent) => passed.push(!event.defaultPrevented);
	document.addEventListener("keydown", step);
	const press = () => fireEvent.keyDown(document.body, { key: "Enter", ctrlKey: true });
	press();
	const box = await screen.findByRole("textbox", { name: "Nieuwe opmerking" });
	act(() => box.focus());
	act(() => box.blur());
	press();
	fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
	document.removeEventListener("keydown", step);
	expect(passed).toEqual([true, false, true]);
});
