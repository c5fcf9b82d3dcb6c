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
	readonly now: () => number;
}

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
}

type Event = { type: "renewed"; session: Session } | { type: "refused" } | { type: "expired" } | { type: "sign in" } | { type: "sign out" };

/** A sign-in that was refused again this soon would go round in circles. Milliseconds. */
const soon = 30_000;

/** A call that must end in leaving the page: it counts as failed only when it rejects. */
const leaving = (context: Context, leave: (provider: IdentityProvider) => Promise<void>) =>
	context.connected === null ? Promise.reject(new Error("there is no identity provider")) : leave(context.connected.provider);

/**
 * From nothing known to a person at work: connect to the identity provider, come back from it or go to it, check the
 * roles. Ends in `authorised` or `no access`; `ended` and `failed` wait for the person to start again.
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
		"just signed in": ({ context }) => context.session !== null && context.world.now() - context.session.startedAt < soon,
	},
	actions: {
		"forget the session": assign({ session: null, signedIn: null }),
	},
}).createMachine({
	id: "sign-in",
	context: ({ input }) => ({ world: input.world, connected: null, session: null, signedIn: null }),
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
							{ target: "#sign-in.authorised", actions: assign({ signedIn: ({ event }) => event.output }) },
						],
						onError: "#sign-in.failed",
					},
				},
			},
		},
		"signing in": {
			entry: "forget the session",
			invoke: { src: "begin", input: ({ context }) => context, onError: "failed" },
		},
		authorised: {
			on: {
				renewed: { actions: assign({ session: ({ event }) => event.session }) },
				refused: [{ guard: "just signed in", target: "failed" }, { target: "signing in" }],
				expired: "ended",
				"sign out": "signing out",
			},
		},
		"no access": {
			on: { "sign out": "signing out" },
		},
		"signing out": {
			entry: assign({ signedIn: null }),
			invoke: { src: "end", input: ({ context }) => context, onError: "signing in" },
		},
		ended: {
			// Unsaved work stays in the tab for the same person to go on with.
			entry: "forget the session",
			on: { "sign in": "signing in" },
		},
		failed: {
			entry: "forget the session",
			on: { "sign in": [{ guard: ({ context }) => context.connected !== null, target: "signing in" }, { target: "checking" }] },
		},
	},
});
