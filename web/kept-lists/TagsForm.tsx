import { Button, Checkbox, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { comparableText } from "../../engine/index.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { failureText } from "../api/error-notification.ts";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/actions/use-act.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import styles from "./TagsPanel.module.css";
import type { TagChoice } from "./tag-choices.ts";
import "../texts/areas/controls.ts";
import "../texts/areas/tags.ts";

interface TagsFormProps {
	readonly choices: readonly TagChoice[];
	/** Uuids of the record's tags. */
	readonly present: readonly string[];
	/** Rejects if the tags were not stored. */
	readonly save: (tags: readonly string[]) => Promise<void>;
	readonly onCancel: () => void;
}

/** Longer lists get a search field. */
const LONGEST_PLAIN_LIST = 10;

/** All available tags as checkboxes. */
export function TagsForm({ choices, present, save, onCancel }: TagsFormProps) {
	// Kept as differences, so that tags a colleague adds or removes meanwhile are preserved on saving.
	const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
	const [sought, setSought] = useState("");
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => void form.current?.querySelector<HTMLElement>("input")?.focus(), []);
	const shown = choices.filter(({ label }) => comparableText(label).includes(comparableText(sought).trim()));
	const isChosen = (uuid: string) => changes.get(uuid) ?? present.includes(uuid);
	const act = useAct({
		call: save,
		quiet: true,
		// The person is told here; the cause is for whoever investigates.
		onFailed: (failure) => reportError(failure),
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void act.run(choices.flatMap(({ uuid }) => (isChosen(uuid) ? [uuid] : [])));
	};
	return (
		<form ref={form} className={styles.form} onSubmit={submit}>
			{act.failed && (
				<Notice kind="danger" title={failureText(act.error, text(isStale(act.error) ? "tags.stale" : "tags.failed"))} announce />
			)}
			{choices.length > LONGEST_PLAIN_LIST && (
				<TextInput
					type="search"
					aria-label={text("tags.search")}
					placeholder={text("tags.search")}
					value={sought}
					// Enter in the search field must not save the tags.
					onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
					onChange={(event) => setSought(event.currentTarget.value)}
				/>
			)}
			<fieldset className={styles.choices}>
				<legend className="visually-hidden">{text("tags.field")}</legend>
				{shown.map(({ uuid, label, inactive }) => (
					<Checkbox
						key={uuid}
						label={inactive ? text("tags.inactive", { label }) : label}
						checked={isChosen(uuid)}
						disabled={act.busy}
						onChange={(event) => setChanges(new Map(changes).set(uuid, event.currentTarget.checked))}
					/>
				))}
				{shown.length === 0 && <p className={styles.quiet}>{text("tags.search.none")}</p>}
			</fieldset>
			<div className={styles.actions}>
				<Button disabled={act.busy} onClick={onCancel}>
					{text("action.cancel")}
				</Button>
				<Button type="submit" variant="filled" loading={act.busy}>
					{text("tags.save")}
				</Button>
			</div>
		</form>
	);
}

const isStale = (error: unknown): boolean => error instanceof ApiProblem && error.status === 409;
