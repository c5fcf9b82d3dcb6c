import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { fromPromise } from "xstate";
import type { RealisationRecord } from "../../../engine/index.ts";
import { notifyError, notifySuccess } from "../../api/notify.ts";
import { findWork } from "../../ui/kept-work.ts";
import { paths } from "../../ui/paths.ts";
import { rememberRealisation } from "../realisation-queries.ts";
import { saveStep } from "../save-step.ts";
import { currentStep } from "../start/current-step.ts";
import { dropDraft } from "./draft.ts";
import { savedMessage } from "./saved-message.ts";
import type { SaveRequest, StepInput } from "./step-context.ts";
import { stepMachine } from "./step-machine.ts";

/** The step machine at work in the page: saves through the API, tells what became of it and goes on. */
export function useStep(input: StepInput, userId: string) {
	const client = useQueryClient();
	const navigate = useNavigate();
	const machine = useMemo(() => stepMachine.provide({ actors: { save: fromPromise(({ input: request }) => save(request)) } }), []);
	const [snapshot, send, actor] = useMachine(machine, { input });
	const { record } = input;
	const { uuid } = record;

	useEffect(() => send({ type: "record", record }), [send, record]);

	useEffect(() => {
		const subscription = actor.on("saved", ({ record: saved, mode, complete }) => {
			dropDraft({ userId, uuid, step: input.step });
			rememberRealisation(client, saved);
			notifySuccess(savedMessage(mode, complete));
			finalisePending(client, userId, uuid);
			if (!complete) return;
			// The machine settles first: only then is there no unsaved work to ask about.
			queueMicrotask(() => navigate(paths.step(uuid, nextStep(saved, input.step, mode === "correction"))));
		});
		return () => subscription.unsubscribe();
	}, [actor, client, navigate, userId, uuid, input.step]);

	return { snapshot, send, actor };
}

/** What was changed of the connected requests meanwhile goes after the save. */
function finalisePending(client: QueryClient, userId: string, uuid: string): void {
	if (findWork({ userId, uuid, part: "requests" }) === null) return;
	void import("../connections/finalise-connections.ts").then((module) => module.finaliseConnections({ client, userId, uuid }));
}

async function save(request: SaveRequest): Promise<RealisationRecord> {
	try {
		return await saveStep(request.record.uuid, {
			step: request.step,
			complete: request.complete,
			correction: request.correction,
			target: request.target,
			targetUuid: request.targetUuid,
			synced: request.record.synced,
			values: request.values,
			idempotencyKey: request.key,
		});
	} catch (error) {
		notifyError(error);
		throw error;
	}
}

/** After a correction the step behind the corrected one that was reached; else where the process is now. */
function nextStep(record: RealisationRecord, step: string, correction: boolean): string {
	if (!correction) return currentStep(record);
	const reached = record.flow.state.map((state) => state.step);
	return reached[reached.indexOf(step) + 1] ?? step;
}
