import { Button, Radio } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { ProcessType } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import styles from "./TypeModal.module.css";
import "../../texts/areas/controls.ts";
import "../../texts/areas/starting.ts";

interface TypeModalProps {
	readonly types: readonly ProcessType[];
	/** Preselected; by default the first of the list. */
	readonly present?: string;
	/** Shown above the choice. */
	readonly note?: string | undefined;
	/** Whether the choice is being stored. */
	readonly busy?: boolean;
	readonly onChoose: (type: ProcessType) => void;
	readonly onCancel: () => void;
}

/** The dialog to choose a process type. */
export function TypeModal({ types, present = types[0]?.value ?? "", note, busy = false, onChoose, onCancel }: TypeModalProps) {
	const [value, setValue] = useState(present);
	function submit(event: FormEvent): void {
		event.preventDefault();
		const type = types.find((each) => each.value === value);
		if (type) onChoose(type);
	}
	return (
		<Dialog opened onClose={() => busy || onCancel()} title={<span className={styles.title}>{text("start.modal.title")}</span>}>
			<form onSubmit={submit}>
				{note !== undefined && <p>{note}</p>}
				<p>{text("start.modal.text")}</p>
				<Radio.Group value={value} onChange={setValue} label={text("start.card.type")} className={styles.types}>
					{types.map((type, index) => (
						<Radio
							key={type.value}
							value={type.value}
							label={type.text}
							className={styles.type}
							{...(index === 0 ? { "data-autofocus": true } : {})}
						/>
					))}
				</Radio.Group>
				<div className={styles.buttons}>
					<Button onClick={onCancel} disabled={busy}>
						{text("action.cancel")}
					</Button>
					<Button type="submit" variant="filled" loading={busy}>
						{text("start.modal.choose")}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
