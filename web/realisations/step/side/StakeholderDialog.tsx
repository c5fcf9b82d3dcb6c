import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { codeOf, type StakeholderCategory } from "../../../../engine/index.ts";
import type { ErrorNotification } from "../../../api/error-notification.ts";
import type { Choice } from "../../../forms/form-environment.ts";
import { ChoiceList } from "../../../forms/widgets/ChoiceList.tsx";
import { useRights, useTenant } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { Refusal } from "../../../ui/notices/Refusal.tsx";
import { ReasonedButton } from "../../../ui/parts/ReasonedButton.tsx";
import { offeredMunicipalities } from "../../start/stakeholder-options.ts";
import styles from "../dialogs/StepDialogs.module.css";
import "../../../texts/areas/controls.ts";
import "../../../texts/areas/step.ts";

interface StakeholderDialogProps {
	readonly category: StakeholderCategory;
	readonly choices: readonly Choice[];
	readonly present: unknown;
	readonly busy: boolean;
	/** Why the last attempt failed. */
	readonly refused: ErrorNotification | null;
	readonly onConfirm: (slug: string) => void;
	readonly onCancel: () => void;
}

/** Offers only the municipalities that the server accepts from this person, and the present one. */
export function StakeholderDialog({ category, choices, present, busy, refused, onConfirm, onCancel }: StakeholderDialogProps) {
	const [chosen, setChosen] = useState<unknown>(present);
	const { municipalityOptions = [] } = useTenant();
	const codes = useRights().codes("realisationlist");
	const label = text(`stakeholder.${category}`);
	const id = useId();
	const within = offeredMunicipalities(municipalityOptions, codes);
	const offered =
		category === "municipality" ? choices.filter(({ value }) => value === present || within.has(codeOf(String(value)))) : choices;
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
						choices={offered}
						value={chosen}
						disabled={busy}
						onChange={setChosen}
					/>
				</div>
				<Refusal refused={refused} busy={busy} />
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
