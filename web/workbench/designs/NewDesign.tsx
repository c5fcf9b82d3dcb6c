import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { text } from "../../texts/text.ts";
import { designAddress } from "../addresses/workbench-paths.ts";
import styles from "./DesignsPage.module.css";

interface NewDesignProps {
	readonly begin: (name: string) => Promise<{ readonly uuid: string } | { readonly refused: string }>;
}

/** Begins a design of the files as they are now, and opens it. */
export function NewDesign({ begin }: NewDesignProps) {
	const navigate = useNavigate();
	const [name, setName] = useState("");
	const [wrong, setWrong] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const send = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		// Enter presses a button that says it is under way all the same.
		if (busy) return;
		const called = name.trim();
		if (called === "") {
			setWrong(text("workbench.designs.name.needed"));
			return;
		}
		setBusy(true);
		const begun = await begin(called);
		setBusy(false);
		if ("refused" in begun) setWrong(begun.refused);
		else navigate(designAddress(begun.uuid));
	};
	return (
		<form className={styles.new} onSubmit={(event) => void send(event)} noValidate>
			<TextInput
				className={styles.input}
				label={text("workbench.designs.name")}
				maxLength={80}
				value={name}
				error={wrong}
				onChange={({ currentTarget }) => {
					setName(currentTarget.value);
					setWrong(null);
				}}
			/>
			<Button type="submit" variant="filled" loading={busy}>
				{text("workbench.designs.new")}
			</Button>
		</form>
	);
}
