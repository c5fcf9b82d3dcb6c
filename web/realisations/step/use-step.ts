import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { fromPromise } from "xstate";
import type { RealisationRecord } from "../../../engine/index.ts";
import { notifyError, notifySuccess } from "../../api/notify.ts";
import { findWork } from "../../ui/kept-work.ts";
import { paths } from "../../ui/paths.ts";
import { getRealisation } from "../get-realisation.ts";
import { realisationQueries, rememberRealisation } from "../realisation-queries.ts";
import { saveStep } from "../save-step.ts";
import { currentStep } from "../start/current-step.ts";
import { conflictingRecord } from "./conflicting-record.ts";
import { dropSaved } from "./draft.ts";
import { savedMessage } from "./saved-message.ts";
import { isDirty, type SaveRequest, type StepInput } from "./step-context.ts";
import { stepMachine } from "./step-machine.ts";

/** The step machine at work in the page: saves through the API, tells what became of it and goes on. `savedPlainly`: the last save left the step open. */
export function useStep(input: StepInput, userId: string) {
	const client = useQueryClient();
	const navigate = useNavigate();
	const machine = useMemo(
		() =>
			stepMachine.provide({
				actors: {
					save: fromPromise(async ({ input: request }) => {
						const saved = await withConnections(client, userId, await save(client, request, userId));
						// Here and not on the screen, which may have been left meanwhile.
						rememberRealisation(client, saved);
						notifySuccess(savedMessage(request.mode, request.onward));
						return saved;
					}),
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
		const subscription = actor.on("saved", ({ record: saved, mode, complete, target }) => {
			setSavedPlainly(!complete && mode !== "correction");
			if (!complete) return;
			// The machine settles first: only then is it known whether anything was typed since, which keeps the person here.
			queueMicrotask(() => {
				if (isDirty(actor.getSnapshot().context)) return;
				navigate(paths.step(uuid, mode === "correction" ? stepBehind(saved, input.step) : stepAfter(saved, input.step, target)));
			});
		});
		return () => subscription.unsubscribe();
	}, [actor, navigate, uuid, input.step]);

	return { snapshot, send, actor, savedPlainly };
}

/**
 * What was changed of the connected requests goes out behind the save and belongs to it: until it is done nothing
 * else is saved, which would meet its own changes as somebody else's. Gives the record as it is then.
 */
async function withConnections(client: QueryClient, userId: string, saved: RealisationRecord): Promise<RealisationRecord> {
	const { uuid } = saved;
	if (findWork({ userId, uuid, part: "requests" }) === null) return saved;
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
			idempotencyKey: request.key,
		});
		dropSaved({ userId, uuid, step: request.step }, request.changes);
		return saved;
	} catch (error) {
		// Of another's save the screen tells by itself, by name: it merges, or asks.
		const theirs = conflictingRecord(error);
		if (theirs === null) notifyError(error);
		else {
			await meetPeople(client, uuid);
			// Whatever tells how the process stands tells it anew, whether or not the save can be made again.
			rememberRealisation(client, theirs);
		}
		throw error;
	}
}

/** Without their names they are told of by their party. */
async function meetPeople(client: QueryClient, uuid: string): Promise<void> {
	const met = await getRealisation(uuid).catch(() => null);
	client.setQueryData(realisationQueries.people().queryKey, (known) => ({ ...known, ...met?.people }));
}

/** Where the save led, which for a sub-step is its own track; where the process stands when it led nowhere else. */
function stepAfter(record: RealisationRecord, step: string, target: string): string {
	return target === step ? currentStep(record) : target;
}

/** The step behind the corrected one that was reached. */
function stepBehind(record: RealisationRecord, step: string): string {
	const reached = record.flow.state.map((state) => state.step);
	return reached[reached.indexOf(step) + 1] ?? step;
}
