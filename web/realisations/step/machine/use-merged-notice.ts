import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Actor } from "xstate";
import type { stepMachine } from "./step-machine.ts";
import type { MergedReader } from "./tell-merged.ts";

/**
 * Notifies when a save was merged with somebody else's, or will have to be. The code for the message is loaded on demand, because this is
 * rare.
 */
export function useMergedNotice(actor: Actor<typeof stepMachine>, reader: MergedReader): void {
	const client = useQueryClient();
	const latest = useRef(reader);
	latest.current = reader;
	useEffect(() => {
		const told = [
			actor.on("merged", (merged) => {
				const now = latest.current;
				void import("./tell-merged.ts").then(({ tellMerged }) => tellMerged(client, merged, now));
			}),
			actor.on("clashing", (clashing) => {
				const now = latest.current;
				void import("./tell-merged.ts").then(({ tellClashing }) => tellClashing(client, clashing, now));
			}),
		];
		return () => {
			for (const subscription of told) subscription.unsubscribe();
		};
	}, [actor, client]);
}
