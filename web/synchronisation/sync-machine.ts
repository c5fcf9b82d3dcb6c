import { assign, fromPromise, raise, setup } from "xstate";
import { machineTypes } from "../ui/machine-types.ts";

/** Shortest interval between two automatic synchronisations; a tenant can only lengthen it. Milliseconds. */
const shortestIntervalMs = 300_000;
/** How long before an automatic synchronisation the countdown starts. Milliseconds. */
const countdownMs = 30_000;
/** How soon the page follows a reported change: not all browsers at once, and not at every change of a busy day. Milliseconds. */
const followMs = { soonest: 300, spread: 1_000, between: 5_000 };
/** How long the outcome stays in view. Milliseconds. */
const successMs = 3_000;
const troubleMs = 6_000;

/** A process or request on screen, in some version. */
export interface OpenRecord {
	readonly kind: "realisation" | "request";
	readonly uuid: string;
	readonly reference: string;
	readonly synced: number;
}

export interface SyncOutcome {
	/** The record on screen, if somebody else turned out to have changed it; in the version that they made. */
	readonly changedElsewhere: OpenRecord | null;
	/** Something could not be updated. */
	readonly failed: boolean;
}

interface SyncInput {
	/** The tenant's interval; undefined means the shortest. Milliseconds. */
	readonly intervalMs: number | undefined;
	/** Whether the browser is online and the page visible. */
	readonly isReachable: () => boolean;
	readonly now: () => number;
}

export interface SyncContext extends Omit<SyncInput, "intervalMs"> {
	readonly intervalMs: number;
	/** Whether it synchronises automatically, or only on request. */
	readonly automatic: boolean;
	/** Whether the panel is open. */
	readonly panel: boolean;
	/** When the next automatic synchronisation starts; null if none is planned. */
	readonly dueAt: number | null;
	/** The period covered by the latest synchronisation: `at` tells how old the data on screen is. */
	readonly from: number | null;
	readonly at: number | null;
	/** When it last followed a reported change. */
	readonly followedAt: number;
	/** A change was reported during a synchronisation. */
	readonly toldMeanwhile: boolean;
	/** Records the person still has to be told about. */
	readonly changedElsewhere: readonly OpenRecord[];
}

type SyncEvent =
	| { type: "loaded" | "refresh" | "stop" | "resume" | "reachable" | "told" | "toggle panel" | "close panel" }
	| { type: "dismiss"; uuid: string }
	| { type: "begin" | "follow" | "settled" };

const again = { begin: "busy", follow: "following" } as const;
const byHand = {
	refresh: [{ guard: "isReachable", target: "running" }, { target: "postponed" }],
	stop: { target: "stopped", actions: "by hand" },
} as const;

/**
 * Automatic and manual synchronisation. The `clock` region decides when, the `work` region does it and shows the
 * outcome. What falls due while the device is offline or the page hidden waits in `postponed`.
 */
export const syncMachine = setup({
	types: machineTypes<{ context: SyncContext; events: SyncEvent; input: SyncInput }>(),
	actors: {
		/** Rejects on failure. */
		synchronise: fromPromise<SyncOutcome, { readonly quiet: boolean }>(() => Promise.reject(new Error("no synchronisation provided"))),
	},
	actions: {
		"by itself": assign({ automatic: true }),
		"by hand": assign({ automatic: false }),
		"told meanwhile": assign({ toldMeanwhile: true }),
		renew: assign(({ context: { at, now } }) => ({ from: at, at: now() })),
		tell: assign(({ context }, { changedElsewhere: record }: SyncOutcome) => ({
			changedElsewhere: added(context.changedElsewhere, record),
		})),
	},
	guards: {
		wasTold: ({ context }) => context.automatic && context.toldMeanwhile,
		isAutomatic: ({ context }) => context.automatic,
		isReachable: ({ context }) => context.isReachable(),
		/** A computer that slept wakes up later than its timers expect. */
		isOverdue: ({ context }) => context.isReachable() && context.dueAt !== null && context.now() >= context.dueAt,
	},
	delays: {
		untilAnnounced: ({ context }) => context.intervalMs - countdownMs,
		countdown: countdownMs,
		soon: ({ context: { now, followedAt } }) =>
			Math.max(followMs.soonest + Math.random() * followMs.spread, followedAt + followMs.between - now()),
		success: successMs,
		trouble: troubleMs,
	},
}).createMachine({
	id: "synchronisation",
	context: ({ input }) => ({
		isReachable: input.isReachable,
		now: input.now,
		intervalMs: Math.max(shortestIntervalMs, input.intervalMs ?? 0),
		automatic: true,
		panel: false,
		dueAt: null,
		from: null,
		at: null,
		followedAt: 0,
		toldMeanwhile: false,
		changedElsewhere: [],
	}),
	type: "parallel",
	on: {
		"toggle panel": { actions: assign({ panel: ({ context }) => !context.panel }) },
		"close panel": { actions: assign({ panel: false }) },
		dismiss: {
			actions: assign({ changedElsewhere: ({ context, event }) => context.changedElsewhere.filter(({ uuid }) => uuid !== event.uuid) }),
		},
	},
	states: {
		clock: {
			initial: "loading",
			states: {
				/** There is nothing to update yet. */
				loading: {
					on: {
						loaded: { target: "planning", actions: assign({ at: ({ context }) => context.now() }) },
						stop: { actions: "by hand" },
						resume: { actions: "by itself" },
					},
				},
				planning: { always: [{ guard: "wasTold", target: "told" }, { guard: "isAutomatic", target: "waiting" }, { target: "stopped" }] },
				waiting: {
					entry: assign({ dueAt: ({ context }) => context.now() + context.intervalMs }),
					after: { untilAnnounced: "announcing" },
					on: { ...byHand, told: "told", reachable: { guard: "isOverdue", target: "due" } },
				},
				announcing: {
					after: { countdown: "due" },
					on: { ...byHand, told: "told", reachable: { guard: "isOverdue", target: "due" } },
				},
				due: { always: [{ guard: "isReachable", target: "running" }, { target: "postponed" }] },
				postponed: { on: { ...byHand, reachable: { guard: "isReachable", target: "running" } } },
				/** A change was reported: it is followed shortly, without a message. */
				told: {
					entry: assign({ toldMeanwhile: false, dueAt: null }),
					after: { soon: [{ guard: "isReachable", target: "following" }, { target: "postponed" }] },
					on: byHand,
				},
				following: {
					entry: [assign({ followedAt: ({ context }) => context.now() }), raise({ type: "follow" })],
					on: {
						settled: "planning",
						told: { actions: "told meanwhile" },
						refresh: "running",
						stop: { actions: "by hand" },
						resume: { actions: "by itself" },
					},
				},
				running: {
					entry: raise({ type: "begin" }),
					on: {
						settled: "planning",
						told: { actions: "told meanwhile" },
						stop: { actions: "by hand" },
						resume: { actions: "by itself" },
					},
				},
				stopped: {
					entry: assign({ dueAt: null }),
					on: { refresh: byHand.refresh, resume: { target: "planning", actions: "by itself" } },
				},
			},
		},
		work: {
			initial: "idle",
			states: {
				idle: { on: again },
				busy: {
					invoke: {
						src: "synchronise",
						input: { quiet: false },
						onDone: [
							{
								guard: ({ event }) => event.output.failed,
								target: "danger",
								actions: [{ type: "tell", params: ({ event }) => event.output }, raise({ type: "settled" })],
							},
							{
								guard: ({ event }) => event.output.changedElsewhere !== null,
								target: "warning",
								actions: ["renew", { type: "tell", params: ({ event }) => event.output }, raise({ type: "settled" })],
							},
							{ target: "success", actions: ["renew", raise({ type: "settled" })] },
						],
						onError: { target: "danger", actions: raise({ type: "settled" }) },
					},
				},
				/** The same without a message, except that the open record was changed. */
				following: {
					on: { begin: "busy" },
					invoke: {
						src: "synchronise",
						input: { quiet: true },
						onDone: [
							{
								guard: ({ event }) => event.output.changedElsewhere !== null,
								target: "warning",
								actions: ["renew", { type: "tell", params: ({ event }) => event.output }, raise({ type: "settled" })],
							},
							{ guard: ({ event }) => event.output.failed, target: "idle", actions: raise({ type: "settled" }) },
							{ target: "idle", actions: ["renew", raise({ type: "settled" })] },
						],
						onError: { target: "idle", actions: raise({ type: "settled" }) },
					},
				},
				success: { after: { success: "idle" }, on: again },
				warning: { after: { trouble: "idle" }, on: again },
				danger: { after: { trouble: "idle" }, on: again },
			},
		},
	},
});

function added(known: readonly OpenRecord[], record: OpenRecord | null): readonly OpenRecord[] {
	return record === null ? known : [...known.filter(({ uuid }) => uuid !== record.uuid), record];
}
