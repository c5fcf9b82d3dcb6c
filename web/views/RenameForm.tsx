import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { viewLabel, viewLabelProblem } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import styles from "./SavedViews.module.css";
import "../texts/areas/controls.ts";

interface RenameFormProps {
	readonly typed: string;
	readonly onType: (typed: string) => void;
	readonly busy: boolean;
	/** The person has just opened the form, so the field gets the focus. */
	readonly asked: boolean;
	readonly onRename: (label: string) => void;
	/** Called on Escape: the typed text returns when the form is opened again. */
	readonly onClose: () => void;
	readonly onCancel: () => void;
}

export function RenameForm({ typed, onType, busy, asked, onRename, onClose, onCancel }: RenameFormProps) {
	const [problem, setProblem] = useState<string | null>(null);
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (asked) field.current?.focus();
	}, [asked]);
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
				if (event.key !== "Escape") return;
				// Keeps the panel open.
				event.preventDefault();
				onClose();
			}}
		>
			<TextInput
				className={styles.field}
				label={text("views.rename.field")}
				value={typed}
				error={problem}
				autoComplete="off"
				ref={field}
				onChange={(event) => onType(event.currentTarget.value)}
			/>
			<Button onClick={onCancel}>{text("action.cancel")}</Button>
			<Button type="submit" variant="filled" loading={busy}>
				{text("views.rename.save")}
			</Button>
		</form>
	);
}
