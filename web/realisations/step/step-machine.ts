import { assign, emit, fromPromise, setup } from "xstate";
import type { RealisationRecord } from "../../../engine/index.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { text } from "../../texts/text.ts";
import { isDirty, type SaveRequest, type StepContext, type StepEmitted, type StepEvent, type StepInput } from "./step-context.ts";
import {
	afterConflict,
	afterDraft,
	afterEdit,
	afterRecord,
	afterRefusal,
	afterResolve,
	afterSave,
	problemsOfSave,
	startedIn,
	startingContext,
} from "./step-transitions.ts";

/**
 * The step screen. `reading`: nothing can be typed. `working`: the open step, a correction or a
 * change is being filled in. `confirming`: a save that does more than store what was filled in shows what it will do.
 * `conflict`: somebody else saved meanwhile. While `saving`, a second click is not heard.
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
		isWritable: ({ context }) => !context.rules.view(context.record, context.values, "view").locked,
		isSound: ({ context, event }) => event.type === "save" && problemsOfSave(context, event.complete).length === 0,
		needsAsking: ({ context: { rules, record, values, mode, saving } }) =>
			rules.preview(record, values, { mode, complete: saving?.complete ?? false }) !== null,
	},
}).createMachine({
	id: "step",
	context: ({ input }) => startingContext(input),
	initial: "opening",
	on: {
		record: { actions: assign(({ context, event }) => afterRecord(context, event.record)), target: ".opening" },
		"restore-draft": { actions: assign(({ context }) => afterDraft(context)), target: ".opening" },
		"discard-draft": { actions: assign({ draft: null }) },
	},
	states: {
		opening: {
			always: [
				{ guard: ({ context }) => context.conflict !== null, target: "conflict" },
				{ guard: ({ context }) => context.mode !== "view", target: "working" },
				{ guard: "isWritable", target: "working" },
				{ target: "reading" },
			],
		},
		reading: {
			on: {
				correct: { actions: assign(({ context }) => startedIn(context, "correction")), target: "working" },
				change: { actions: assign(({ context }) => startedIn(context, "change")), target: "working" },
			},
		},
		working: {
			on: {
				edit: { actions: assign(({ context, event }) => afterEdit(context, event.changes)) },
				left: { actions: assign({ left: ({ context, event }) => new Set([...context.left, event.path]) }) },
				cancel: { actions: assign(({ context }) => startedIn(context, "view")), target: "opening" },
				save: [
					{
						guard: "isSound",
						actions: assign({ saving: ({ event }) => ({ complete: event.complete, key: event.key }), feedback: null }),
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
			// The record comes in anew by this very save; a refresh that crosses it waits for its answer.
			on: { record: {} },
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
						})),
						assign(({ context, event }) => afterSave(context, event.output)),
					],
					target: "opening",
				},
				onError: [
					{
						guard: ({ event }) => conflictingRecord(event.error) !== null,
						actions: assign(({ context, event }) => afterConflict(context, conflictingRecord(event.error) ?? context.record)),
						target: "conflict",
					},
					{
						actions: assign(({ context, event }) => afterRefusal(context, refusedFields(event.error), text("step.save.failed"))),
						target: "working",
					},
				],
			},
		},
		conflict: {
			on: {
				resolve: { actions: assign(({ context, event }) => afterResolve(context, event.theirs)), target: "opening" },
				// Keeps everything typed on the old base; the next save meets the same conflict.
				later: { actions: assign({ conflict: null, saving: null }), target: "opening" },
			},
		},
	},
});

export { isDirty };

function requestOf({ record, step, rules, values, mode, saving }: StepContext): SaveRequest {
	const strictness = { mode, complete: saving?.complete ?? false };
	const target = rules.target(record, values, strictness);
	return {
		record,
		step,
		complete: strictness.complete && mode !== "correction",
		correction: mode === "correction",
		target: target.code,
		targetUuid: target.uuid,
		values: rules.toSend(record, values, strictness),
		key: saving?.key ?? "",
	};
}

function conflictingRecord(error: unknown): RealisationRecord | null {
	if (!(error instanceof ApiProblem) || error.status !== 409) return null;
	return typeof error.current === "object" && error.current !== null ? (error.current as RealisationRecord) : null;
}

function refusedFields(error: unknown) {
	return error instanceof ApiProblem ? error.errors.filter((field) => field.path !== "") : [];
}
