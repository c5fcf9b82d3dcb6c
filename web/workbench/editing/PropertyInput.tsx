import { type KeyboardEvent, useId, useRef, useState } from "react";
import { dutchNumber, type NumberForm, numberProblem, plainText, readNumber, writeNumber } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { ComeBetweenNote } from "./ComeBetweenNote.tsx";
import styles from "./PropertyInput.module.css";
import { useComeBetween } from "./use-come-between.ts";
import { useEditing } from "./use-edits.ts";
import { useLatest } from "./use-latest.ts";

interface PropertyInputProps {
	readonly label: string;
	readonly help?: string;
	/** JSON Schema type: string, integer or number. */
	readonly type: string;
	readonly value: unknown;
	/** Whether it may not be emptied. */
	readonly needed?: boolean;
	/** Placeholder that replaces the visible label; the label remains for screen readers. */
	readonly bare?: string;
	/** Minimum and maximum of a number. */
	readonly within?: readonly [number, number] | undefined;
	/** Resolves to why it failed, or null. Undefined: emptied. */
	readonly onWrite: (value: unknown) => Promise<string | null>;
}

/**
 * One value in a file. Input is written on blur or Enter; Escape discards it. If somebody else changed the value meanwhile, the person
 * chooses first.
 */
export function PropertyInput({ label, help, type, value, needed = false, bare, within, onWrite }: PropertyInputProps) {
	const id = useId();
	const { caughtUp } = useEditing();
	const latest = useLatest(onWrite);
	const form = /^(number|integer)/.test(type) ? numberForm(type) : null;
	const stands = value === undefined ? "" : typeof value === "number" && form !== null ? writeNumber(value, form) : String(value);
	const [typed, setTyped] = useState<string | null>(null);
	const [wrong, setWrong] = useState<string | null>(null);
	const between = useComeBetween(stands, typed);
	const isBetween = useLatest(between.is);
	const dropped = useRef(false);
	/** The input that is being written. Enter and the blur after it count as one act. */
	const sent = useRef<string | null>(null);
	const commit = async (overruled = false): Promise<void> => {
		if (dropped.current || typed === null || typed === stands) {
			dropped.current = false;
			setTyped(null);
			setWrong(null);
			return;
		}
		const problem = form === null ? null : numberProblem(typed, form);
		if (problem !== null) return setWrong(problem);
		const wanted = typed === "" ? undefined : form === null ? plainText(typed) : numberIn(typed, form);
		// Only invisible characters that programs insert, or the same number in another notation.
		if (wanted === (form === null ? stands : value)) {
			setWrong(null);
			return setTyped(null);
		}
		if (wanted === undefined && needed) return setWrong(text("workbench.field.needed"));
		if (within !== undefined && typeof wanted === "number" && !(wanted >= within[0] && wanted <= within[1])) {
			return setWrong(text("workbench.field.between", { least: within[0], most: dutchNumber(within[1]) }));
		}
		if (sent.current === typed || (between.is && !overruled)) return;
		sent.current = typed;
		// Another input may still be being written, and may create the object that this value belongs to.
		await caughtUp();
		if (isBetween.current && !overruled) {
			sent.current = null;
			return;
		}
		const refused = await between.during(() => latest.current(wanted));
		if (sent.current === typed) sent.current = null;
		setWrong(refused);
		// Refused input stays to be corrected, and so does input typed meanwhile.
		if (refused === null) setTyped((now) => (now === typed ? null : now));
	};
	const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
		if (event.key === "Enter") void commit();
		if (event.key === "Escape") {
			dropped.current = true;
			event.currentTarget.blur();
		}
	};
	return (
		<div className={styles.property}>
			<label htmlFor={id} className={bare === undefined ? undefined : "visually-hidden"}>
				{label}
			</label>
			<input
				id={id}
				className={styles.input}
				placeholder={bare}
				value={typed ?? stands}
				data-typed={typed !== null && typed !== stands}
				aria-describedby={help === undefined ? undefined : `${id}-hulp`}
				aria-invalid={wrong !== null || undefined}
				aria-errormessage={wrong === null ? undefined : `${id}-fout`}
				onChange={({ currentTarget }) => setTyped(currentTarget.value)}
				onBlur={() => void commit()}
				onKeyDown={onKey}
			/>
			{between.is && (
				<ComeBetweenNote
					stands={stands}
					onMine={() => {
						between.overrule();
						void commit(true);
					}}
					onTheirs={() => {
						setTyped(null);
						setWrong(null);
					}}
				/>
			)}
			{wrong !== null && (
				<p id={`${id}-fout`} className={styles.wrong} role="alert">
					{wrong}
				</p>
			)}
			{help !== undefined && (
				<p id={`${id}-hulp`} className={styles.help}>
					{help}
				</p>
			)}
		</div>
	);
}

/** Whole numbers have no decimals, so a dot in them separates thousands. */
function numberForm(type: string): NumberForm {
	return type.startsWith("integer") ? { decimals: 0 } : {};
}

/** The number that was typed; undefined if it is not one. */
function numberIn(typed: string, form: NumberForm): number | undefined {
	const reading = readNumber(typed, form);
	return reading.kind === "number" ? reading.value : undefined;
}
