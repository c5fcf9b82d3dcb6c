import { assign, fromPromise, setup } from "xstate";
import { text } from "../../texts/text.ts";
import { machineTypes } from "../../ui/machine-types.ts";
import "../../texts/areas/account.ts";

/** What stands between the person and a new password. */
export type Obstacle = "elsewhere" | "too-old";

/** The outside environment of the box; tests supply their own. */
export interface PasswordEnvironment {
	/** Resolves to null when the password can be changed now. */
	readonly findObstacle: () => Promise<Obstacle | null>;
	/** Rejects with the server's refusal. */
	readonly change: (password: string) => Promise<void>;
	/** The sentence for a refusal, and the obstacle it concerns. */
	readonly explain: (error: unknown) => { readonly message: string; readonly obstacle: Obstacle | null };
	/** Leaves to sign in again, and returns to the open box. */
	readonly signInAnew: () => Promise<void>;
	/** Called once the password has changed: sessions started with the old one have ended. */
	readonly onChanged: () => void;
	readonly signOut: () => void;
}

interface Context {
	readonly environment: PasswordEnvironment;
	/** Why the last attempt failed; null before the first. */
	readonly message: string | null;
}

type Event = { type: "toggle" } | { type: "submit"; password: string } | { type: "sign in anew" };

/** How long a success is shown before signing out. Milliseconds. */
const successShownFor = 3000;

/**
 * The password box: collapsed, open, busy, success. After a success the person is signed out and has to sign in again.
 */
export const passwordMachine = setup({
	types: machineTypes<{ context: Context; events: Event; input: { environment: PasswordEnvironment } }>(),
	actors: {
		findObstacle: fromPromise(({ input }: { input: PasswordEnvironment }) => input.findObstacle()),
		change: fromPromise(({ input }: { input: { environment: PasswordEnvironment; password: string } }) =>
			input.environment.change(input.password),
		),
		signInAnew: fromPromise(({ input }: { input: PasswordEnvironment }) => input.signInAnew()),
	},
	delays: { shown: successShownFor },
}).createMachine({
	id: "password",
	context: ({ input }) => ({ environment: input.environment, message: null }),
	initial: "collapsed",
	states: {
		collapsed: { entry: assign({ message: null }), on: { toggle: "open" } },
		open: {
			initial: "checking",
			on: { toggle: "collapsed" },
			states: {
				checking: {
					invoke: {
						src: "findObstacle",
						input: ({ context }) => context.environment,
						onDone: [
							{ guard: ({ event }) => event.output === "elsewhere", target: "elsewhere" },
							{ guard: ({ event }) => event.output === "too-old", target: "too old" },
							{ target: "asking" },
						],
						// The server decides again.
						onError: "asking",
					},
				},
				asking: {
					on: {
						submit: [
							{ guard: ({ event }) => event.password === "", actions: assign({ message: () => text("password.required") }) },
							{ target: "#password.busy" },
						],
					},
				},
				elsewhere: {},
				"too old": { on: { "sign in anew": "leaving" } },
				leaving: { invoke: { src: "signInAnew", input: ({ context }) => context.environment, onError: "too old" } },
			},
		},
		busy: {
			invoke: {
				src: "change",
				input: ({ context, event }) => ({ environment: context.environment, password: event.type === "submit" ? event.password : "" }),
				onDone: "success",
				onError: [
					{ guard: ({ context, event }) => context.environment.explain(event.error).obstacle === "too-old", target: "open.too old" },
					{ guard: ({ context, event }) => context.environment.explain(event.error).obstacle === "elsewhere", target: "open.elsewhere" },
					{ target: "open.asking", actions: assign({ message: ({ context, event }) => context.environment.explain(event.error).message }) },
				],
			},
		},
		success: {
			entry: ({ context }) => context.environment.onChanged(),
			after: { shown: "signed out" },
		},
		"signed out": { type: "final", entry: ({ context }) => context.environment.signOut() },
	},
});
