import "../../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccountContext } from "../../accounts/account-context.ts";
import { connectApi } from "../../api/connection.ts";
import { createQueryClient } from "../../api/query-client.ts";
import { answer, fakeApi } from "../../test-support/fake-api.ts";
import { sentAddresses } from "../../test-support/sent-addresses.ts";
import { TenantSwitch } from "./TenantSwitch.tsx";
import "../../texts/areas/workbench.ts";

afterEach(cleanup);

it("offers a tenant that was made after this page began, to whoever has roles in it since", async () => {
	const place = (slug: string, label: string) => ({ slug, label, baseUrl: "", supportAddress: "" });
	const person = {
		userId: "p",
		name: "Ans",
		email: "a@b.example",
		roles: { alfa: { developer: ["*"] } },
		acceptedTerms: {},
		signedInAt: null,
	};
	const tenants = [place("standaard", "Standaard"), place("alfa", "Alfa"), place("utopia", "Utopia")];
	fakeApi({
		"GET /api/person": answer({ ...person, roles: { ...person.roles, utopia: { developer: ["*"] } } }),
		"GET /api/client-configuration": { status: 200, body: { tenants } },
	});
	connectApi({ tenant: "alfa" });
	const session = { startedAt: 0, expiresAt: Number.POSITIVE_INFINITY, renew: async () => true };
	render(
		<MantineProvider env="test">
			<QueryClientProvider client={createQueryClient(() => {})}>
				<AccountContext value={{ person, tenant: "alfa", getAccessToken: async () => "t", signOut: () => {}, session }}>
					<TenantSwitch />
				</AccountContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
	const choice = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Organisatie" });
	expect([choice.value, ...[...choice.options].map(({ text }) => text)]).toEqual(["alfa", "Alfa", "Utopia"]);
	const { sent, end } = sentAddresses();
	const user = userEvent.setup();
	await user.selectOptions(choice, "Utopia");
	expect(sent).toEqual([]);
	await user.click(screen.getByRole("button", { name: "Openen" }));
	expect(sent).toEqual(["/werkbank?organisatie=utopia"]);
	end();
	expect(localStorage.getItem("laadstroom.tenant")).toBeNull();
});
