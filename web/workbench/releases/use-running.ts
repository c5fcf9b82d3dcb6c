import { useState } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import { text } from "../../texts/text.ts";
import { useAct } from "../../ui/actions/use-act.ts";
import { refused, type Told } from "../publish/use-publishing.ts";

/** Activates a release or rolls back to it. `look`: reads the resulting state. */
export function useRunning(look: () => Promise<void>) {
	const [told, setTold] = useState<Told | null>(null);
	const done = (title: string): void => setTold({ kind: "success", title, more: [] });
	const shared = { quiet: true as const, onFailed: (failure: unknown) => setTold(refused(failure)), onSettled: look };
	const activate = useAct({
		...shared,
		call: (data: { readonly release: number; readonly active: number }) => call(operations.activateRelease, { body: { data } }),
		onDone: ({ data }) => done(text("publishing.activated", { number: data.release })),
	});
	const rollBack = useAct({
		...shared,
		call: (data: { readonly release: number; readonly active: number; readonly reason: string }) =>
			call(operations.rollBackRelease, { body: { data } }),
		onDone: ({ data }) => done(text("releases.backed", { number: data.release })),
	});
	return { told, activate, rollBack };
}
