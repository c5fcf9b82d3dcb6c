import { Button } from "@mantine/core";
import { useId, useState } from "react";
import type { Choice } from "../../../forms/form-environment.ts";
import { ChoiceList } from "../../../forms/widgets/ChoiceList.tsx";
import { text } from "../../../texts/text.ts";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { ReasonedButton } from "../../../ui/ReasonedButton.tsx";
import styles from "../dialogs/StepDialogs.module.css";
import "../../../texts/areas/controls.ts";
import "../../../texts/areas/step.ts";

interface StakeholderDialogProps {
	readonly label: string;
	readonly choices: readonly Choice[];
	readonly present: unknown;
	readonly busy: boolean;
	readonly onConfirm: (slug: string) => void;
	readonly onCancel: () => void;
}

export function StakeholderDialog({ label, choices, present, busy, onConfirm, onCancel }: StakeholderDialogProps) {
	const [chosen, setChosen] = useState<unknown>(present);
	const id = useId();
	const isNew = typeof chosen === "string" && chosen !== "" && chosen !== present;
	return (
		<Dialog
			opened
			onClose={() => busy || onCancel()}
			title={<span className={styles.title}>{text("side.stakeholder.title", { label })}</span>}
		>
			<div className={styles.body}>
				<div>
					<label htmlFor={id} className={styles.capital}>
						{label}
					</label>
					<ChoiceList
						control={{ id, "aria-invalid": undefined, "aria-describedby": undefined, "aria-required": true, onBlur: () => {} }}
						invalid={false}
						choices={choices}
						value={chosen}
						disabled={busy}
						onChange={setChosen}
					/>
				</div>
				<div className={styles.buttons}>
					<Button onClick={onCancel} disabled={busy}>
						{text("action.cancel")}
					</Button>
					<ReasonedButton
						variant="filled"
						loading={busy}
						reason={isNew ? undefined : text("side.stakeholder.same")}
						onClick={() => typeof chosen === "string" && onConfirm(chosen)}
					>
						{text("side.stakeholder.save", { label })}
					</ReasonedButton>
				</div>
			</div>
		</Dialog>
	);
}
