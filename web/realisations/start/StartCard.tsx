import { Button, NativeSelect } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { ProcessType } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/Card.tsx";
import styles from "./StartCard.module.css";

interface StartCardProps {
	readonly types: readonly ProcessType[];
	readonly onStart: (type: ProcessType) => void;
}

/** First thing of a new process: its type. The first of the tenant's list is chosen already. */
export function StartCard({ types, onStart }: StartCardProps) {
	const [value, setValue] = useState(types[0]?.value ?? "");
	function submit(event: FormEvent): void {
		event.preventDefault();
		const type = types.find((each) => each.value === value);
		if (type) onStart(type);
	}
	return (
		<Card title={text("start.card.title")} className={styles.card ?? ""}>
			<form onSubmit={submit} className={styles.form}>
				<NativeSelect
					label={text("start.card.type")}
					value={value}
					onChange={(event) => setValue(event.currentTarget.value)}
					data={types.map((type) => ({ value: type.value, label: type.text }))}
					className={styles.type}
				/>
				<Button type="submit" variant="filled" h={42}>
					{text("start.card.ok")}
				</Button>
			</form>
		</Card>
	);
}
