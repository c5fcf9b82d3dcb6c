import { useRef, useState } from "react";
import type { Branch, Edit, FlowDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { PlacedStep } from "../bundle/place-in-file.ts";
import { useEditing } from "../editing/use-edits.ts";
import { useLatest } from "../editing/use-latest.ts";
import { AddBranch } from "./AddBranch.tsx";
import styles from "./Branches.module.css";
import { BranchItem } from "./BranchItem.tsx";
import { removedBranch } from "./branch-edits.ts";

interface BranchesProps {
	readonly flow: FlowDefinition;
	readonly placed: PlacedStep;
	/** Where a process goes if no branch holds, in words; null if one always does. */
	readonly otherwise: string | null;
}

/** Where completing a step leads: the first branch whose condition holds is taken. */
export function Branches({ flow, placed, otherwise }: BranchesProps) {
	const { write, inTurn } = useEditing();
	const latest = useLatest({ flow, placed });
	const add = useRef<HTMLButtonElement>(null);
	const [adding, setAdding] = useState(false);
	const [wrong, setWrong] = useState<string | null>(null);
	const branches = placed.step.next ?? [];
	const keys = keysOf(branches);
	const put = async (edits: readonly Edit[], said?: string): Promise<string | null> => {
		const refused = edits.length === 0 ? null : await write(edits, said);
		setWrong(refused);
		return refused;
	};
	const remove = async (index: number): Promise<void> => {
		const branch = branches[index];
		await inTurn(async () => {
			const now = latest.current;
			// A colleague may have moved the branch since.
			const at = (now.placed.step.next ?? []).findIndex((each) => JSON.stringify(each) === JSON.stringify(branch));
			if (at !== -1) await put(removedBranch(now.flow, now.placed, at), text("branch.removed"));
		});
		add.current?.focus();
	};
	return (
		<>
			{branches.length > 0 && (
				<ol className={styles.branches}>
					{branches.map((branch, index) => (
						<BranchItem
							key={keys[index]}
							flow={flow}
							placed={placed}
							index={index}
							branch={branch}
							put={put}
							onRemove={() => void remove(index)}
						/>
					))}
				</ol>
			)}
			{otherwise !== null && <p className={styles.otherwise}>{otherwise}</p>}
			{wrong !== null && (
				<p className={styles.wrong} role="alert">
					{wrong}
				</p>
			)}
			<div>
				<button ref={add} type="button" className={styles.add} onClick={() => setAdding(true)}>
					{text("branch.add")}
				</button>
			</div>
			{adding && <AddBranch flow={flow} placed={placed} onClose={() => setAdding(false)} />}
		</>
	);
}

/**
 * Keys that survive a change of label or target and a move: the condition of the branch, and its index among branches with the same one.
 */
function keysOf(branches: readonly Branch[]): readonly string[] {
	const conditions = branches.map(({ when }) => JSON.stringify(when ?? null));
	return conditions.map((condition, index) => {
		const nth = conditions.slice(0, index).filter((before) => before === condition).length;
		return `${condition} ${nth}`;
	});
}
