import { assign, emit, enqueueActions, fromPromise, setup } from "xstate";
import type { RealisationRecord } from "../../../../engine/index.ts";
import { ApiProblem } from "../../../api/api-problem.ts";
import { isUnreachable } from "../../../api/reachable.ts";
import { text } from "../../../texts/text.ts";
import { machineTypes } from "../../../ui/machine-types.ts";
import { conflictingRecord } from "../../realisation-commands.ts";
import type { Feedback, Meeting, SaveRequest, StepContext, StepEmitted, StepEvent, StepInput } from "./step-context.ts";
import {
	afterConflict,
	afterEdit,
	afterPostponed,
	afterRecord,
	afterRefusal,
	afterResolve,
	afterRestore,
	afterSave,
	afterUnlock,
	clashingFields,
	enterMode,
	isNewer,
	problemsOfSave,
	startingContext,
	withRequest,
} from "./step-transitions.ts";

/**
 * The step screen. `reading`: read-only. `working`: the open step, a correction or a change is being edited. `confirming`:
 * shows the side effects of a save. `saving`: further clicks on save are ignored; input is kept and stays unsaved.
 * `meeting`: somebody else saved first. `conflict`: both changed the same fields.
 */
export const stepMachine = setup({
	types: machineTypes<{ context: StepContext; events: StepEvent; input: StepInput; emitted: StepEmitted }>(),
	actors: {
		/** Provided by the screen. Rejects with an `ApiProblem` if the server refuses. */
		save: fromPromise<RealisationRecord, SaveRequest>(() => Promise.reject(new Error("no save provided"))),
	},
	guards: {
		isWritable: ({ context }) => !context.rules.view(context.record, context.values, context.mode).locked,
		hasOpenClashes: ({ context }) => clashingFields(context).length > 0,
		isValid: ({ context, event }) => event.type === "save" && problemsOfSave(context, event.complete).length === 0,
		isStillValid: ({ context }) => context.saving !== null && problemsOfSave(context, context.saving.complete).length === 0,
		needsConfirmation: ({ context: { rules, record, values, mode, saving } }) =>
			rules.preview(record, values, { mode, complete: saving?.complete ?? false }) !== null,
	},
}).createMachine({
	id: "step",
	context: ({ input }) => startingContext(input),
	initial: "opening",
	on: {
		record: {
			guard: ({ context, event }) => isNewer(context, event.record),
			actions: enqueueActions(({ context, event, enqueue }) => {
				const next = { ...context, ...afterRecord(context, event.record) };
				const known = clashingFields(context);
				const fields = clashingFields(next).filter((field) => !known.includes(field));
				const told = fields.length > 0 && next.conflict === null && !next.rules.view(next.record, next.values, next.mode).locked;
				enqueue.assign(next);
				if (told) enqueue.emit({ type: "clashing" as const, fields, events: next.met?.events ?? [] });
			}),
			target: ".opening",
		},
		// Accepted in every state except `reading`: addresses and uploads arrive when they are ready.
		edit: { actions: assign(({ context, event }) => afterEdit(context, event.changes)) },
		left: {
			actions: assign({ left: ({ context, event }) => new Set([...context.left, event.path, ...context.rules.following(event.path)]) }),
		},
		reason: { actions: assign({ reason: ({ event }) => event.reason }) },
		draft: { actions: assign({ draft: ({ event }) => event.draft }) },
		"restore-draft": { actions: assign(({ context }) => afterRestore(context)), target: ".opening" },
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
				correct: { actions: assign(({ context }) => afterUnlock(context, "correction", Date.now())), target: "opening" },
				change: { actions: assign(({ context }) => afterUnlock(context, "change", Date.now())), target: "opening" },
			},
		},
		working: {
			on: {
				cancel: { actions: assign(({ context }) => enterMode(context, "view")), target: "opening" },
				save: [
					{ guard: "hasOpenClashes", actions: assign(({ context }) => afterPostponed(context)), target: "opening" },
					{
						guard: "isValid",
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
		saveable: { always: [{ guard: "needsConfirmation", target: "confirming" }, { target: "saving" }] },
		confirming: {
			on: { confirm: "saving", cancel: { actions: assign({ saving: null }), target: "working" } },
		},
		saving: {
			entry: assign(({ context }) => withRequest(context)),
			on: {
				// The save itself also updates the cached record, so a record that arrives now waits for the save's answer.
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
								feedback: saidOf(event.error),
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
					guard: "isStillValid",
					actions: emit(({ context }) => ({ type: "merged" as const, ...(context.met ?? NOTHING) })),
					target: "saveable",
				},
				{
					// After merging the other save, this one is no longer valid.
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
				// Postpones the choice; the next save asks again.
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

/** If there are too many calls, the server's own message says what to do; its other messages are not meant for this place. */
function saidOf(error: unknown): Feedback {
	const offline = isUnreachable(error);
	if (error instanceof ApiProblem && error.status === 429 && error.message !== "") return { words: error.message, offline };
	return { words: text(offline ? "step.save.offline" : "step.save.failed"), offline };
}

/** There was no response, or an error from an intermediary between browser and server, so the save may have been carried out. */
function mayHaveArrived(error: unknown): boolean {
	return isUnreachable(error) || (error instanceof ApiProblem && error.status > 500);
}

function refusedFields(error: unknown) {
	return error instanceof ApiProblem ? error.errors.filter((field) => field.path !== "") : [];
}
