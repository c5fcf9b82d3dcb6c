import { Button, Checkbox } from "@mantine/core";
import { type FormEvent, useEffect, useRef } from "react";
import { text } from "../texts/text.ts";
import { roleLabelApart } from "../ui/words/role-label.ts";
import styles from "./SavedViews.module.css";
import type { View } from "./view.ts";
import "../texts/areas/controls.ts";

interface StartRolesFormProps {
	readonly view: View;
	/** The roles that can see the list. */
	readonly roles: readonly string[];
	readonly chosen: readonly string[];
	readonly onChoose: (chosen: readonly string[]) => void;
	readonly busy: boolean;
	/** The person has just opened the form, so the first role gets the focus. */
	readonly asked: boolean;
	readonly onSave: (roles: string[]) => void;
	readonly onCancel: () => void;
}

/** Which roles begin the list with a view. */
export function StartRolesForm({ view, roles, chosen, onChoose, busy, asked, onSave, onCancel }: StartRolesFormProps) {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (asked) form.current?.querySelector("input")?.focus();
	}, [asked]);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onSave(roles.filter((role) => chosen.includes(role)));
	};
	return (
		<form
			ref={form}
			className={styles.rename}
			onSubmit={submit}
			onKeyDown={(event) => {
				if (event.key !== "Escape") return;
				// Keeps the panel open.
				event.preventDefault();
				onCancel();
			}}
		>
			<fieldset className={styles.roles}>
				<legend>{text("views.startsFor.title", { label: view.label })}</legend>
				{roles.map((role) => (
					<Checkbox
						key={role}
						label={roleLabelApart(role)}
						checked={chosen.includes(role)}
						onChange={({ currentTarget: { checked } }) => onChoose(checked ? [...chosen, role] : chosen.filter((other) => other !== role))}
					/>
				))}
				<p className={styles.about}>{text("views.startsFor.about")}</p>
			</fieldset>
			<Button onClick={onCancel}>{text("action.cancel")}</Button>
			<Button type="submit" variant="filled" loading={busy}>
				{text("views.startsFor.save")}
			</Button>
		</form>
	);
}
