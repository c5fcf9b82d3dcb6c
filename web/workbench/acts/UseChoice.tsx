import { useMemo } from "react";
import { faultsLeftIn, type Use } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { usePlaces } from "../bundle/use-places.ts";
import styles from "./ActDialog.module.css";

interface UseChoiceProps {
	/** Places that name the field to be removed. */
	readonly uses: readonly Use[];
	/** Places that will keep naming it. */
	readonly kept: ReadonlySet<Use>;
	readonly onKept: (kept: ReadonlySet<Use>) => void;
}

/** Chooses the places to remove it from; says of those that stay, by choice or as free text, whether they become a problem. */
export function UseChoice({ uses, kept, onKept }: UseChoiceProps) {
	const placeOf = usePlaces();
	const { shown } = useBundle();
	const isFault = useMemo(() => faultsLeftIn(new Map(Object.entries(shown.files))), [shown]);
	const staying = (use: Use) => (
		<span className={styles.change}>{text(isFault(use) ? "workbench.acts.remove.byHand" : "workbench.acts.remove.stays")}</span>
	);
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
							{placeOf(use)} {staying(use)}
						</span>
					) : (
						<label>
							<input type="checkbox" checked={!kept.has(use)} onChange={({ currentTarget }) => keep(use, !currentTarget.checked)} />{" "}
							{placeOf(use)} {kept.has(use) && staying(use)}
						</label>
					)}
				</li>
			))}
		</ul>
	);
}
