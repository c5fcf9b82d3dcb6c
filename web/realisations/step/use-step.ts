import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { fromPromise } from "xstate";
import type { RealisationRecord } from "../../../engine/index.ts";
import { notifyError, notifySuccess } from "../../api/notify.ts";
import { findWork } from "../../ui/kept-work.ts";
import { paths } from "../../ui/paths.ts";
import { realisationQueries, rememberRealisation } from "../realisation-queries.ts";
import { saveStep } from "../save-step.ts";
import { currentStep } from "../start/current-step.ts";
import { dropDraft } from "./draft.ts";
import { savedMessage } from "./saved-message.ts";
import type { SaveRequest, StepInput } from "./step-context.ts";
import { stepMachine } from "./step-machine.ts";

/** The step machine at work in the page: saves through the API, tells what became of it and goes on. `savedPlainly`: the last save left the step open. */
export function useStep(input: StepInput, userId: string) {
	const client = useQueryClient();
	const navigate = useNavigate();
	const machine = useMemo(
		() =>
			stepMachine.provide({
				actors: {
					save: fromPromise(async ({ input: request }) => withConnections(client, { userId, step: request.step }, await save(request))),
				},
			}),
		[client, userId],
	);
	const [snapshot, send, actor] = useMachine(machine, { input });
	const [savedPlainly, setSavedPlainly] = useState(false);
	const { record } = input;
	const { uuid } = record;

	useEffect(() => send({ type: "record", record }), [send, record]);

	useEffect(() => {
		const subscription = actor.on("saved", ({ record: saved, mode, complete }) => {
			dropDraft({ userId, uuid, step: input.step });
			rememberRealisation(client, saved);
			notifySuccess(savedMessage(mode, complete));
			setSavedPlainly(!complete && mode !== "correction");
			if (!complete) return;
			// The machine settles first: only then is there no unsaved work to ask about.
			queueMicrotask(() => navigate(paths.step(uuid, nextStep(saved, input.step, mode === "correction"))));
		});
		return () => subscription.unsubscribe();
	}, [actor, client, navigate, userId, uuid, input.step]);

	return { snapshot, send, actor, savedPlainly };
}

/**
 * What was changed of the connected requests goes out behind the save and belongs to it: until it is done nothing
 * else is saved, which would meet its own changes as somebody else's. Gives the record as it is then.
 */
async function withConnections(
	client: QueryClient,
	{ userId, step }: { readonly userId: string; readonly step: string },
	saved: RealisationRecord,
): Promise<RealisationRecord> {
	const { uuid } = saved;
	if (findWork({ userId, uuid, part: "requests" }) === null) return saved;
	// Where the save resets this very step its page is left at once, and nobody drops the draft afterwards.
	dropDraft({ userId, uuid, step });
	rememberRealisation(client, saved);
	try {
		const { finaliseConnections } = await import("../connections/finalise-connections.ts");
		await finaliseConnections({ client, userId, uuid });
	} catch (error) {
		// The step is saved all the same; the changes stay pending.
		notifyError(error);
	}
	return client.getQueryData(realisationQueries.one(uuid).queryKey) ?? saved;
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
