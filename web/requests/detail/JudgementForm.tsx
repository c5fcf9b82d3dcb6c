import { Button, NativeSelect, Radio, Textarea } from "@mantine/core";
import { type KeyboardEvent, useId } from "react";
import {
	type JudgementInput,
	judgedStatuses,
	judgementProblem,
	mostInRemarks,
	plainLength,
	type ReasonOption,
	reasonsFor,
	remarksProblem,
} from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { ReasonedButton } from "../../ui/parts/ReasonedButton.tsx";
import styles from "./Judgement.module.css";

interface JudgementFormProps {
	readonly input: JudgementInput;
	readonly reasons: readonly ReasonOption[];
	/** Why the form can't be confirmed, apart from its contents. */
	readonly blocked?: string | undefined;
	readonly busy: boolean;
	readonly onChange: (input: JudgementInput) => void;
	/** `goOn`: continue with the next open request. */
	readonly onConfirm: (input: JudgementInput, goOn: boolean) => void;
	/** Omitted if there is nothing to return to. */
	readonly onCancel?: (() => void) | undefined;
	readonly cancelLabel?: string;
}

/** Status, reason and remarks. Only valid input can be confirmed; the button tells what is missing. */
export function JudgementForm({ input, reasons, blocked, busy, onChange, onConfirm, onCancel, cancelLabel }: JudgementFormProps) {
	const id = useId();
	const ofStatus = reasonsFor(input.status, reasons);
	const chosen = ofStatus.find(({ value }) => value === input.reason);
	const custom = chosen?.custom === true;
	const given: JudgementInput = { ...input, remarks: custom ? input.remarks : "" };
	const problem = judgementProblem(given, reasons);
	const fields = problem
		? [{ id: `${id}-${problem.field}`, label: text(problem.field === "remarks" ? "judgement.remarks" : `judgement.${problem.field}`) }]
		: undefined;
	// An empty field is reported on the button; invalid input is reported at once.
	const wrongRemarks = custom && input.remarks !== "" ? remarksProblem(input.remarks) : null;
	const confirm = (goOn: boolean): void => {
		if (!problem && blocked === undefined && !busy) onConfirm(given, goOn);
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		// The button knows what is missing, and says so.
		if (problem || blocked !== undefined) event.currentTarget.querySelector<HTMLButtonElement>('button[aria-disabled="true"]')?.click();
		else confirm(true);
	};
	return (
		<form
			noValidate
			className={styles.form}
			onKeyDown={onKeyDown}
			onSubmit={(event) => {
				event.preventDefault();
				confirm(false);
			}}
		>
			<fieldset className={styles.choices}>
				<legend className={styles.legend}>{text("judgement.status")}</legend>
				{judgedStatuses.map((status, place) => (
					<Radio
						key={status}
						id={place === 0 ? `${id}-status` : undefined}
						name={`${id}-status`}
						label={text(`judgement.status.${status}`)}
						description={status === 5 ? text("judgement.status.5.about") : undefined}
						checked={input.status === status}
						onChange={() => onChange({ ...input, status, reason: null })}
					/>
				))}
			</fieldset>
			{ofStatus.length > 0 ? (
				<NativeSelect
					id={`${id}-reason`}
					label={text("judgement.reason")}
					value={input.reason ?? ""}
					data={[
						{ value: "", label: text("judgement.reason.choose") },
						...ofStatus.map((option) => ({ value: option.value, label: option.text })),
					]}
					onChange={(event) => onChange({ ...input, reason: event.currentTarget.value || null })}
				/>
			) : null}
			{custom ? (
				<Textarea
					id={`${id}-remarks`}
					label={text("judgement.remarks")}
					autosize
					minRows={3}
					maxRows={10}
					placeholder={chosen.placeholder}
					value={input.remarks}
					readOnly={busy}
					error={wrongRemarks}
					description={text("judgement.count", { count: String(plainLength(input.remarks)), most: String(mostInRemarks) })}
					inputWrapperOrder={["label", "input", "description", "error"]}
					onChange={(event) => onChange({ ...input, remarks: event.currentTarget.value })}
				/>
			) : null}
			<div className={styles.buttons}>
				{onCancel ? (
					<Button onClick={onCancel} disabled={busy}>
						{cancelLabel ?? text("judgement.cancel")}
					</Button>
				) : null}
				<ReasonedButton
					type="submit"
					variant="filled"
					loading={busy}
					reason={blocked ?? problem?.message}
					fields={blocked === undefined ? fields : undefined}
					onClick={() => {}}
				>
					{text("judgement.confirm")}
				</ReasonedButton>
			</div>
			<p className={styles.quiet}>{text("judgement.keys")}</p>
		</form>
	);
}
