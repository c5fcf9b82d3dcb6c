import type { Use } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { usePlaces } from "../bundle/use-places.ts";
import styles from "./ActDialog.module.css";

interface UseChoiceProps {
	/** Places that name the field to be removed. */
	readonly uses: readonly Use[];
	/** Places that will keep naming it. */
	readonly kept: ReadonlySet<Use>;
	readonly onKept: (kept: ReadonlySet<Use>) => void;
}

/** Chooses the places to remove it from; places in free text are listed as staying. */
export function UseChoice({ uses, kept, onKept }: UseChoiceProps) {
	const placeOf = usePlaces();
	const keep = (use: Use, wanted: boolean): void => {
		const next = new Set(kept);
		if (wanted) next.add(use);
		else next.delete(use);
		onKept(next);
	};
	return (
		<ul className={styles.uses}>
			{uses.map((use) => (
				<li key={`${use.file} ${use.path.join(".")}`}>
					{use.as === "text" ? (
						<span>
							{placeOf(use)} <span className={styles.change}>{text("workbench.acts.remove.byHand")}</span>
						</span>
					) : (
						<label>
							<input type="checkbox" checked={!kept.has(use)} onChange={({ currentTarget }) => keep(use, !currentTarget.checked)} />{" "}
							{placeOf(use)}
						</label>
					)}
				</li>
			))}
		</ul>
	);
}
