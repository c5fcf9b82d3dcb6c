import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { connectApi } from "../../api/connection.ts";
import { createQueryClient } from "../../api/query-client.ts";
import "../../texts/areas/index.ts";
import { TenantContext } from "../../tenants/TenantContext.tsx";
import { exampleTenant, personWith } from "../../test-support/example-tenant.ts";
import { answer, type FakeAnswer, fakeApi, problem } from "../../test-support/fake-api.ts";
import { theme } from "../../ui/theme/theme.ts";
import RemoveTenantPage from "./RemoveTenantPage.tsx";

const label = "Gemeente Voorbeeld";
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

/** Opens the page and presses the button once for each of these responses of the server. */
async function pressed(...answers: readonly (() => Promise<FakeAnswer>)[]): Promise<void> {
	const left = [...answers];
	fakeApi({
		"GET designs/removal": answer({ label, designs: 0, refused: null }),
		"POST designs/removal": () => left.shift()?.() ?? problem(500),
	});
	connectApi({ tenant: exampleTenant.slug, apiKey: "key", accessToken: async () => "token", onUnauthorised: () => {} });
	render(
		<MantineProvider theme={theme} env="test">
			<QueryClientProvider client={createQueryClient(() => {})}>
				<TenantContext value={{ configuration: exampleTenant, person: personWith("developer") }}>
					<MemoryRouter>
						<RemoveTenantPage />
					</MemoryRouter>
				</TenantContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
	const user = userEvent.setup();
	const name = await screen.findByRole("textbox");
	await user.type(name, label);
	for (const _ of answers) {
		await user.type(name, "{Enter}");
		await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Verwijder de organisatie" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	}
}

describe("taking a tenant away", () => {
	afterEach(cleanup);

	it("whose answer was lost says at the second press that it is gone, though the server knows it no more", async () => {
		await pressed(lost, async () => problem(404));
		expect(await screen.findByText(`${label} is verwijderd`)).toBeDefined();
		expect(screen.queryByRole("textbox")).toBeNull();
	});

	it("that was refused as unknown at the first press is not said to be done", async () => {
		await pressed(async () => problem(404, { message: "Onbekend." }));
		expect(await screen.findByText("Onbekend.")).toBeDefined();
		expect(screen.getByRole("textbox")).toBeDefined();
	});
});
