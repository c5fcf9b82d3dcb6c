import { Checkbox, Radio, Textarea } from "@mantine/core";
import { type RefObject, useId } from "react";
import { dutchNumber, plainLength } from "../../engine/index.ts";
import type { ListEntry } from "../tenants/tenant-configuration.ts";
import { text } from "../texts/text.ts";
import styles from "./BulkBar.module.css";
import type { BulkFilledIn } from "./use-bulk-details.ts";
import { digitOf } from "./use-dialog-keys.ts";

interface BulkFieldsProps {
	readonly filledIn: BulkFilledIn;
	/** Tags to choose from; null for an act that is not about tags. */
	readonly tags: readonly ListEntry[] | null;
	/** The server's error message for a field. */
	readonly refusedAt: (field: "reason" | "comment" | "tags") => string | null;
	readonly comment: RefObject<HTMLTextAreaElement | null>;
}

/** The fields of an act: its reason with a comment, or its tags. */
export function BulkFields({ filledIn, tags, refusedAt, comment }: BulkFieldsProps) {
	const { reasons, reason, comment: words, how, chosenTags, toggleTag, messageAt, most } = filledIn;
	const id = useId();
	const wrong = (field: "reason" | "comment" | "tags") => messageAt(field) ?? refusedAt(field);
	const wrongChoice = wrong(tags === null ? "reason" : "tags");
	const described = wrongChoice === null ? undefined : id;
	return (
		<>
			{reasons.length > 0 ? (
				<fieldset className={styles.options} aria-describedby={described}>
					<legend>{text("bulk.reason")}</legend>
					{reasons.map(({ value, label }, index) => {
						const digit = digitOf(index);
						return (
							<Radio
								key={value}
								name="bulk-reason"
								data-autofocus={index === 0 || undefined}
								aria-keyshortcuts={digit ?? undefined}
								label={
									<>
										{digit === null ? null : (
											<kbd aria-hidden className={styles.digit}>
												{digit}
											</kbd>
										)}
										{label}
									</>
								}
								checked={value === reason.text}
								onChange={() => reason.type(value)}
							/>
						);
					})}
				</fieldset>
			) : null}
			{tags === null ? null : (
				<>
					<fieldset className={styles.options}>
						<legend>{text("bulk.tags.how")}</legend>
						<Radio name="bulk-tags" label={text("bulk.tags.add")} checked={how.text === "add"} onChange={() => how.type("add")} />
						<Radio name="bulk-tags" label={text("bulk.tags.remove")} checked={how.text !== "add"} onChange={() => how.type("remove")} />
					</fieldset>
					<fieldset className={styles.options} aria-describedby={described}>
						<legend>{text("bulk.tags")}</legend>
						{tags.map(({ uuid, label }, index) => (
							<Checkbox
								key={uuid}
								data-autofocus={index === 0 || undefined}
								label={label}
								checked={chosenTags.has(uuid)}
								onChange={() => toggleTag(uuid)}
							/>
						))}
					</fieldset>
				</>
			)}
			{wrongChoice === null ? null : (
				<p id={id} role="alert" className={styles.error}>
					{wrongChoice}
				</p>
			)}
			{filledIn.words ? (
				<Textarea
					ref={comment}
					label={text(filledIn.status ? "bulk.comment.status" : "bulk.comment.judgement")}
					rows={3}
					value={words.text}
					error={wrong("comment")}
					description={text("bulk.comment.count", { count: dutchNumber(plainLength(words.text)), most: dutchNumber(most) })}
					inputWrapperOrder={["label", "input", "description", "error"]}
					onChange={(event) => words.type(event.currentTarget.value)}
				/>
			) : null}
		</>
	);
}
