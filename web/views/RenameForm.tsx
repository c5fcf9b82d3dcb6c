import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { viewLabel, viewLabelProblem } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import styles from "./SavedViews.module.css";
import "../texts/areas/controls.ts";

interface RenameFormProps {
	/** Initial text of the field. */
	readonly label: string;
	readonly busy: boolean;
	readonly onRename: (label: string) => void;
	/** Called on Escape: the typed text returns when the form is opened again. */
	readonly onClose: (typed: string) => void;
	readonly onCancel: () => void;
}

export function RenameForm({ label, busy, onRename, onClose, onCancel }: RenameFormProps) {
	const [typed, setTyped] = useState(label);
	const [problem, setProblem] = useState<string | null>(null);
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => void field.current?.focus(), []);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const wrong = viewLabelProblem(typed);
		setProblem(wrong);
		if (wrong === null) onRename(viewLabel(typed));
	};
	return (
		<form
			className={styles.rename}
			noValidate
			onSubmit={submit}
			onKeyDown={(event) => {
				if (event.key === "Escape") onClose(typed);
			}}
		>
			<TextInput
				className={styles.field}
				label={text("views.rename.field")}
				value={typed}
				error={problem}
				autoComplete="off"
				ref={field}
				onChange={(event) => setTyped(event.currentTarget.value)}
			/>
			<Button onClick={onCancel}>{text("action.cancel")}</Button>
			<Button type="submit" variant="filled" loading={busy}>
				{text("views.rename.save")}
			</Button>
		</form>
	);
}
