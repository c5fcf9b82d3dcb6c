import { assign, emit, fromPromise, setup } from "xstate";
import type { RealisationRecord } from "../../../engine/index.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { isUnreachable } from "../../api/reachable.ts";
import { text } from "../../texts/text.ts";
import { conflictingRecord } from "./conflicting-record.ts";
import type { Meeting, SaveRequest, StepContext, StepEmitted, StepEvent, StepInput } from "./step-context.ts";
import {
	afterConflict,
	afterDraft,
	afterEdit,
	afterPutOff,
	afterRecord,
	afterRefusal,
	afterResolve,
	afterSave,
	asSent,
	isNews,
	isUnsettled,
	problemsOfSave,
	startedIn,
	startingContext,
	unlockedFor,
} from "./step-transitions.ts";

/**
 * The step screen. `reading`: nothing can be typed. `working`: the open step, a correction or a
 * change is being filled in. `confirming`: a save that does more than store what was filled in shows what it will do.
 * `conflict`: somebody else saved the same fields meanwhile. While `saving`, a second click is not heard;
 * what is typed is kept, and is unsaved when the save is done. `meeting`: somebody else was first.
 */
export const stepMachine = setup({
	types: {
		context: {} as StepContext,
		events: {} as StepEvent,
		input: {} as StepInput,
		emitted: {} as StepEmitted,
	},
	actors: {
		/** Provided by the screen. Rejects with an `ApiProblem` when the server refuses. */
		save: fromPromise<RealisationRecord, SaveRequest>(() => Promise.reject(new Error("no save provided"))),
	},
	guards: {
		isWritable: ({ context }) => !context.rules.view(context.record, context.values, context.mode).locked,
		isUnsettled: ({ context }) => isUnsettled(context),
		isSound: ({ context, event }) => event.type === "save" && problemsOfSave(context, event.complete).length === 0,
		isStillSound: ({ context }) => context.saving !== null && problemsOfSave(context, context.saving.complete).length === 0,
		needsAsking: ({ context: { rules, record, values, mode, saving } }) =>
			rules.preview(record, values, { mode, complete: saving?.complete ?? false }) !== null,
	},
}).createMachine({
	id: "step",
	context: ({ input }) => startingContext(input),
	initial: "opening",
	on: {
		record: {
			guard: ({ context, event }) => isNews(context, event.record),
			actions: assign(({ context, event }) => afterRecord(context, event.record)),
			target: ".opening",
		},
		// Heard in every state: a found address or an uploaded file comes in when it is ready.
		edit: { actions: assign(({ context, event }) => afterEdit(context, event.changes)) },
		left: { actions: assign({ left: ({ context, event }) => new Set([...context.left, event.path]) }) },
		"restore-draft": { actions: assign(({ context }) => afterDraft(context)), target: ".opening" },
		"discard-draft": { actions: assign({ draft: null }) },
	},
	states: {
		opening: {
			always: [
				{ guard: ({ context }) => context.conflict !== null, target: "conflict" },
				{ guard: "isWritable", target: "working" },
				{ target: "reading" },
			],
		},
		reading: {
			on: {
				edit: {},
				left: {},
				correct: { actions: assign(({ context }) => unlockedFor(context, "correction", Date.now())), target: "opening" },
				change: { actions: assign(({ context }) => unlockedFor(context, "change", Date.now())), target: "opening" },
			},
		},
		working: {
			on: {
				cancel: { actions: assign(({ context }) => startedIn(context, "view")), target: "opening" },
				save: [
					{ guard: "isUnsettled", actions: assign(({ context }) => afterPutOff(context)), target: "opening" },
					{
						guard: "isSound",
						actions: assign({
							saving: ({ event }) => ({ complete: event.complete, key: event.key, request: null, round: 0 }),
							feedback: null,
						}),
						target: "saveable",
					},
					{
						actions: assign(({ context, event }) => ({
							submitted: event.complete ? ("complete" as const) : ("save" as const),
							attempts: context.attempts + 1,
							feedback: null,
						})),
					},
				],
			},
		},
		saveable: { always: [{ guard: "needsAsking", target: "confirming" }, { target: "saving" }] },
		confirming: {
			on: { confirm: "saving", cancel: { actions: assign({ saving: null }), target: "working" } },
		},
		saving: {
			entry: assign(({ context }) => asSent(context)),
			on: {
				// The record comes in anew by this very save; a refresh that crosses it waits for its answer.
				record: { actions: assign({ waiting: ({ event }) => event.record }) },
				"restore-draft": {},
			},
			invoke: {
				src: "save",
				input: ({ context }) => requestOf(context),
				onDone: {
					actions: [
						emit(({ context, event }) => ({
							type: "saved" as const,
							record: event.output,
							mode: context.mode,
							complete: context.saving?.complete ?? false,
							target: context.saving?.request?.target ?? context.step,
						})),
						assign(({ context, event }) => afterSave(context, event.output)),
					],
					target: "opening",
				},
				onError: [
					{
						guard: ({ event }) => conflictingRecord(event.error) !== null,
						actions: assign(({ context, event }) =>
							afterConflict(context, conflictingRecord(event.error) ?? context.record, crypto.randomUUID()),
						),
						target: "meeting",
					},
					{
						actions: assign(({ context, event }) =>
							afterRefusal(context, {
								refused: refusedFields(event.error),
								feedback: text(isUnreachable(event.error) ? "step.save.offline" : "step.save.failed"),
								unanswered: mayHaveArrived(event.error),
							}),
						),
						target: "opening",
					},
				],
			},
		},
		meeting: {
			always: [
				{
					guard: "isStillSound",
					actions: emit(({ context }) => ({ type: "merged" as const, ...(context.met ?? NOTHING) })),
					target: "saveable",
				},
				{
					// With what the other saved it cannot go out like this any more.
					guard: ({ context }) => context.saving !== null,
					actions: assign(({ context }) => ({
						submitted: context.saving?.complete ? ("complete" as const) : ("save" as const),
						attempts: context.attempts + 1,
						saving: null,
					})),
					target: "opening",
				},
				{ target: "opening" },
			],
		},
		conflict: {
			on: {
				resolve: { actions: assign(({ context, event }) => afterResolve(context, event.theirs)), target: "opening" },
				// What is to be chosen waits; the next save asks again.
				later: { actions: assign({ conflict: null }), target: "opening" },
			},
		},
	},
});

const NOTHING: Meeting = { takenOver: [], events: [] };

function requestOf({ saving }: StepContext): SaveRequest {
	if (!saving?.request) throw new Error("nothing to save");
	return saving.request;
}

/** Nobody answered, or something in between did for a server that may have carried it out. */
function mayHaveArrived(error: unknown): boolean {
	return isUnreachable(error) || (error instanceof ApiProblem && error.status > 500);
}

function refusedFields(error: unknown) {
	return error instanceof ApiProblem ? error.errors.filter((field) => field.path !== "") : [];
}
