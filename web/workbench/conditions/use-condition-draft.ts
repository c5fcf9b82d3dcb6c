import { useState } from "react";
import type { JsonPath } from "../../../engine/index.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useEditing } from "../editing/use-edits.ts";
import { useLatest } from "../editing/use-latest.ts";
import { writeAt } from "../editing/write-at.ts";
import { isWhole } from "./operation.ts";

/**
 * A condition while it is worked on. It is written to the flow's file as soon as everything in it was chosen; until then it
 * stays here. `path`: where it stands, or is to stand; `stored`: what stands there.
 */
export function useConditionDraft(path: JsonPath, stored: unknown) {
	const { flow } = useBundle();
	const { write, caughtUp } = useEditing();
	const file = useLatest(flow?.written);
	const [draft, setDraft] = useState<unknown>(stored);
	const [refused, setRefused] = useState<string | null>(null);
	const storedText = JSON.stringify(stored);
	const [seen, setSeen] = useState(storedText);
	const [sent, setSent] = useState<readonly string[]>([]);
	if (seen !== storedText) {
		setSeen(storedText);
		// What was written here comes back; what somebody else or an undo wrote takes its place.
		if (storedText !== undefined && sent.includes(storedText)) setSent(sent.filter((each) => each !== storedText));
		else setDraft(stored);
	}
	// On a slow line the former choice is on its way, and may have made the place in which this one is set.
	const edit = async (at: JsonPath, value: unknown) => {
		await caughtUp();
		return file.current === undefined ? null : writeAt("flow.json", file.current, at, value);
	};
	const put = async (value: unknown): Promise<void> => {
		const written = await edit(path, value);
		if (written === null) return;
		const asText = JSON.stringify(value);
		setSent((before) => [...before, asText]);
		const why = await write([written]);
		if (why !== null) setSent((before) => before.filter((each) => each !== asText));
		setRefused(why);
	};
	return {
		draft,
		/** Why it was not written; null if it was, or nothing was yet. */
		refused,
		/** Takes something to begin with, which is not written yet. */
		begin: setDraft,
		change: (next: unknown): void => {
			setDraft(next);
			setRefused(null);
			if (isWhole(next) && JSON.stringify(next) !== storedText) void put(next);
		},
		drop: () => void put(undefined),
		/** Moves it to the flow's conditions with a name, and refers to it here: one act. Resolves to why not. */
		nameIt: async (name: string): Promise<string | null> => {
			const moved = await edit(["conditions", name], draft);
			const referring = await edit(path, { cond: name });
			return moved === null || referring === null ? null : write([moved, referring]);
		},
	};
}
