import { assign, fromPromise, setup } from "xstate";
import { text } from "../../texts/text.ts";
import "../../texts/areas/profile.ts";

/** What stands between the person and a new password. */
export type Obstacle = "elsewhere" | "too-old";

/** The outside world of the box; tests bring their own. */
export interface PasswordWorld {
	/** Null when the password can be changed now. */
	readonly findObstacle: () => Promise<Obstacle | null>;
	/** Rejects with the server's refusal. */
	readonly change: (password: string) => Promise<void>;
	/** The sentence for a refusal, and what it is about. */
	readonly explain: (error: unknown) => { readonly message: string; readonly obstacle: Obstacle | null };
	/** Leaves for the sign-in, and comes back to the open box. */
	readonly signInAnew: () => Promise<void>;
	/** The password is another one from now on: what the old one began has ended. */
	readonly onChanged: () => void;
	readonly signOut: () => void;
}

interface Context {
	readonly world: PasswordWorld;
	/** What was wrong with the last try; null before the first. */
	readonly message: string | null;
}

type Event = { type: "toggle" } | { type: "submit"; password: string } | { type: "sign in anew" };

/** How long a success is shown before the person is signed out. Milliseconds. */
export const successShownFor = 3000;

/** The password box: collapsed, open, busy, success; after a success the person is signed out and must sign in again. */
export const passwordMachine = setup({
	types: { context: {} as Context, events: {} as Event, input: {} as { world: PasswordWorld } },
	actors: {
		findObstacle: fromPromise(({ input }: { input: PasswordWorld }) => input.findObstacle()),
		change: fromPromise(({ input }: { input: { world: PasswordWorld; password: string } }) => input.world.change(input.password)),
		signInAnew: fromPromise(({ input }: { input: PasswordWorld }) => input.signInAnew()),
	},
	delays: { shown: successShownFor },
}).createMachine({
	id: "password",
	context: ({ input }) => ({ world: input.world, message: null }),
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
						input: ({ context }) => context.world,
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
				leaving: { invoke: { src: "signInAnew", input: ({ context }) => context.world, onError: "too old" } },
			},
		},
		busy: {
			invoke: {
				src: "change",
				input: ({ context, event }) => ({ world: context.world, password: event.type === "submit" ? event.password : "" }),
				onDone: "success",
				onError: [
					{ guard: ({ context, event }) => context.world.explain(event.error).obstacle === "too-old", target: "open.too old" },
					{ guard: ({ context, event }) => context.world.explain(event.error).obstacle === "elsewhere", target: "open.elsewhere" },
					{ target: "open.asking", actions: assign({ message: ({ context, event }) => context.world.explain(event.error).message }) },
				],
			},
		},
		success: {
			entry: ({ context }) => context.world.onChanged(),
			after: { shown: "signed out" },
		},
		"signed out": { type: "final", entry: ({ context }) => context.world.signOut() },
	},
});
