import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { fromPromise } from "xstate";
import type { RealisationRecord, StepMode } from "../../../../engine/index.ts";
import { notifyError, notifyInfo, notifySuccess } from "../../../api/notify.ts";
import { text } from "../../../texts/text.ts";
import { findWork } from "../../../ui/kept/kept-work.ts";
import { paths } from "../../../ui/pages/paths.ts";
import { currentStep } from "../../process/current-step.ts";
import { conflictingRecord, saveStep } from "../../realisation-commands.ts";
import { getRealisation, realisationQueries, rememberRealisation } from "../../realisation-queries.ts";
import { dropSaved } from "../draft/draft.ts";
import { hasItemLeftEmpty } from "./left-empty.ts";
import { isDirty, type SaveRequest, type StepInput } from "./step-context.ts";
import { stepMachine } from "./step-machine.ts";

/**
 * Runs the step machine: saves through the API, reports the outcome and navigates on. `savedPlainly`: the last save left the
 * step open.
 */
export function useStep(input: StepInput) {
	const client = useQueryClient();
	const navigate = useNavigate();
	const { record, userId } = input;
	const machine = useMemo(
		() =>
			stepMachine.provide({
				actors: {
					save: fromPromise(async ({ input: request }) => {
						const saved = await withConnections(client, userId, await save(client, request, userId));
						// Here rather than on the screen, which may be closed by now.
						rememberRealisation(client, saved);
						notifySuccess(savedOutcome(request.record, saved, request.mode, request.onward));
						if (hasItemLeftEmpty(request, saved.values)) notifyInfo(text("step.saved.empty"));
						return saved;
					}),
				},
			}),
		[client, userId],
	);
	const [snapshot, send, actor] = useMachine(machine, { input });
	const [savedPlainly, setSavedPlainly] = useState(false);
	const { uuid } = record;

	useEffect(() => send({ type: "record", record }), [send, record]);

	useEffect(() => {
		const subscription = actor.on("saved", ({ record: saved, mode, complete, target }) => {
			setSavedPlainly(!complete && mode !== "correction");
			if (!complete) return;
			// Wait for the machine to settle: input since the save means that the person stays here.
			queueMicrotask(() => {
				if (isDirty(actor.getSnapshot().context)) return;
				if (mode === "correction") navigate(paths.step(uuid, stepAfterCorrection(saved, input.step)));
				// The page that follows offers the next process of the list it was opened from.
				else navigate(paths.step(uuid, stepAfter(saved, input.step, target)), { state: { finished: true } });
			});
		});
		return () => subscription.unsubscribe();
	}, [actor, navigate, uuid, input.step]);

	return { snapshot, send, actor, savedPlainly };
}

/**
 * Sends the pending request connections as part of the save, so that a next save does not conflict with them. Resolves to
 * the record after that.
 */
async function withConnections(client: QueryClient, userId: string, saved: RealisationRecord): Promise<RealisationRecord> {
	const { uuid } = saved;
	if (findWork({ userId, uuid, part: "requests" }) === null) return saved;
	rememberRealisation(client, saved);
	try {
		const { finaliseConnections } = await import("../../connections/finalise-connections.ts");
		await finaliseConnections({ client, userId, uuid });
	} catch (error) {
		// The step is saved; the connections stay pending.
		notifyError(error);
	}
	return client.getQueryData(realisationQueries.one(uuid).queryKey) ?? saved;
}

async function save(client: QueryClient, request: SaveRequest, userId: string): Promise<RealisationRecord> {
	const { uuid } = request.record;
	try {
		const saved = await saveStep(uuid, {
			step: request.step,
			complete: request.complete,
			correction: request.correction,
			target: request.target,
			targetUuid: request.targetUuid,
			synced: request.record.synced,
			values: request.values,
			...(request.reason !== undefined && { reason: request.reason }),
			idempotencyKey: request.key,
		});
		dropSaved({ userId, uuid, step: request.step }, request.changes);
		return saved;
	} catch (error) {
		// On a conflict the screen itself merges or asks, naming the other person.
		const theirs = conflictingRecord(error);
		if (theirs === null) notifyError(error);
		else {
			await fetchNames(client, uuid);
			// Everything that shows the process is updated, whether or not the save is sent again.
			rememberRealisation(client, theirs);
		}
		throw error;
	}
}

/** Loads the names of those who saved in between; without a name their role is shown. */
async function fetchNames(client: QueryClient, uuid: string): Promise<void> {
	const met = await getRealisation(uuid).catch(() => null);
	client.setQueryData(realisationQueries.people().queryKey, (known) => ({ ...known, ...met?.people }));
}

/** The step that the save led to, such as the next one of a track; otherwise the process's current step. */
function stepAfter(record: RealisationRecord, step: string, target: string): string {
	return target === step ? currentStep(record) : target;
}

/** The next reached step after the corrected one. */
function stepAfterCorrection(record: RealisationRecord, step: string): string {
	const reached = record.flow.state.map((state) => state.step);
	return reached[reached.indexOf(step) + 1] ?? step;
}

type Status = Pick<RealisationRecord, "status">;

/** What was saved and, if the save ended the process, how. */
export function savedOutcome(before: Status, saved: Status, mode: StepMode, complete: boolean): string {
	const message = savedMessage(mode, complete);
	const ended = (["cancelled", "completed"] as const).find((end) => saved.status[end].enabled && !before.status[end].enabled);
	return ended === undefined ? message : text(`step.saved.${ended}`, { saved: message });
}

/** Corrections have their own messages. */
export function savedMessage(mode: StepMode, complete: boolean): string {
	if (mode !== "correction") return text("step.saved");
	return text(complete ? "step.saved.correction.next" : "step.saved.correction");
}
