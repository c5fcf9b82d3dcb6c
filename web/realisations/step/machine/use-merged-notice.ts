import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Actor } from "xstate";
import type { StepAvailability } from "../../../../engine/index.ts";
import { notifyInfo } from "../../../api/notify.ts";
import { text } from "../../../texts/text.ts";
import { actorName, actorsIn, doneByOneself } from "../../process/actor-name.ts";
import { NO_PEOPLE, realisationQueries } from "../../realisation-queries.ts";
import type { stepMachine } from "./step-machine.ts";

interface Reader {
	readonly userId: string;
	readonly steps: readonly StepAvailability[];
	readonly labelOf: (path: string) => string;
}

/** Notifies when a save was merged with somebody else's: who it was, and which of their fields were taken over. */
export function useMergedNotice(actor: Actor<typeof stepMachine>, reader: Reader): void {
	const client = useQueryClient();
	const latest = useRef(reader);
	latest.current = reader;
	useEffect(() => {
		const subscription = actor.on("merged", ({ takenOver, events }) => {
			const { userId, steps, labelOf } = latest.current;
			// Merging with an own earlier save that got no answer needs no notice.
			const byOneself = doneByOneself(events, userId);
			if (takenOver.length === 0 && (byOneself || events.length === 0)) return;
			const people = client.getQueryData(realisationQueries.people().queryKey) ?? NO_PEOPLE;
			const user = actorsIn(events, (event) => actorName(event, userId, people, steps)) ?? text("side.history.other");
			const fields = takenOver.map(labelOf).join(", ");
			if (byOneself) notifyInfo(text("conflict.merged.self", { fields }));
			else notifyInfo(text(fields === "" ? "conflict.merged" : "conflict.merged.fields", { user, fields }));
		});
		return () => subscription.unsubscribe();
	}, [actor, client]);
}
