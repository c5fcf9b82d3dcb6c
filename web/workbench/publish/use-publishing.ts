import { useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import { failureText } from "../../api/error-notification.ts";
import * as operations from "../../api/generated/operations.ts";
import { text } from "../../texts/text.ts";
import { useAct } from "../../ui/actions/use-act.ts";
import type { Gate } from "./use-gate.ts";

/** The outcome of the last act. */
export interface Told {
	readonly kind: "success" | "danger";
	readonly title: string;
	/** Further messages about it. */
	readonly more: readonly string[];
	/** Whether it is still so; what a colleague does may end it. */
	readonly holds?: (gate: Gate) => boolean;
}

interface Publishing {
	readonly uuid: string;
	/** Reads the resulting state, whether the act succeeded or not. */
	readonly look: () => Promise<void>;
}

/** The acts of publishing, each carried out once however often its button is pressed, with a message about the outcome. */
export function usePublishing({ uuid, look }: Publishing) {
	const [told, setTold] = useState<Told | null>(null);
	const params = { uuid };
	const done = (title: string, holds: Told["holds"] = () => true): void => setTold({ kind: "success", title, more: [], holds });
	const shared = { quiet: true as const, onFailed: (failure: unknown) => setTold(refused(failure)), onSettled: look };
	const approve = useAct({
		...shared,
		call: (revision: number) => call(operations.approveDesign, { params, body: { data: { revision } } }),
		onDone: (_, revision) => done(text("publishing.approved"), (gate) => gate.revision === revision),
	});
	const release = useAct({
		...shared,
		call: (data: { readonly revision: number; readonly note: string }) => call(operations.releaseDesign, { params, body: { data } }),
		onDone: ({ data }) => done(text("publishing.released", { number: data.number }), ({ release: made }) => made?.runs !== true),
	});
	const activate = useAct({
		...shared,
		call: (data: { readonly release: number; readonly active: number }) => call(operations.activateRelease, { body: { data } }),
		onDone: ({ data }) => done(text("publishing.activated", { number: data.release })),
	});
	return { told, approve, release, activate };
}

/** Why nothing was done, in the server's words if it responded. */
export function refused(failure: unknown): Told {
	if (!(failure instanceof ApiProblem)) throw failure;
	const more = failure.errors.map(({ message }) => message);
	return more.length > 1
		? { kind: "danger", title: text("publishing.blocked"), more }
		: { kind: "danger", title: failureText(failure, failure.message), more: [] };
}
