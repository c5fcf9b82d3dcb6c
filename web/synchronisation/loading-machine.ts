import { assign, fromPromise, setup } from "xstate";
import { machineTypes } from "../ui/machine-types.ts";

/** What is loaded besides the configuration, in display order. */
export const datasetKinds = ["requests", "realisations", "locations"] as const;
export type DatasetKind = (typeof datasetKinds)[number];

/** Number of datasets that failed to load, by kind; empty if everything loaded. */
type Failures = Readonly<Partial<Record<DatasetKind, number>>>;

export interface LoadingContext {
	readonly failures: Failures;
	/** Kinds to load: those the person may see or, on a retry, those that failed. */
	readonly wanted: readonly DatasetKind[];
}

/** `arrived`: what had failed was loaded by something else, such as the page that shows it. */
type LoadingEvent = { readonly type: "retry" } | { readonly type: "arrived"; readonly kind: DatasetKind };

interface LoadingInput {
	readonly kinds: readonly DatasetKind[];
}

/** Loads one kind, and ends whether or not that succeeds, so a failing kind holds up no other. */
function region(kind: DatasetKind) {
	return {
		initial: "deciding",
		states: {
			deciding: {
				always: [{ guard: { type: "isWanted", params: { kind } }, target: "loading" }, { target: "done" }],
			},
			loading: {
				invoke: {
					src: "load",
					input: { kind },
					onDone: {
						target: "done",
						actions: { type: "note", params: ({ event }: { event: { output: number } }) => ({ kind, failed: event.output }) },
					},
				},
			},
			done: { type: "final" },
		},
	} as const;
}

function noted(failures: Failures, kind: DatasetKind, failed: number): Failures {
	const { [kind]: _former, ...others } = failures;
	return failed === 0 ? others : { ...others, [kind]: failed };
}

export const failedKinds = (failures: Failures) => datasetKinds.filter((kind) => kind in failures);

/**
 * Loads the data the application works with, once the configuration is there (TenantProvider: nothing works without
 * it): requests, processes and locations in parallel, then the connections between them. `partial` has loaded some of
 * it, and waits for the person to retry the rest.
 */
export const loadingMachine = setup({
	types: machineTypes<{ context: LoadingContext; events: LoadingEvent; input: LoadingInput }>(),
	actors: {
		/** Resolves to the number of failed datasets; never rejects. */
		load: fromPromise<number, { readonly kind: DatasetKind }>(() => Promise.reject(new Error("no load provided"))),
		connect: fromPromise<void>(() => Promise.reject(new Error("no connections provided"))),
	},
	actions: {
		note: assign(({ context }, { kind, failed }: { kind: DatasetKind; failed: number }) => ({
			failures: noted(context.failures, kind, failed),
		})),
	},
	guards: {
		isWanted: ({ context }, { kind }: { kind: DatasetKind }) => context.wanted.includes(kind),
		isWhole: ({ context }) => failedKinds(context.failures).length === 0,
	},
}).createMachine({
	id: "loading",
	context: ({ input }) => ({ failures: {}, wanted: input.kinds }),
	initial: "lists",
	states: {
		lists: {
			type: "parallel",
			states: { requests: region("requests"), realisations: region("realisations"), locations: region("locations") },
			onDone: "connections",
		},
		connections: { invoke: { src: "connect", onDone: "settled" } },
		settled: { always: [{ guard: "isWhole", target: "loaded" }, { target: "partial" }] },
		partial: {
			on: {
				retry: { target: "lists", actions: assign({ wanted: ({ context }) => failedKinds(context.failures) }) },
				arrived: {
					target: "connections",
					actions: assign({ failures: ({ context, event }) => noted(context.failures, event.kind, 0) }),
				},
			},
		},
		loaded: {},
	},
});

export function failedCount(failures: Failures): number {
	return Object.values(failures).reduce((sum, count) => sum + count, 0);
}
