import { assign, fromPromise, setup } from "xstate";
import { isGuest, type Person } from "../../engine/index.ts";
import { tenantWord } from "../tenants/active-tenant.ts";
import { machineTypes } from "../ui/machine-types.ts";
import type { ClientConfiguration } from "./client-configuration.ts";
import type { IdentityProvider, Session } from "./identity-provider.ts";
import { resolveTenant } from "./resolve-tenant.ts";
import { returnPath, signedInPath } from "./return-path.ts";

/** The outside environment of signing in; tests supply their own. */
export interface SignInEnvironment {
	readonly loadConfiguration: () => Promise<ClientConfiguration>;
	readonly connect: (configuration: ClientConfiguration) => IdentityProvider;
	readonly loadPerson: (accessToken: string) => Promise<Person>;
	/** Records that the person accepts a version of the terms of use. */
	readonly acceptTerms: (version: string) => Promise<void>;
	/** For errors that only a developer can act on. */
	readonly logError: (error: unknown) => void;
	/** The page's address. */
	readonly location: () => {
		readonly href: string;
		readonly origin: string;
		readonly host: string;
		readonly pathname: string;
		readonly search: string;
		readonly hash: string;
	};
	/** Shows another path without reloading the page. */
	readonly goTo: (path: string, state?: object) => void;
	/** Whether this tab has not seen this sign-in before. Asking marks it as seen. */
	readonly isNewProof: (signedInAt: number) => boolean;
	readonly rememberedTenant: () => string | null;
	readonly rememberTenant: (slug: string) => void;
	/**
	 * Discards what a person's work left in this tab: on signing out, and when somebody else signs in after an expired
	 * session.
	 */
	readonly forget: () => void;
	/** Records whose work the tab holds from now on, and discards anybody else's. */
	readonly belongsTo: (userId: string) => void;
	/** The page is about to close with unsaved input: stores whatever is stored when a page is left. */
	readonly keepWork: () => void;
	/** Tells the browser's other windows that this person's session is over, and listens for it. */
	readonly tellEnded: (userId: string) => void;
	readonly whenEnded: (call: (userId: string) => void) => () => void;
	readonly now: () => number;
}

/** Why a session ended: it expired, the server stopped accepting the token, or another window signed out. */
type Ending = "expired" | "refused" | "elsewhere";

interface SignedIn {
	readonly person: Person;
	readonly tenant: string;
	readonly supportAddress: string;
	readonly apiKey: string;
}

interface Connected {
	readonly configuration: ClientConfiguration;
	readonly provider: IdentityProvider;
	/** Null when nobody has signed in yet and the browser has to go to the provider. */
	readonly session: Session | null;
}

interface Context {
	readonly environment: SignInEnvironment;
	readonly connected: Connected | null;
	readonly session: Session | null;
	readonly signedIn: SignedIn | null;
	/** The last attempt to accept the terms failed. */
	readonly notAccepted: boolean;
	readonly ending: Ending;
}

type Event =
	| { type: "renewed"; session: Session }
	| { type: "accept"; version: string }
	| { type: "accepted elsewhere" }
	| { type: "refused" }
	| { type: "expired" }
	| { type: "ended elsewhere"; userId: string }
	| { type: "sign in" }
	| { type: "sign out" };

/** A call that should end in leaving the page: only a rejection means that it failed. */
const leaving = (context: Context, leave: (provider: IdentityProvider) => Promise<void>) =>
	context.connected === null ? Promise.reject(new Error("there is no identity provider")) : leave(context.connected.provider);

const withTerms = (signedIn: SignedIn | null, accepted: Person["acceptedTerms"]) =>
	signedIn && { ...signedIn, person: { ...signedIn.person, acceptedTerms: { ...signedIn.person.acceptedTerms, ...accepted } } };

/**
 * A person who requested no particular page and has only just proved who they are begins the day where the start page
 * leads; somebody who passes through the provider with an existing session, as at every reload, stays on the start
 * page. Compared in whole seconds, the provider's precision.
 */
function welcome({ location, goTo, isNewProof }: SignInEnvironment, session: Session | null, { signedInAt }: Person): void {
	const { pathname, search } = location();
	if (signedInAt !== null && !isNewProof(signedInAt)) return;
	if (`${pathname}${search}` !== "/" || session?.begunAt === undefined) return;
	const second = (instant: number) => Math.floor(instant / 1000);
	if (signedInAt === null || second(signedInAt) >= second(session.begunAt)) goTo("/", { signedIn: true });
}

/** Remembers the tenant that the address named, and takes it out of the address: other pages do not name it, and links are copied. */
function settle({ location, goTo, rememberTenant }: SignInEnvironment, tenant: string | null): void {
	if (tenant !== null) rememberTenant(tenant);
	const address = new URL(location().href);
	address.searchParams.delete(tenantWord);
	goTo(address.href);
}

/** Events that can end a session, both at work and on the terms screen. */
const duringSession = {
	renewed: { actions: "keep the session" },
	refused: { target: "#sign-in.ended", actions: { type: "note the ending", params: { ending: "refused" } } },
	expired: { target: "#sign-in.ended", actions: { type: "note the ending", params: { ending: "expired" } } },
	"ended elsewhere": {
		guard: "is this person",
		target: "#sign-in.ended",
		actions: { type: "note the ending", params: { ending: "elsewhere" } },
	},
	"sign out": "#sign-in.signing out",
} as const;

/**
 * From an unknown visitor to a person at work: connects to the identity provider, returns from it or goes to it, checks
 * the roles and has the terms of use accepted. Ends in `authorised` or `no access`; `ended` and `failed` wait until the
 * person starts again.
 */
export const signInMachine = setup({
	types: machineTypes<{ context: Context; events: Event; input: { environment: SignInEnvironment } }>(),
	actors: {
		connect: fromPromise(async ({ input: { environment } }: { input: Context }): Promise<Connected> => {
			const configuration = await environment.loadConfiguration();
			const provider = environment.connect(configuration);
			const { pathname, search, hash, href, origin } = environment.location();
			const returned = pathname === signedInPath && new URLSearchParams(search).has("state");
			const session = returned ? await provider.finish(href) : await provider.resume(returnPath(`${pathname}${search}${hash}`, origin));
			return { configuration, provider, session };
		}),
		begin: fromPromise(({ input }: { input: Context }) => {
			const { pathname, search, hash, origin } = input.environment.location();
			return leaving(input, (provider) => provider.begin(returnPath(`${pathname}${search}${hash}`, origin)));
		}),
		end: fromPromise(({ input }: { input: Context }) => {
			input.environment.forget();
			return leaving(input, (provider) => provider.end());
		}),
		acceptTerms: fromPromise(
			async ({ input: { environment, version } }: { input: { environment: SignInEnvironment; version: string } }) => {
				await environment.acceptTerms(version);
				return { [version]: environment.now() };
			},
		),
		checkRoles: fromPromise(async ({ input }: { input: Context }): Promise<SignedIn> => {
			const { environment, connected, session } = input;
			if (connected === null || session === null) throw new Error("nobody is signed in");
			const person = await environment.loadPerson(session.accessToken);
			environment.belongsTo(person.userId);
			const { tenants, defaultTenant, apiKey } = connected.configuration;
			const { host, href } = environment.location();
			const asked = new URL(href).searchParams.get(tenantWord);
			const remembered = environment.rememberedTenant();
			const tenant = resolveTenant({ host, tenants, person, asked, remembered, defaultTenant });
			if (asked !== null) settle(environment, asked === tenant ? asked : null);
			return { person, tenant, supportAddress: tenants.find(({ slug }) => slug === tenant)?.supportAddress ?? "", apiKey };
		}),
	},
	guards: {
		accepted: ({ context: { signedIn, connected } }) =>
			signedIn !== null && connected !== null && connected.configuration.termsVersion in signedIn.person.acceptedTerms,
		"is this person": ({ context, event }) => event.type === "ended elsewhere" && context.signedIn?.person.userId === event.userId,
	},
	actions: {
		"keep the session": assign(({ event }) => (event.type === "renewed" ? { session: event.session } : {})),
		"forget the session": assign({ session: null, signedIn: null }),
		"note the ending": assign({ ending: (_, { ending }: { readonly ending: Ending }) => ending }),
		"keep what was typed": ({ context }) => context.environment.keepWork(),
		"tell the other windows": ({ context }) => {
			if (context.signedIn !== null) context.environment.tellEnded(context.signedIn.person.userId);
		},
	},
}).createMachine({
	id: "sign-in",
	context: ({ input }) => ({
		environment: input.environment,
		connected: null,
		session: null,
		signedIn: null,
		notAccepted: false,
		ending: "expired",
	}),
	initial: "checking",
	states: {
		checking: {
			initial: "authenticating",
			states: {
				authenticating: {
					invoke: {
						src: "connect",
						input: ({ context }) => context,
						onDone: [
							{
								guard: ({ event }) => event.output.session === null,
								target: "#sign-in.signing in",
								actions: assign({ connected: ({ event }) => event.output }),
							},
							{
								target: "roles",
								actions: [
									assign({ connected: ({ event }) => event.output, session: ({ event }) => event.output.session }),
									({ context, event }) =>
										context.environment.goTo(returnPath(event.output.session?.returnTo, context.environment.location().origin)),
								],
							},
						],
						onError: "#sign-in.failed",
					},
				},
				roles: {
					invoke: {
						src: "checkRoles",
						input: ({ context }) => context,
						onDone: [
							{
								guard: ({ event }) => isGuest(event.output.person, event.output.tenant),
								target: "#sign-in.no access",
								actions: assign({ signedIn: ({ event }) => event.output }),
							},
							{
								target: "terms",
								actions: [
									assign({ signedIn: ({ event }) => event.output }),
									({ context, event }) => welcome(context.environment, context.session, event.output.person),
								],
							},
						],
						onError: "#sign-in.failed",
					},
				},
				terms: { always: [{ guard: "accepted", target: "#sign-in.authorised" }, { target: "#sign-in.terms" }] },
			},
		},
		"signing in": {
			entry: "forget the session",
			invoke: { src: "begin", input: ({ context }) => context, onError: "failed" },
		},
		terms: {
			tags: "session",
			initial: "pending",
			states: {
				// Another window's message is checked with the server.
				pending: { on: { accept: "saving", "accepted elsewhere": "#sign-in.checking.roles" } },
				saving: {
					invoke: {
						src: "acceptTerms",
						input: ({ context, event }) => ({ environment: context.environment, version: event.type === "accept" ? event.version : "" }),
						onDone: {
							target: "accepted",
							actions: assign({ signedIn: ({ context, event }) => withTerms(context.signedIn, event.output) }),
						},
						onError: {
							target: "pending",
							actions: [assign({ notAccepted: true }), ({ context, event }) => context.environment.logError(event.error)],
						},
					},
				},
				accepted: { type: "final" },
			},
			onDone: "authorised",
			on: duringSession,
		},
		authorised: { tags: "session", on: duringSession },
		"no access": {
			on: { "sign out": "signing out" },
		},
		"signing out": {
			entry: ["tell the other windows", assign({ signedIn: null })],
			invoke: { src: "end", input: ({ context }) => context, onError: "signing in" },
		},
		ended: {
			// Unsaved work stays in the tab, so that the same person can continue.
			entry: ["keep what was typed", "forget the session"],
			on: { "sign in": "signing in" },
		},
		failed: {
			entry: "forget the session",
			on: { "sign in": [{ guard: ({ context }) => context.connected !== null, target: "signing in" }, { target: "checking" }] },
		},
	},
});
