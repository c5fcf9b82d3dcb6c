import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { FlowDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { PlacedStep } from "../bundle/place-in-file.ts";
import { useEditing } from "../editing/use-edits.ts";
import styles from "./ActDialog.module.css";
import { moveStep } from "./move-field.ts";
import { RenameStep } from "./RenameStep.tsx";

interface OwnStepActsProps {
	readonly flow: FlowDefinition;
	readonly placed: PlacedStep;
}

/** Another name or code, or another place. While no field is chosen, F2 and Alt with the arrows are about the step. */
export function OwnStepActs({ flow, placed }: OwnStepActsProps) {
	const { write, caughtUp } = useEditing();
	const [search] = useSearchParams();
	const [renaming, setRenaming] = useState(false);
	const latest = useRef({ flow, placed });
	useEffect(() => {
		latest.current = { flow, placed };
	});
	const move = async (by: -1 | 1): Promise<void> => {
		await caughtUp();
		const now = latest.current;
		const edits = moveStep(now.flow, now.placed.place, by);
		const { label } = now.placed.step;
		if (edits.length > 0) await write(edits, text(by < 0 ? "workbench.acts.moved.up" : "workbench.acts.moved.down", { label }));
	};
	const ofField = search.get("veld") !== null;
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			const by = event.altKey && event.key === "ArrowUp" ? -1 : event.altKey && event.key === "ArrowDown" ? 1 : null;
			if (ofField || (by === null && event.key !== "F2") || document.querySelector('[role="dialog"]') !== null) return;
			event.preventDefault();
			if (by === null) setRenaming(true);
			else void move(by);
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	});
	const keys = (names: string) => (ofField ? {} : { "aria-keyshortcuts": names });
	return (
		<>
			<fieldset className={styles.bar} aria-label={text("workbench.acts.step.acts")}>
				<button type="button" onClick={() => setRenaming(true)} {...keys("F2")}>
					{text("workbench.acts.step.rename")}
				</button>
				<button type="button" onClick={() => void move(-1)} {...keys("Alt+ArrowUp")}>
					{text("workbench.acts.step.up")}
				</button>
				<button type="button" onClick={() => void move(1)} {...keys("Alt+ArrowDown")}>
					{text("workbench.acts.step.down")}
				</button>
			</fieldset>
			{renaming && <RenameStep flow={flow} placed={placed} onClose={() => setRenaming(false)} />}
		</>
	);
}
