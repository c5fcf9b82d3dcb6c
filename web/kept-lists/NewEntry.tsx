import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { entryLabel, type KeptList } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import styles from "./Configuration.module.css";

interface NewEntryProps {
	readonly list: KeptList;
	/** What is wrong with the label, in words; null when nothing is. */
	readonly check: (label: string) => string | null;
	readonly onAdd: (label: string) => void;
	/** Called with whether the field has text that was not added yet. */
	readonly onTyped: (something: boolean) => void;
}

/** Adds an entry to the list on screen; it is stored with the other changes. */
export function NewEntry({ list, check, onAdd, onTyped }: NewEntryProps) {
	const [label, setLabel] = useState("");
	const [problem, setProblem] = useState<string | null>(null);
	const [announcement, setAnnouncement] = useState("");
	const field = useRef<HTMLInputElement>(null);
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		const wrong = check(label);
		setProblem(wrong);
		field.current?.focus();
		if (wrong !== null) return;
		onAdd(label);
		setAnnouncement(text("configuration.added", { label: entryLabel(label) }));
		setLabel("");
		onTyped(false);
	};
	return (
		<form className={styles.add} noValidate onSubmit={submit}>
			<TextInput
				ref={field}
				className={styles.label}
				label={text(`configuration.${list}.new`)}
				value={label}
				error={problem}
				onChange={(event) => {
					setLabel(event.currentTarget.value);
					setProblem(null);
					onTyped(event.currentTarget.value.trim() !== "");
				}}
			/>
			<Button type="submit" h={42}>
				{text(`configuration.${list}.add`)}
			</Button>
			<p className="visually-hidden" role="status">
				{announcement}
			</p>
		</form>
	);
}
