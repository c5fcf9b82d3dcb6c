import { Button, Radio } from "@mantine/core";
import { useState } from "react";
import type { Clash } from "../../../engine/index.ts";
import type { FlowField } from "../../forms/flow-fields.ts";
import type { FormEnvironment } from "../../forms/form-environment.ts";
import { stakeholderCategoryOf } from "../../forms/stakeholder-category.ts";
import { text } from "../../texts/text.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { clashText } from "./clash-text.ts";
import styles from "./StepDialogs.module.css";
import "../../texts/areas/stepdialogs.ts";

interface MergeDialogProps {
	readonly clashes: readonly Clash[];
	/** Fields of which something of the other was taken over already. */
	readonly takenOver: readonly string[];
	/** Who saved meanwhile; null when nobody knows. */
	readonly by: string | null;
	readonly labelOf: (path: string) => string;
	readonly fields: ReadonlyMap<string, FlowField>;
	readonly choices: FormEnvironment["stakeholders"];
	/** Gets the places where the other's version was chosen. */
	readonly onApply: (theirs: ReadonlySet<string>) => void;
	readonly onLater: () => void;
}

/**
 * Two people saved the same step. What only one of them changed is already settled; for what both
 * changed one chooses. Nothing is lost: the choice starts at one's own version, and at the other's
 * where one's own would remove it.
 */
export default function MergeDialog({ clashes, takenOver, by, labelOf, fields, choices, onApply, onLater }: MergeDialogProps) {
	const textOf = (clash: Clash, value: unknown): string => {
		const field = fields.get(clash.field);
		const category = field ? stakeholderCategoryOf(field.options) : null;
		return clashText(clash, value, field, category ? choices(category) : undefined);
	};
	const [theirs, setTheirs] = useState<ReadonlySet<string>>(
		() => new Set(clashes.filter(({ start }) => start === "theirs").map(({ path }) => path)),
	);
	return (
		<Dialog opened onClose={onLater} size={620} title={<span className={styles.title}>{text("conflict.title")}</span>}>
			<div className={styles.body}>
				{by !== null && <p>{text("conflict.by", { user: by })}</p>}
				<p>{text("conflict.text")}</p>
				{clashes.map((clash, index) => (
					<ClashChoice
						key={clash.path}
						clash={clash}
						label={labelOf(clash.path)}
						textOf={textOf}
						isFirst={index === 0}
						isTheirs={theirs.has(clash.path)}
						onChoose={(chosen) => setTheirs(new Set(chosen ? [...theirs, clash.path] : [...theirs].filter((path) => path !== clash.path)))}
					/>
				))}
				{takenOver.length > 0 && <p className={styles.quiet}>{text("conflict.taken", { fields: takenOver.map(labelOf).join(", ") })}</p>}
				<div className={styles.buttons}>
					<Button onClick={onLater}>{text("conflict.later")}</Button>
					<Button variant="filled" onClick={() => onApply(theirs)}>
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
	readonly textOf: (clash: Clash, value: unknown) => string;
	/** The first choice has the focus when the dialog opens. */
	readonly isFirst: boolean;
	readonly isTheirs: boolean;
	readonly onChoose: (theirs: boolean) => void;
}

function ClashChoice({ clash, label, textOf, isFirst, isTheirs, onChoose }: ClashChoiceProps) {
	const { path, base, mine, theirs } = clash;
	return (
		<fieldset className={styles.clash}>
			<legend>{label}</legend>
			<p className={styles.quiet}>{text("conflict.base", { value: textOf(clash, base) })}</p>
			<Radio
				className={styles.choice ?? ""}
				name={`conflict.${path}`}
				label={text("conflict.mine")}
				description={textOf(clash, mine)}
				checked={!isTheirs}
				data-autofocus={(isFirst && !isTheirs) || undefined}
				onChange={() => onChoose(false)}
			/>
			<Radio
				className={styles.choice ?? ""}
				name={`conflict.${path}`}
				label={text("conflict.theirs")}
				description={textOf(clash, theirs)}
				checked={isTheirs}
				data-autofocus={(isFirst && isTheirs) || undefined}
				onChange={() => onChoose(true)}
			/>
		</fieldset>
	);
}
