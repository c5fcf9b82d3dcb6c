import { useState } from "react";
import type { JsonPath } from "../../../engine/index.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useEditing } from "../editing/use-edits.ts";
import { useLatest } from "../editing/use-latest.ts";
import { writeAt } from "../editing/write-at.ts";
import { isWhole } from "./operation.ts";

/**
 * A condition while it is being edited. It is written to the flow's file once it is complete; until then it stays here. `path`: its place,
 * present or future; `stored`: the current value there.
 */
export function useConditionDraft(path: JsonPath, stored: unknown) {
	const { flow } = useBundle();
	const { write, caughtUp } = useEditing();
	const latest = useLatest({ document: flow?.written, path });
	const [draft, setDraft] = useState<unknown>(stored);
	const [refused, setRefused] = useState<string | null>(null);
	const storedText = JSON.stringify(stored);
	const draftText = JSON.stringify(draft);
	const [begun, setBegun] = useState<string | null>(null);
	const [seen, setSeen] = useState(storedText);
	const [sent, setSent] = useState<readonly string[]>([]);
	if (seen !== storedText) {
		setSeen(storedText);
		// A value that was written here is expected back; a value that somebody else or an undo wrote replaces the draft.
		if (storedText !== undefined && sent.includes(storedText)) setSent(sent.filter((each) => each !== storedText));
		else setDraft(stored);
	}
	// On a slow connection, an earlier edit may still be under way, and may create the object that this one is set in.
	// Others may have moved the condition by then.
	const edit = async (value: unknown, name?: string) => {
		await caughtUp();
		const { document, path: own } = latest.current;
		return document === undefined ? null : writeAt("flow.json", document, name === undefined ? own : ["conditions", name], value);
	};
	const put = async (value: unknown): Promise<void> => {
		const written = await edit(value);
		if (written === null) return;
		const asText = JSON.stringify(value);
		setSent((before) => [...before, asText]);
		const why = await write([written]);
		if (why !== null) setSent((before) => before.filter((each) => each !== asText));
		setRefused(why);
	};
	return {
		draft,
		/** Why it could not be written; null if it was, or if nothing has been written yet. */
		refused,
		/** Whether it is not in the file, since a choice is missing or it was refused. One that was only begun is no loss. */
		unwritten: draftText !== storedText && draftText !== begun && (refused !== null || !isWhole(draft)),
		/** Starts with this condition, without writing it yet. */
		begin: (condition: unknown): void => {
			setDraft(condition);
			setBegun(JSON.stringify(condition));
		},
		change: (next: unknown): void => {
			setDraft(next);
			setRefused(null);
			if (isWhole(next) && JSON.stringify(next) !== storedText) void put(next);
		},
		drop: () => void put(undefined),
		/**
		 * Moves the condition to the flow's named conditions and refers to it here, in one act. Resolves to why it failed, or
		 * null.
		 */
		nameIt: async (name: string): Promise<string | null> => {
			const moved = await edit(draft, name);
			const referring = await edit({ cond: name });
			return moved === null || referring === null ? null : write([moved, referring]);
		},
	};
}
