import { afterEach, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import type { Person } from "../../engine/index.ts";
import { Accounts } from "./Accounts.tsx";
import { useAccount } from "./account-context.ts";
import { browserEnvironment } from "./browser-environment.ts";
import type { Session } from "./identity-provider.ts";
import type { SignInEnvironment } from "./sign-in-machine.ts";

afterEach(() => {
	cleanup();
	localStorage.clear();
	sessionStorage.clear();
	window.history.replaceState(null, "", "/");
});

const place = (slug: string) => ({ slug, label: slug, baseUrl: "", supportAddress: `hulp@${slug}.example` });
const claims = { rolesClaim: "laadstroom_roles", nameClaim: "name", emailClaim: "email" };
const roles: Person["roles"] = { standaard: { guest: ["*"] }, eerste: { developer: ["*"] }, gemaakt: { developer: ["*"] } };

/** The browser's own environment at the application's only address, for somebody who has signed in. */
const environment: SignInEnvironment = {
	...browserEnvironment,
	loadConfiguration: async () => ({
		oidc: { issuer: "http://localhost/oidc", clientId: "web", scope: "openid", audience: "urn:laadstroom:api", ...claims },
		apiKey: "sleutel",
		defaultTenant: "standaard",
		termsVersion: "1",
		passwordChange: true,
		mostFileBytes: 1,
		tenants: ["standaard", "eerste", "gemaakt"].map(place),
	}),
	connect() {
		const until = Date.now() + 3_600_000;
		const session: Session = { accessToken: "t", accessTokenExpiresAt: until, startedAt: Date.now(), expiresAt: until };
		const never = () => new Promise<never>(() => {});
		return { begin: never, end: never, renew: never, finish: never, resume: async (returnTo) => ({ ...session, returnTo }) };
	},
	whenEnded: () => () => {},
	loadPerson: async () => ({ userId: "p", name: "Ans", email: "ans@example.nl", roles, acceptedTerms: { "1": 1 }, signedInAt: null }),
};

function begin(): void {
	render(
		<MantineProvider env="test">
			<Accounts environment={environment}>
				<Work />
			</Accounts>
		</MantineProvider>,
	);
}

function Work() {
	return <p>Aan het werk in {useAccount().tenant}</p>;
}

it.each([
	["nothing was chosen in this browser", null, "eerste"],
	["they chose one of theirs", "gemaakt", "gemaakt"],
	["they can't open the one that was chosen", "standaard", "eerste"],
	["the one that was chosen is gone", "verdwenen", "eerste"],
])("somebody with roles in two tenants, and none in the default, works in one of theirs when %s", async (_when, chosen, expected) => {
	if (chosen !== null) localStorage.setItem("laadstroom.tenant", chosen);
	begin();
	expect(await screen.findByText(`Aan het werk in ${expected}`)).toBeTruthy();
	expect(screen.queryByRole("heading", { name: "U heeft geen toegang" })).toBeNull();
});

it.each([
	["is theirs", "gemaakt", "gemaakt", "gemaakt"],
	["they can't open", "standaard", "eerste", "eerste"],
	["does not exist", "verdwenen", "eerste", "eerste"],
])("the address opens another tenant, and this browser keeps it, if it %s", async (_which, asked, expected, kept) => {
	localStorage.setItem("laadstroom.tenant", "eerste");
	window.history.replaceState(null, "", `/werkbank?organisatie=${asked}&bij=2#kop`);
	begin();
	expect(await screen.findByText(`Aan het werk in ${expected}`)).toBeTruthy();
	expect(localStorage.getItem("laadstroom.tenant")).toBe(kept);
	const { pathname, search, hash } = window.location;
	expect(`${pathname}${search}${hash}`).toBe("/werkbank?bij=2#kop");
});
