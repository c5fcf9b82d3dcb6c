import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Actor } from "xstate";
import type { StepAvailability } from "../../../engine/index.ts";
import { notifyInfo } from "../../api/notify.ts";
import { text } from "../../texts/text.ts";
import { NOBODY, realisationQueries } from "../realisation-queries.ts";
import { actorName, actorsIn } from "./actor-name.ts";
import type { stepMachine } from "./step-machine.ts";

interface Reader {
	readonly userId: string;
	readonly steps: readonly StepAvailability[];
	readonly labelOf: (path: string) => string;
}

/** A quiet word when a save went together with that of somebody else, by name, and with what was taken over of theirs. */
export function useMergedNotice(actor: Actor<typeof stepMachine>, reader: Reader): void {
	const client = useQueryClient();
	const latest = useRef(reader);
	latest.current = reader;
	useEffect(() => {
		const subscription = actor.on("merged", ({ takenOver, events }) => {
			const { userId, steps, labelOf } = latest.current;
			// An earlier save of one's own that got no answer is nothing to tell.
			if (takenOver.length === 0 && events.every((event) => event.userId === userId)) return;
			const people = client.getQueryData(realisationQueries.people().queryKey) ?? NOBODY;
			const user = actorsIn(events, (event) => actorName(event, userId, people, steps)) ?? text("side.history.other");
			const fields = takenOver.map(labelOf).join(", ");
			notifyInfo(text(fields === "" ? "conflict.merged" : "conflict.merged.fields", { user, fields }));
		});
		return () => subscription.unsubscribe();
	}, [actor, client]);
}
