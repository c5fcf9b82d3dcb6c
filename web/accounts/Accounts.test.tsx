import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Person } from "../../engine/index.ts";
import { currentConnection } from "../api/connection.ts";
import { Accounts } from "./Accounts.tsx";
import { useAccount } from "./account-context.ts";
import type { IdentityProvider, Session } from "./identity-provider.ts";
import { Refusal } from "./refusal.ts";
import SessionBanner from "./SessionBanner.tsx";
import type { SignInEnvironment } from "./sign-in-machine.ts";

const claims = { rolesClaim: "laadstroom_roles", nameClaim: "name", emailClaim: "email" };
const minute = 60_000;
const start = Date.parse("2026-11-20T10:00:00Z");
const version = "25-05-2022";
const origin = "https://laadstroom.example";
const person = (roles: Person["roles"]): Person => ({
	userId: "p-1",
	name: "Ans de Wit",
	email: "ans@example.nl",
	roles,
	acceptedTerms: { [version]: start },
	signedInAt: null,
});

let session: (number: number) => Session;
let begin: ReturnType<typeof jest.fn<(returnTo: string) => Promise<void>>>;
let end: ReturnType<typeof jest.fn<() => Promise<void>>>;
let renew: ReturnType<typeof jest.fn<() => Promise<Session>>>;
let finish: ReturnType<typeof jest.fn<(address: string) => Promise<Session>>>;
let shown: string[];
let forgotten: number;
let kept: string[];
let told: string[];
let endElsewhere: (userId: string) => void;

beforeEach(() => {
	jest.useFakeTimers({ now: start });
	session = (number) => ({
		accessToken: `token-${number}`,
		accessTokenExpiresAt: Date.now() + 10 * minute,
		startedAt: Date.now(),
		expiresAt: Date.now() + 60 * minute,
		returnTo: "/realisatie/actief?zoek=dorp",
	});
	begin = jest.fn(() => new Promise<void>(() => {}));
	end = jest.fn(() => new Promise<void>(() => {}));
	renew = jest.fn(async () => session(2));
	finish = jest.fn(async () => session(1));
	shown = [];
	forgotten = 0;
	kept = [];
	told = [];
	endElsewhere = () => {};
});
afterEach(() => {
	cleanup();
	jest.useRealTimers();
});

function environment(
	path: string,
	roles: Person["roles"] = { alfa: { cpo: ["*"] } },
	more: Partial<SignInEnvironment> = {},
): SignInEnvironment {
	const provider: IdentityProvider = { begin, end, renew, resume: async () => null, finish };
	const { href, host, pathname, search, hash } = new URL(path, origin);
	return {
		loadConfiguration: async () => ({
			oidc: { issuer: `${origin}/oidc`, clientId: "web", scope: "openid", audience: "urn:laadstroom:api", ...claims },
			apiKey: "sleutel-van-het-web",
			defaultTenant: "alfa",
			termsVersion: version,
			passwordChange: true,
			mostFileBytes: 26_214_400,
			tenants: [{ slug: "alfa", label: "Alfa", baseUrl: "", supportAddress: "hulp@alfa.example" }],
		}),
		connect: () => provider,
		acceptTerms: async () => {},
		logError: () => {},
		loadPerson: async () => person(roles),
		location: () => ({ href, origin, host, pathname, search, hash }),
		goTo: (target) => void shown.push(target),
		isNewProof: () => true,
		rememberedTenant: () => null,
		rememberTenant: () => {},
		forget: () => {
			forgotten += 1;
		},
		belongsTo: () => {},
		keepWork: () => void kept.push("kept"),
		tellEnded: (userId) => void told.push(userId),
		whenEnded: (call) => {
			endElsewhere = call;
			return () => {};
		},
		now: () => Date.now(),
		...more,
	};
}

function Work() {
	const { person: who, tenant, signOut } = useAccount();
	return (
		<>
			<p>
				{who.name} in {tenant}
			</p>
			<button type="button" onClick={signOut}>
				Uitloggen
			</button>
			<SessionBanner />
		</>
	);
}

async function open(place: SignInEnvironment) {
	render(
		<MantineProvider>
			<Accounts environment={place}>
				<Work />
			</Accounts>
		</MantineProvider>,
	);
	await act(async () => {
		await jest.advanceTimersByTimeAsync(0);
	});
	return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}
/** Lets time pass. Long periods pass at once, as on a computer that sleeps, except for the last half minute. */
const pass = (milliseconds: number) =>
	act(async () => {
		const awake = Math.min(milliseconds, 31_000);
		jest.setSystemTime(Date.now() + milliseconds - awake);
		await jest.advanceTimersByTimeAsync(awake);
	});
const returned = "/aangemeld?code=c&state=s";

describe("signing in", () => {
	it.each([
		"/",
		"/realisatie/actief?zoek=dorp#rij-2",
		"/realisatie/nieuw?type=op-aanvraag",
		"/realisatie/7d0/3-b",
		"/realisatie/7d0/type/x",
		"/aanvragen",
		"/aanvragen/7d0",
		"/rapportage/key-metrics",
		"/handleidingen/inleiding",
		"/beheer/tags",
		"/onbekend",
	])("REQ-017 sends who is not signed in at %s to sign in, and shows that page afterwards", async (path) => {
		await open(environment(path));
		expect(begin).toHaveBeenCalledTimes(1);
		expect(screen.queryByText(/Ans de Wit/)).toBeNull();
		cleanup();
		const returnTo = begin.mock.calls[0]?.[0];
		finish.mockImplementation(async () => ({ ...session(1), returnTo }));
		await open(environment(returned));
		expect(shown).toEqual([path]);
		expect(screen.getByText("Ans de Wit in alfa")).toBeTruthy();
	});

	it.each([
		["/", "after leaving for it", start, ["/", "/ signed in"]],
		["/", "before it, in a session that goes on", start - 2 * minute, ["/"]],
		["/aanvragen", "after leaving for it", start, ["/aanvragen"]],
	])("arrives at %s as who just signed in only without a page asked for and proof %s", async (returnTo, _when, signedInAt, expected) => {
		finish.mockImplementation(async () => ({ ...session(1), returnTo, begunAt: start - 20_000 }));
		const arrivals: string[] = [];
		const at = environment(returned);
		await open({
			...at,
			goTo: (path, state) => void arrivals.push(state === undefined ? path : `${path} signed in`),
			location: () => (arrivals[0] === undefined ? at.location() : { ...at.location(), pathname: arrivals[0], search: "" }),
			loadPerson: async () => ({ ...person({ alfa: { cpo: ["*"] } }), signedInAt }),
		});
		expect(arrivals).toEqual(expected);
	});

	it("returns to the requested page, with its query", async () => {
		await open(environment(returned));
		expect(finish).toHaveBeenCalledWith(`${origin}${returned}`);
		expect(shown).toEqual(["/realisatie/actief?zoek=dorp"]);
		expect(screen.getByText("Ans de Wit in alfa")).toBeTruthy();
		expect(begin).not.toHaveBeenCalled();
	});

	it("continues at the same page when the session goes on at the provider, without leaving for it", async () => {
		const connect = () => ({ begin, end, renew, finish, resume: async (returnTo: string) => ({ ...session(1), returnTo }) });
		await open(environment("/realisatie/actief?zoek=dorp#2", undefined, { connect }));
		expect([shown, begin.mock.calls]).toEqual([["/realisatie/actief?zoek=dorp#2"], []]);
	});

	it("never returns to another site", async () => {
		finish.mockImplementation(async () => ({ ...session(1), returnTo: "//evil.example/x" }));
		await open(environment(returned));
		expect(shown).toEqual(["/"]);
	});

	it("gives the API the tenant and a token", async () => {
		await open(environment(returned));
		expect(currentConnection().tenant).toBe("alfa");
		expect(await currentConnection().accessToken()).toBe("token-1");
	});

	it("keeps no token in the browser's storage", async () => {
		await open(environment(returned));
		expect(JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })).not.toContain("token-1");
	});

	it("PLA-008 shows an authorisation check while authentication and roles are checked", async () => {
		let signedIn: (result: Session) => void = () => {};
		let known: (result: Person) => void = () => {};
		finish.mockImplementation(
			() =>
				new Promise((resolve) => {
					signedIn = resolve;
				}),
		);
		await open(
			environment(
				returned,
				{},
				{
					loadPerson: () =>
						new Promise((resolve) => {
							known = resolve;
						}),
				},
			),
		);
		expect(screen.getByRole("heading", { name: "Controle van uw toegang" })).toBeTruthy();
		expect(screen.getByRole("status").textContent).toContain("of u bent aangemeld");
		await act(async () => signedIn(session(1)));
		expect(screen.getByRole("heading", { name: "Controle van uw toegang" })).toBeTruthy();
		expect(screen.getByRole("status").textContent).toContain("rollen");
		await act(async () => known(person({ alfa: { cpo: ["*"] } })));
		expect(screen.queryByRole("heading", { name: "Controle van uw toegang" })).toBeNull();
		expect(screen.getByText("Ans de Wit in alfa")).toBeTruthy();
	});

	it("offers to try again when it fails", async () => {
		finish.mockRejectedValue(new Error("state mismatch"));
		await open(environment(returned));
		expect(screen.getByRole("heading", { name: "Aanmelden is niet gelukt" })).toBeTruthy();
	});

	it.each([0, minute])(
		"keeps unsaved input, says so and signs in again only on request when the API refuses a token after %d ms",
		async (age) => {
			const user = await open(environment(returned));
			await pass(age);
			act(() => currentConnection().onUnauthorised());
			expect(screen.getByRole("heading", { name: "Uw sessie is beëindigd" })).toBeTruthy();
			expect(screen.getByRole("status").textContent).toContain("wat u had ingevuld is bewaard");
			expect([kept, forgotten]).toEqual([["kept"], 0]);
			// Signing in again automatically would loop if every token were refused.
			expect(begin).not.toHaveBeenCalled();
			await user.click(screen.getByRole("button", { name: "Opnieuw aanmelden" }));
			expect(begin).toHaveBeenCalledWith("/");
		},
	);

	it("closes the other windows of the person who signs out, and only theirs", async () => {
		const user = await open(environment(returned));
		act(() => endElsewhere("p-2"));
		expect(screen.getByText("Ans de Wit in alfa")).toBeTruthy();
		act(() => endElsewhere("p-1"));
		expect(screen.getByRole("heading", { name: "U bent in een ander venster afgemeld" })).toBeTruthy();
		expect(await currentConnection().accessToken()).toBeNull();
		cleanup();
		await open(environment(returned));
		await user.click(screen.getByRole("button", { name: "Uitloggen" }));
		expect(told).toEqual(["p-1"]);
	});
});

describe("a guest", () => {
	it.each([
		["no roles", {}],
		["only the role guest", { alfa: { guest: ["*"] } }],
		["roles in another tenant only and the host of this one", { alfa: {} }],
	])("PLA-010 PLA-041 with %s sees 'U heeft geen toegang' with advice to contact support", async (_title, roles) => {
		await open(environment(returned, roles));
		expect(screen.getByRole("heading", { name: "U heeft geen toegang" })).toBeTruthy();
		expect(screen.getByText(/Neem contact op met de ondersteuning/)).toBeTruthy();
		expect(screen.getByRole("link", { name: "hulp@alfa.example" }).getAttribute("href")).toBe("mailto:hulp@alfa.example");
		expect(screen.queryByText(/Ans de Wit in/)).toBeNull();
	});

	it("is no longer a guest with another role besides", async () => {
		await open(environment(returned, { alfa: { guest: ["*"], municipality: ["0200"] } }));
		expect(screen.getByText("Ans de Wit in alfa")).toBeTruthy();
	});
});

describe("the session", () => {
	it("PLA-012 PLA-065 shows the time left until the identity token expires", async () => {
		await open(environment(returned));
		expect(screen.getByRole("timer").textContent).toBe("Resterende sessietijd: 1 uur");
		await pass(10 * minute);
		expect(screen.getByRole("timer").textContent).toBe("Resterende sessietijd: 50 minuten");
	});

	it("PLA-066 shows at most two units, and seconds under five minutes", async () => {
		finish.mockImplementation(async () => ({ ...session(1), expiresAt: Date.now() + (((8 * 24 + 3) * 60 + 4) * 60 + 5) * 1000 }));
		await open(environment(returned));
		expect(screen.getByRole("timer").textContent).toBe("Resterende sessietijd: 1 week en 1 dag");
		await pass(7 * 24 * 60 * minute);
		expect(screen.getByRole("timer").textContent).toBe("Resterende sessietijd: 1 dag en 3 uur");
		await pass((24 * 60 + 100) * minute);
		expect(screen.getByRole("timer").textContent).toBe("Resterende sessietijd: 1 uur en 24 minuten");
		await pass(80 * minute);
		expect(screen.getByRole("timer").textContent).toBe("Resterende sessietijd: 4 minuten en 5 seconden");
		await pass(1000);
		expect(screen.getByRole("timer").textContent).toBe("Resterende sessietijd: 4 minuten en 4 seconden");
	});

	it("PLA-013 offers 'Nu verlengen' only after the first 5 minutes", async () => {
		const user = await open(environment(returned));
		expect(screen.queryByRole("button", { name: "Nu verlengen" })).toBeNull();
		await pass(4 * minute + 59_000);
		expect(screen.queryByRole("button", { name: "Nu verlengen" })).toBeNull();
		await pass(31_000);
		await user.click(screen.getByRole("button", { name: "Nu verlengen" }));
		expect(renew).toHaveBeenCalledTimes(1);
		expect(screen.getByRole("timer").textContent).toMatch(/1 uur|59 minuten/);
		expect(screen.queryByRole("button", { name: "Nu verlengen" })).toBeNull();
	});

	it("PLA-067 warns below 300 seconds", async () => {
		await open(environment(returned));
		await pass(55 * minute - 1000);
		expect(screen.queryByText("Uw sessie verloopt bijna")).toBeNull();
		await pass(2000);
		expect(screen.getByText("Uw sessie verloopt bijna")).toBeTruthy();
		expect(screen.getByRole("timer").textContent).toBe("Resterende sessietijd: 4 minuten en 59 seconden");
	});

	it("PLA-068 renews the token silently, once for concurrent calls", async () => {
		await open(environment(returned));
		await pass(9 * minute + 45_000);
		const { accessToken } = currentConnection();
		const tokens = await act(() => Promise.all([accessToken(), accessToken(), accessToken()]));
		expect(tokens).toEqual(["token-2", "token-2", "token-2"]);
		expect(renew).toHaveBeenCalledTimes(1);
		expect(begin).not.toHaveBeenCalled();
		expect(screen.getByText("Ans de Wit in alfa")).toBeTruthy();
		await pass(0);
		expect(await accessToken()).toBe("token-2");
		expect(renew).toHaveBeenCalledTimes(1);
	});

	it("continues with the current token while the provider is unreachable, and says so when the session can't be extended", async () => {
		renew.mockRejectedValue(new TypeError("Failed to fetch"));
		await open(environment(returned));
		await pass(9 * minute + 45_000);
		await act(async () => expect(await currentConnection().accessToken()).toBe("token-1"));
		expect(screen.getByText("Ans de Wit in alfa")).toBeTruthy();
	});

	it("is not over because the provider is unreachable when the token expires: the call fails, and a later one succeeds", async () => {
		renew.mockRejectedValueOnce(new TypeError("Failed to fetch"));
		await open(environment(returned));
		await pass(11 * minute);
		await act(async () => expect(currentConnection().accessToken()).rejects.toThrow("Failed to fetch"));
		expect(screen.getByText("Ans de Wit in alfa")).toBeTruthy();
		await act(async () => expect(await currentConnection().accessToken()).toBe("token-2"));
	});

	it("ends when the provider says so", async () => {
		renew.mockRejectedValue(new Refusal("invalid_grant"));
		await open(environment(returned));
		await pass(9 * minute + 45_000);
		await act(async () => expect(await currentConnection().accessToken()).toBeNull());
		expect(screen.getByRole("heading", { name: "Uw sessie is verlopen" })).toBeTruthy();
	});

	it("ends when it expires: the page closes, and signing in leads back to it", async () => {
		const user = await open(environment(returned));
		await pass(60 * minute + 100);
		expect(screen.getByRole("heading", { name: "Uw sessie is verlopen" })).toBeTruthy();
		expect(screen.queryByText(/Ans de Wit/)).toBeNull();
		expect(await currentConnection().accessToken()).toBeNull();
		await user.click(screen.getByRole("button", { name: "Opnieuw aanmelden" }));
		expect(begin).toHaveBeenCalledTimes(1);
	});

	it("ends on signing out, along with what was stored in the tab", async () => {
		const user = await open(environment(returned));
		await user.click(screen.getByRole("button", { name: "Uitloggen" }));
		expect(end).toHaveBeenCalledTimes(1);
		expect(forgotten).toBe(1);
		expect(screen.queryByText(/Ans de Wit/)).toBeNull();
	});
});
