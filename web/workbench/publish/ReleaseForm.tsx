import { Button, Textarea } from "@mantine/core";
import type { FormEvent } from "react";
import { useAccount } from "../../accounts/account-context.ts";
import { text } from "../../texts/text.ts";
import { useKeptText } from "../../ui/kept/use-kept-text.ts";
import { useRefusal } from "../editing/use-first-fault.ts";
import styles from "./PublishPage.module.css";
import type { Gate } from "./use-gate.ts";
import type { usePublishing } from "./use-publishing.ts";

interface ReleaseFormProps {
	readonly uuid: string;
	readonly gate: Gate;
	readonly release: ReturnType<typeof usePublishing>["release"];
}

/** The reason for a release, and the button that makes it. The input is kept until then. */
export function ReleaseForm({ uuid, gate, release }: ReleaseFormProps) {
	const { person } = useAccount();
	const note = useKeptText({ userId: person.userId, uuid, part: "release" });
	const { form, wrong, setWrong, refuse } = useRefusal();
	// What stood in the way may be solved since.
	const solved = gate.obstacles.length === 0 && wrong === text("publishing.note.blocked");
	const send = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		const why = note.text.trim();
		if (why === "") return refuse(text("publishing.note.needed"));
		if (gate.obstacles.length > 0) return refuse(text("publishing.note.blocked"));
		if ((await release.run({ revision: gate.revision, note: why })) !== null) note.drop();
	};
	return (
		<form ref={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate aria-label={text("publishing.release")}>
			<Textarea
				label={text("publishing.note")}
				description={text("publishing.note.help")}
				required
				autosize
				minRows={3}
				maxLength={2000}
				value={note.text}
				error={solved ? null : wrong}
				onChange={({ currentTarget }) => {
					note.type(currentTarget.value);
					setWrong(null);
				}}
			/>
			<div className={styles.acts}>
				<Button type="submit" variant="filled" loading={release.busy}>
					{text("publishing.release")}
				</Button>
				<span className={styles.muted}>{text("publishing.release.meaning")}</span>
			</div>
		</form>
	);
}
