import { Button, Radio } from "@mantine/core";
import { useState } from "react";
import { text } from "../../texts/text.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import type { Clash, Merge } from "./merge-values.ts";
import styles from "./StepDialogs.module.css";

interface MergeDialogProps {
	readonly merge: Merge;
	readonly labelOf: (path: string) => string;
	readonly textOf: (path: string, value: unknown) => string;
	/** Gets the fields where the other's value was chosen. */
	readonly onApply: (theirs: ReadonlySet<string>) => void;
	readonly onLater: () => void;
}

/**
 * Two people saved the same step. What only one of them changed is already settled; for a field that
 * both changed one chooses. Nothing typed is lost: the choice starts at one's own value.
 */
export function MergeDialog({ merge, labelOf, textOf, onApply, onLater }: MergeDialogProps) {
	const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
	const taken = merge.takenOver.map(labelOf);
	return (
		<Dialog opened onClose={onLater} size={620} title={<span className={styles.title}>{text("conflict.title")}</span>}>
			<div className={styles.body}>
				<p>{text(merge.clashes.length > 0 ? "conflict.text" : "conflict.text.none")}</p>
				{merge.clashes.map((clash) => (
					<ClashChoice
						key={clash.path}
						clash={clash}
						label={labelOf(clash.path)}
						textOf={textOf}
						isTheirs={theirs.has(clash.path)}
						onChoose={(chosen) => setTheirs(new Set(chosen ? [...theirs, clash.path] : [...theirs].filter((path) => path !== clash.path)))}
					/>
				))}
				{taken.length > 0 && <p className={styles.quiet}>{text("conflict.taken", { fields: taken.join(", ") })}</p>}
				<div className={styles.buttons}>
					<Button onClick={onLater}>{text("conflict.later")}</Button>
					<Button variant="filled" data-autofocus={merge.clashes.length === 0 || undefined} onClick={() => onApply(theirs)}>
						{text("conflict.apply")}
					</Button>
				</div>
			</div>
		</Dialog>
	);
}

interface ClashChoiceProps {
	readonly clash: Clash;
	readonly label: string;
	readonly textOf: (path: string, value: unknown) => string;
	readonly isTheirs: boolean;
	readonly onChoose: (theirs: boolean) => void;
}

function ClashChoice({ clash, label, textOf, isTheirs, onChoose }: ClashChoiceProps) {
	const { path, base, mine, theirs } = clash;
	return (
		<fieldset className={styles.clash}>
			<legend>{label}</legend>
			<p className={styles.quiet}>{text("conflict.base", { value: textOf(path, base) })}</p>
			<Radio
				className={styles.choice ?? ""}
				name={`conflict.${path}`}
				label={text("conflict.mine")}
				description={textOf(path, mine)}
				checked={!isTheirs}
				onChange={() => onChoose(false)}
			/>
			<Radio
				className={styles.choice ?? ""}
				name={`conflict.${path}`}
				label={text("conflict.theirs")}
				description={textOf(path, theirs)}
				checked={isTheirs}
				onChange={() => onChoose(true)}
			/>
		</fieldset>
	);
}
