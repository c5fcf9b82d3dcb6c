import { assign, fromPromise, setup } from "xstate";
import type { Person } from "../tenants/person.ts";
import { isGuest } from "../tenants/person.ts";
import type { ClientConfiguration } from "./client-configuration.ts";
import type { IdentityProvider, Session } from "./identity-provider.ts";
import { resolveTenant } from "./resolve-tenant.ts";
import { returnPath, signedInPath } from "./return-path.ts";

/** The outside world of signing in; tests bring their own. */
export interface SignInWorld {
	readonly loadConfiguration: () => Promise<ClientConfiguration>;
	readonly connect: (configuration: ClientConfiguration) => IdentityProvider;
	readonly loadPerson: (accessToken: string) => Promise<Person>;
	/** Keeps that the person accepts a version of the terms of use. */
	readonly acceptTerms: (version: string) => Promise<void>;
	/** Where errors go that only a developer can do something about. */
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
	/** Shows another path without loading the page. */
	readonly goTo: (path: string) => void;
	readonly rememberedTenant: () => string | null;
	/** Forgets what a person's work left in this tab: at signing out, and when somebody else comes after an expired session. */
	readonly forget: () => void;
	/** Notes whose work the tab holds from now on; forgets that of somebody else. */
	readonly belongsTo: (userId: string) => void;
	/** The page is about to close over what was typed: whatever is kept when a page is left is kept now. */
	readonly keepWork: () => void;
	/** Other windows of this browser: tells them that this person's session is over, and hears it from them. */
	readonly tellEnded: (userId: string) => void;
	readonly whenEnded: (call: (userId: string) => void) => () => void;
	readonly now: () => number;
}

/** Why nobody is at work any more: the time is up, the server takes the token no longer, another window signed out. */
export type Ending = "expired" | "refused" | "elsewhere";

export interface SignedIn {
	readonly person: Person;
	readonly tenant: string;
	readonly supportAddress: string;
	readonly apiKey: string;
}

interface Connected {
	readonly configuration: ClientConfiguration;
	readonly provider: IdentityProvider;
	/** Null when nobody has signed in yet and the browser has to go and do so. */
	readonly session: Session | null;
}

interface Context {
	readonly world: SignInWorld;
	readonly connected: Connected | null;
	readonly session: Session | null;
	readonly signedIn: SignedIn | null;
	/** The terms could not be accepted the last time. */
	readonly notAccepted: boolean;
	readonly ending: Ending;
}

type Event =
	| { type: "renewed"; session: Session }
	| { type: "accept"; version: string }
	| { type: "refused" }
	| { type: "expired" }
	| { type: "ended elsewhere"; userId: string }
	| { type: "sign in" }
	| { type: "sign out" };

/** A call that must end in leaving the page: it counts as failed only when it rejects. */
const leaving = (context: Context, leave: (provider: IdentityProvider) => Promise<void>) =>
	context.connected === null ? Promise.reject(new Error("there is no identity provider")) : leave(context.connected.provider);

const withTerms = (signedIn: SignedIn | null, accepted: Person["acceptedTerms"]) =>
	signedIn && { ...signedIn, person: { ...signedIn.person, acceptedTerms: { ...signedIn.person.acceptedTerms, ...accepted } } };

/** What a session may meet with, at work and before the terms alike. */
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
 * From nothing known to a person at work: connect to the identity provider, come back from it or go to it, check the
 * roles, have the terms of use accepted. Ends in `authorised` or `no access`; `ended` and `failed` wait for the person
 * to start again.
 */
export const signInMachine = setup({
	types: { context: {} as Context, events: {} as Event, input: {} as { world: SignInWorld } },
	actors: {
		connect: fromPromise(async ({ input: { world } }: { input: Context }): Promise<Connected> => {
			const configuration = await world.loadConfiguration();
			const provider = world.connect(configuration);
			const { pathname, search, href } = world.location();
			const returned = pathname === signedInPath && new URLSearchParams(search).has("state");
			return { configuration, provider, session: returned ? await provider.finish(href) : null };
		}),
		begin: fromPromise(({ input }: { input: Context }) => {
			const { pathname, search, hash, origin } = input.world.location();
			return leaving(input, (provider) => provider.begin(returnPath(`${pathname}${search}${hash}`, origin)));
		}),
		end: fromPromise(({ input }: { input: Context }) => {
			input.world.forget();
			return leaving(input, (provider) => provider.end());
		}),
		acceptTerms: fromPromise(async ({ input: { world, version } }: { input: { world: SignInWorld; version: string } }) => {
			await world.acceptTerms(version);
			return { [version]: world.now() };
		}),
		checkRoles: fromPromise(async ({ input }: { input: Context }): Promise<SignedIn> => {
			const { world, connected, session } = input;
			if (connected === null || session === null) throw new Error("nobody is signed in");
			const person = await world.loadPerson(session.accessToken);
			world.belongsTo(person.userId);
			const { tenants, defaultTenant, apiKey } = connected.configuration;
			const tenant = resolveTenant({ host: world.location().host, tenants, person, remembered: world.rememberedTenant(), defaultTenant });
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
		"keep what was typed": ({ context }) => context.world.keepWork(),
		"tell the other windows": ({ context }) => {
			if (context.signedIn !== null) context.world.tellEnded(context.signedIn.person.userId);
		},
	},
}).createMachine({
	id: "sign-in",
	context: ({ input }) => ({ world: input.world, connected: null, session: null, signedIn: null, notAccepted: false, ending: "expired" }),
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
									({ context, event }) => context.world.goTo(returnPath(event.output.session?.returnTo, context.world.location().origin)),
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
							{ target: "terms", actions: assign({ signedIn: ({ event }) => event.output }) },
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
				pending: { on: { accept: "saving" } },
				saving: {
					invoke: {
						src: "acceptTerms",
						input: ({ context, event }) => ({ world: context.world, version: event.type === "accept" ? event.version : "" }),
						onDone: {
							target: "accepted",
							actions: assign({ signedIn: ({ context, event }) => withTerms(context.signedIn, event.output) }),
						},
						onError: {
							target: "pending",
							actions: [assign({ notAccepted: true }), ({ context, event }) => context.world.logError(event.error)],
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
			// Unsaved work stays in the tab for the same person to go on with.
			entry: ["keep what was typed", "forget the session"],
			on: { "sign in": "signing in" },
		},
		failed: {
			entry: "forget the session",
			on: { "sign in": [{ guard: ({ context }) => context.connected !== null, target: "signing in" }, { target: "checking" }] },
		},
	},
});
