import { Button, Checkbox, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type ListName, viewLabel, viewLabelProblem } from "../../engine/index.ts";
import { usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { useKeptText } from "../ui/kept/use-kept-text.ts";
import styles from "./SavedViews.module.css";

interface NewViewFormProps {
	readonly list: ListName;
	/** How often a name was requested; each time the field gets the focus. */
	readonly named: number;
	readonly busy: boolean;
	/** Resolves to whether it was saved. */
	readonly onKeep: (label: string, shared: boolean) => Promise<boolean>;
}

/** Saves what the list shows now under a name. A press outside the panel closes it, and the typed name is there again afterwards. */
export function NewViewForm({ list, named, busy, onKeep }: NewViewFormProps) {
	const { userId } = usePerson();
	const { slug } = useTenant();
	const name = useKeptText({ userId, uuid: slug, part: `view.${list}` });
	const [shared, setShared] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (named > 0) field.current?.focus();
	}, [named]);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const wrong = viewLabelProblem(name.text);
		setProblem(wrong);
		if (wrong !== null || !(await onKeep(viewLabel(name.text), shared))) return;
		name.type("");
		setShared(false);
	};
	return (
		<form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
			<TextInput
				ref={field}
				className={styles.field}
				label={text("views.save.label")}
				value={name.text}
				error={problem}
				autoComplete="off"
				onChange={(event) => name.type(event.currentTarget.value)}
			/>
			<Checkbox
				className={styles.share}
				label={text("views.save.shared")}
				checked={shared}
				onChange={(event) => setShared(event.currentTarget.checked)}
			/>
			<Button type="submit" loading={busy}>
				{text("views.save")}
			</Button>
		</form>
	);
}
