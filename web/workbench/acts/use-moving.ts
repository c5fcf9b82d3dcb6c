import type { Edit } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useEditing } from "../editing/use-edits.ts";
import { useLatest } from "../editing/use-latest.ts";

/** Moves a part of the flow up or down and announces it; repeated moves are queued, each starting from the part's current place. */
export function useMoving(label: string, editsOf: (by: -1 | 1) => readonly Edit[]): (by: -1 | 1) => Promise<void> {
	const { write, inTurn } = useEditing();
	const latest = useLatest({ label, editsOf });
	return (by) =>
		inTurn(async () => {
			const now = latest.current;
			const edits = now.editsOf(by);
			if (edits.length > 0)
				await write(edits, text(by < 0 ? "workbench.acts.moved.up" : "workbench.acts.moved.down", { label: now.label }));
		});
}
