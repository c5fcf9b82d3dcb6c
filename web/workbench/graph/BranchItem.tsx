import { Link } from "react-router";
import { type Branch, type Edit, type FlowDefinition, sentence } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useMoving } from "../acts/use-moving.ts";
import { conditionPlace } from "../addresses/condition-place.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import type { PlacedStep } from "../bundle/place-in-file.ts";
import { sameName } from "../bundle/same-name.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { SelectInput } from "../editing/SelectInput.tsx";
import { useInTurn } from "../editing/use-in-turn.ts";
import styles from "./Branches.module.css";
import { branchNames, ledBranch, movedBranch, namedBranch, targetOf } from "./branch-edits.ts";
import { choiceOf, targetChoices, targetIn, withChosen } from "./target-choices.ts";

interface BranchItemProps {
	readonly flow: FlowDefinition;
	readonly placed: PlacedStep;
	readonly index: number;
	readonly branch: Branch;
	/** Resolves to why it failed, or null. */
	readonly put: (edits: readonly Edit[], said?: string) => Promise<string | null>;
	readonly onRemove: () => void;
}

/** One branch: its label, its condition and its target. */
export function BranchItem({ flow, placed, index, branch, put, onRemove }: BranchItemProps) {
	const addresses = useWorkbenchPaths();
	const bundle = useBundle();
	const branches = placed.step.next ?? [];
	const called = branch.label ?? text("branch.number", { number: index + 1 });
	const move = useMoving(called, (by) => movedBranch(flow, placed, index, by));
	const lead = useInTurn((to: Parameters<typeof ledBranch>[3]) => put(ledBranch(flow, placed, index, to)));
	const choices = targetChoices(flow, bundle.tenant, placed);
	const target = targetOf(branch);
	const others = (branch.effects ?? []).filter((effect) => !("cancel" in effect)).length;
	const labels = bundle.flow?.compiled.labels;
	return (
		<li className={styles.branch}>
			<PropertyInput
				label={text("branch.label", { number: index + 1 })}
				type="string"
				value={branch.label}
				onWrite={async (label) => {
					const like = label === undefined ? undefined : sameName(String(label), branchNames(placed, index));
					return like === undefined ? put(namedBranch(flow, placed, index, label)) : text("branch.taken", { branch: like });
				}}
			/>
			<p>
				{branch.when === undefined || labels === undefined
					? text(index === branches.length - 1 ? "branch.rest" : "branch.always")
					: text("branch.when", { condition: sentence(branch.when, labels) })}{" "}
				<Link
					to={addresses.conditions(conditionPlace(flow, [...placed.place, "next", index, "when"]))}
					aria-label={text("branch.when.change", { branch: called })}
				>
					{text("workbench.field.rule.change")}
				</Link>
			</p>
			<SelectInput
				label={text("branch.to", { branch: called })}
				value={target === undefined ? "" : choiceOf(target)}
				data={[...withChosen(choices, target)]}
				onChoose={async (value) => {
					const chosen = targetIn(value);
					if (chosen !== null) await lead(chosen);
				}}
			/>
			{others > 0 && <p className={styles.help}>{text(others === 1 ? "branch.effects.one" : "branch.effects.other", { count: others })}</p>}
			<div className={styles.acts}>
				{([-1, 1] as const).map((by) => (
					<button
						key={by}
						type="button"
						className={styles.icon}
						aria-label={text(by < 0 ? "style.entry.up" : "style.entry.down", { text: called })}
						aria-disabled={branches[index + by] === undefined}
						onClick={() => void move(by)}
					>
						{by < 0 ? "↑" : "↓"}
					</button>
				))}
				<button type="button" className={styles.icon} aria-label={text("style.entry.remove", { text: called })} onClick={onRemove}>
					{text("style.entry.remove.short")}
				</button>
			</div>
		</li>
	);
}
