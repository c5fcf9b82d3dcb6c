import { Button, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import {
	daysLeft,
	type ExtendableTerm,
	extendedUntil,
	extensionDays,
	extensionRefusal,
	type NumberForm,
	numberProblem,
	plainLength,
	type RealisationRecord,
	readDay,
	readNumber,
	termDays,
	termText,
	today,
	writeDay,
	writeNumber,
} from "../../../../engine/index.ts";
import { type ErrorNotification, failureNotification } from "../../../api/error-notification.ts";
import { notifySuccess } from "../../../api/notify.ts";
import { usePerson } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { useKeptText } from "../../../ui/kept/use-kept-text.ts";
import { Refusal } from "../../../ui/notices/Refusal.tsx";
import { useRecordCall } from "../../process/use-record-call.ts";
import { extendTerm } from "../../realisation-commands.ts";
import styles from "./StepDialogs.module.css";
import "../../../texts/areas/controls.ts";
import "../../../texts/areas/terms.ts";

interface ExtendTermDialogProps {
	readonly record: RealisationRecord;
	/** The current state of the term: an extension by somebody else meanwhile changes what the dialog says. */
	readonly found: ExtendableTerm;
	readonly onClose: () => void;
}

/** The person's input, a number of days or a day; the other one is computed from it. */
interface Typed {
	readonly field: "days" | "until";
	readonly words: string;
}

/** Asks by how many days, or until which day, a term is extended, and why. Validated by the engine, as on the server. */
export function ExtendTermDialog({ record, found, onClose }: ExtendTermDialogProps) {
	const { term, due, left } = found;
	const { unit } = term.clock;
	const { userId } = usePerson();
	const { text: reason, type: setReason, drop } = useKeptText({ userId, uuid: record.uuid, part: `term.${term.name}` });
	const [typed, setTyped] = useState<Typed>({ field: "days", words: "" });
	const [tried, setTried] = useState(false);
	const [refused, setRefused] = useState<ErrorNotification | null>(null);
	const counted: NumberForm = { decimals: 0, minimum: 1, maximum: left };
	const wanted = wantedBy(typed, counted);
	const days = extensionDays(found, wanted);
	const refusal = extensionRefusal(found, { ...wanted, reason }, Date.now());
	const isReason = refusal !== null && refusal.code !== "term-extension";
	// Text that is not a number gets the same message as in every number field.
	const misread = typed.field === "days" ? numberProblem(typed.words, counted) : null;
	const said = tried || (typed.words !== "" && !isReason) ? (misread ?? refusal?.message) : undefined;
	/** On blur, shows how the input was interpreted. */
	const understood = () => setTyped((was) => ({ ...was, words: plainWords(was, counted) }));
	const change = useRecordCall<undefined>(record.uuid, {
		call: () => extendTerm(record.uuid, { term: term.name, ...wanted, reason: reason.trim() }, record.synced),
		onSaved: () => {
			drop();
			onClose();
			notifySuccess(text("terms.extend.done", { term: term.label, day: writeDay(until(days) ?? "") }));
		},
		// The dialog keeps its input, so that the person can try again.
		onFailed: (error) => setRefused(failureNotification(error, text("terms.extend.failed"))),
	});
	const until = (more: number | null) =>
		more === null || !Number.isInteger(more) || more < 1 || more > left ? null : extendedUntil(found, more);
	return (
		<Dialog
			opened
			onClose={() => change.busy || onClose()}
			title={<span className={styles.title}>{text("terms.extend.title", { term: term.label })}</span>}
		>
			<form
				noValidate
				className={styles.body}
				onSubmit={(event) => {
					event.preventDefault();
					setTried(true);
					if (refusal === null && !change.busy) void change.run(undefined);
				}}
			>
				<p>{text("terms.extend.now", { day: writeDay(due), words: termText(daysLeft(due, Date.now())), left: termDays(left, unit) })}</p>
				<TextInput
					data-autofocus
					inputMode="numeric"
					autoComplete="off"
					label={text(`terms.extend.days.${unit}`)}
					value={typed.field === "days" ? typed.words : days === null ? "" : String(days)}
					error={typed.field === "days" && !isReason ? said : undefined}
					readOnly={change.busy}
					onChange={(event) => setTyped({ field: "days", words: event.currentTarget.value })}
					onBlur={understood}
				/>
				<TextInput
					autoComplete="off"
					label={text("terms.extend.until")}
					placeholder={text("terms.extend.until.form")}
					value={typed.field === "until" ? typed.words : writeDay(until(days) ?? "")}
					error={typed.field === "until" && !isReason ? said : undefined}
					readOnly={change.busy}
					onChange={(event) => setTyped({ field: "until", words: event.currentTarget.value })}
					onBlur={understood}
				/>
				<Textarea
					label={text("terms.extend.reason")}
					rows={5}
					readOnly={change.busy}
					value={reason}
					error={isReason ? said : undefined}
					description={text("terms.extend.reason.count", { count: plainLength(reason) })}
					inputWrapperOrder={["label", "input", "description", "error"]}
					onChange={(event) => setReason(event.currentTarget.value)}
				/>
				<Refusal refused={refused} busy={change.busy} />
				<div className={styles.buttons}>
					<Button
						disabled={change.busy}
						onClick={() => {
							drop();
							onClose();
						}}
					>
						{text("action.cancel")}
					</Button>
					<Button type="submit" variant="filled" loading={change.busy}>
						{text("terms.extend")}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

/** Invalid input is passed on to be refused: it is never silently corrected. */
function wantedBy({ field, words }: Typed, counted: NumberForm): { readonly days: number } | { readonly until: string } {
	if (field === "until") return { until: dayIn(words) ?? words.trim() };
	const reading = readNumber(words, counted);
	return { days: reading.kind === "number" ? reading.value : 0 };
}

function plainWords({ field, words }: Typed, counted: NumberForm): string {
	if (field === "until") return writeDay(dayIn(words) ?? words);
	const reading = readNumber(words, counted);
	return reading.kind === "number" ? writeNumber(reading.value, counted) : words;
}

function dayIn(words: string): string | null {
	return readDay(words, today(Date.now()));
}
