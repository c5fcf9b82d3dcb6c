import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Accounts } from "../Accounts.tsx";
import type { IdentityProvider } from "../identity-provider.ts";
import type { SignInEnvironment } from "../sign-in-machine.ts";
import type { Terms } from "./use-terms.ts";

const claims = { rolesClaim: "laadstroom_roles", nameClaim: "name", emailClaim: "email" };

const version = "25-05-2022";
const start = Date.parse("2026-11-20T10:00:00Z");
const origin = "https://laadstroom.example";
const written = JSON.parse(readFileSync(`server/accounts/terms/texts/${version}.json`, "utf8")) as Terms;

/** Calls in the order in which they arrived. */
let calls: string[];
let logged: unknown[];
let accepting: { resolve: () => void; reject: (error: Error) => void };
let away: boolean;
const realFetch = globalThis.fetch;

/** The channel between the windows of a browser, of which this is one. */
class Channel extends EventTarget {
	static only: Channel;
	constructor() {
		super();
		Channel.only = this;
	}
	postMessage(message: string) {
		calls.push(`told ${message}`);
	}
}
globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;

beforeEach(() => {
	calls = [];
	logged = [];
	away = false;
	globalThis.fetch = jest.fn<typeof fetch>(async (address) => {
		calls.push(String(address));
		return { ok: !away, status: away ? 503 : 200, headers: new Headers(), json: async () => (away ? {} : { data: written }) } as Response;
	});
});
afterEach(() => {
	cleanup();
	globalThis.fetch = realFetch;
});

function environment(acceptedTerms: Readonly<Record<string, number | null>>): SignInEnvironment {
	const session = {
		accessToken: "t",
		accessTokenExpiresAt: Date.now() + 600_000,
		startedAt: Date.now(),
		expiresAt: Date.now() + 3_600_000,
	};
	const never = () => new Promise<never>(() => {});
	const provider: IdentityProvider = {
		begin: never,
		resume: async () => null,
		end: async () => void calls.push("sign out"),
		renew: never,
		finish: async () => {
			calls.push("authenticate");
			return session;
		},
	};
	const { href, host, pathname, search, hash } = new URL("/aangemeld?code=c&state=s", origin);
	return {
		loadConfiguration: async () => ({
			oidc: { issuer: `${origin}/oidc`, clientId: "web", scope: "openid", audience: "urn:laadstroom:api", ...claims },
			apiKey: "k",
			defaultTenant: "alfa",
			termsVersion: version,
			passwordChange: true,
			mostFileBytes: 26_214_400,
			tenants: [{ slug: "alfa", label: "Alfa", baseUrl: "", supportAddress: "hulp@alfa.example" }],
		}),
		connect: () => provider,
		loadPerson: async () => {
			calls.push("roles");
			return { userId: "p", name: "Ans de Wit", email: "ans@example.nl", roles: { alfa: { cpo: ["*"] } }, acceptedTerms, signedInAt: null };
		},
		acceptTerms: (asked) => {
			calls.push(`accept ${asked}`);
			return new Promise((resolve, reject) => {
				accepting = { resolve, reject };
			});
		},
		logError: (error) => void logged.push(error),
		location: () => ({ href, origin, host, pathname, search, hash }),
		goTo: () => {},
		isNewProof: () => true,
		rememberedTenant: () => null,
		rememberTenant: () => {},
		forget: () => {},
		belongsTo: () => {},
		keepWork: () => {},
		tellEnded: () => {},
		whenEnded: () => () => {},
		now: () => start,
	};
}

async function open(acceptedTerms: Readonly<Record<string, number | null>>) {
	render(
		<MantineProvider>
			<Accounts environment={environment(acceptedTerms)}>
				<p>aan het werk</p>
			</Accounts>
		</MantineProvider>,
	);
	await act(async () => {});
}
const agree = () => screen.findByRole("button", { name: "Ik ga akkoord" });

describe("the terms screen", () => {
	it("PLA-009 has the button 'Ik ga akkoord'", async () => {
		await open({});
		expect((await agree()).textContent).toBe("Ik ga akkoord");
		expect(screen.getByRole("heading", { name: "Gebruiksvoorwaarden", level: 1 })).toBeTruthy();
	});

	it("PLA-049 goes from pending to saving to accepted, and its button is enabled only while pending", async () => {
		const user = userEvent.setup();
		await open({});
		expect((await agree()).hasAttribute("disabled")).toBe(false);
		await user.click(await agree());
		expect((await agree()).hasAttribute("disabled")).toBe(true);
		expect(calls).toContain(`accept ${version}`);
		expect(screen.queryByText("aan het werk")).toBeNull();
		await act(async () => accepting.resolve());
		expect(screen.getByText("aan het werk")).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Ik ga akkoord" })).toBeNull();
	});

	it("records the acceptance once for a double click", async () => {
		await open({});
		await userEvent.dblClick(await agree());
		expect((await agree()).hasAttribute("disabled")).toBe(true);
		await act(async () => accepting.resolve());
		expect(calls.filter((call) => call.startsWith("accept"))).toEqual([`accept ${version}`]);
	});

	it.each([
		["the current version", { [version]: start }, true],
		["the current version, without saying when", { [version]: null }, true],
		["the current version among others", { "25-05-2021": start, [version]: start }, true],
		["an earlier version only", { "25-05-2021": start }, false],
		["no version", {}, false],
	])("PLA-050 comes first unless the terms claim holds the current version: %s", async (_title, acceptedTerms, accepted) => {
		await open(acceptedTerms);
		if (!accepted) await agree();
		expect(screen.queryByText("aan het werk") !== null).toBe(accepted);
		expect(screen.queryByRole("button", { name: "Ik ga akkoord" }) === null).toBe(accepted);
	});

	it("PLA-051 logs a failed acceptance as an error, does not accept, and can be tried again", async () => {
		const user = userEvent.setup();
		await open({});
		await user.click(await agree());
		const failure = new Error("the server is away");
		await act(async () => accepting.reject(failure));
		expect(logged).toEqual([failure]);
		expect(screen.getByRole("alert").textContent).toContain("Uw akkoord kon niet worden vastgelegd.");
		expect(screen.queryByText("aan het werk")).toBeNull();
		expect((await agree()).hasAttribute("disabled")).toBe(false);
		await user.click(await agree());
		await act(async () => accepting.resolve());
		expect(screen.getByText("aan het werk")).toBeTruthy();
	});

	it("comes after the roles, and requests nothing but its own text", async () => {
		await open({});
		await agree();
		expect(calls).toEqual(["authenticate", "roles", "/api/v1/alfa/user/terms"]);
	});

	it("asks the server again once they are accepted in another window, goes on if they are, and tells the others of this one", async () => {
		const accepted: Record<string, number> = {};
		await open(accepted);
		await agree();
		const elsewhere = () => act(async () => void Channel.only.dispatchEvent(new Event("message")));
		await elsewhere();
		expect(await agree()).toBeTruthy();
		accepted[version] = start;
		await elsewhere();
		expect(screen.getByText("aan het werk")).toBeTruthy();
		expect(calls.filter((call) => /^(accept|told)/.test(call))).toEqual([]);
		cleanup();
		await open({});
		await userEvent.click(await agree());
		await act(async () => accepting.resolve());
		expect(calls.filter((call) => /^(accept|told)/.test(call))).toEqual([`accept ${version}`, "told accepted"]);
	});

	it("can be left without accepting", async () => {
		const user = userEvent.setup();
		await open({});
		await user.click(await screen.findByRole("button", { name: "Uitloggen" }));
		expect(calls).toContain("sign out");
		expect(screen.queryByText("aan het werk")).toBeNull();
	});

	it("requests its text again if loading failed, and can't be accepted unread", async () => {
		const user = userEvent.setup();
		away = true;
		await open({});
		const notice = await screen.findByRole("alert");
		expect(notice.textContent).toContain("De gebruiksvoorwaarden konden niet geladen worden.");
		expect(screen.queryByRole("button", { name: "Ik ga akkoord" })).toBeNull();
		away = false;
		await user.click(within(notice).getByRole("button", { name: "Probeer opnieuw" }));
		expect(await agree()).toBeTruthy();
	});

	it("PLA-021 PLA-140 shows the text dated 25-05-2022 on accounts, e-mail, logging, updates, fair use and blocking", async () => {
		await open({});
		await agree();
		expect(screen.getByText("Versie 25-05-2022")).toBeTruthy();
		const about = (title: string) => screen.getByRole("heading", { name: title }).closest("section")?.textContent ?? "";
		expect(about("1. Uw account is persoonlijk")).toMatch(/Alleen u gebruikt het.*deelt uw wachtwoord met niemand/);
		expect(about("2. E-mail over de applicatie")).toMatch(/gebruiken uw e-mailadres om u in te lichten over wijzigingen in de applicatie/);
		expect(about("3. Wat u doet wordt vastgelegd")).toMatch(/legt per gebruiker vast wat er gebeurt/);
		expect(about("4. De applicatie wordt vanzelf bijgewerkt")).toMatch(/\(SaaS\).*automatisch voor iedereen/);
		expect(about("5. Redelijk gebruik")).toContain("(fair use)");
		expect(about("6. Een account kan worden geblokkeerd")).toMatch(/mogen een account blokkeren/);
	});
});
