import { type KeyboardEvent, useId, useRef, useState } from "react";
import { dutchNumber, type NumberForm, numberProblem, plainText, readNumber, writeNumber } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import styles from "./PropertyInput.module.css";
import { useEditing } from "./use-edits.ts";
import { useLatest } from "./use-latest.ts";

interface PropertyInputProps {
	readonly label: string;
	readonly help?: string;
	/** As the language calls it: string, integer, number. */
	readonly type: string;
	readonly value: unknown;
	/** May not be emptied. */
	readonly needed?: boolean;
	/** Its label is there for whoever does not see where it stands; what it is for is said in the empty input. */
	readonly bare?: string;
	/** Least and most of a number. */
	readonly within?: readonly [number, number] | undefined;
	/** Resolves to why not, or null. Undefined: emptied. */
	readonly onWrite: (value: unknown) => Promise<string | null>;
}

/** One value of a file. What is typed is written when the field is left or with Enter; Escape takes the typing back. */
export function PropertyInput({ label, help, type, value, needed = false, bare, within, onWrite }: PropertyInputProps) {
	const id = useId();
	const { caughtUp } = useEditing();
	const latest = useLatest(onWrite);
	const form = /^(number|integer)/.test(type) ? numberForm(type) : null;
	const stands = value === undefined ? "" : typeof value === "number" && form !== null ? writeNumber(value, form) : String(value);
	const [typed, setTyped] = useState<string | null>(null);
	const [wrong, setWrong] = useState<string | null>(null);
	const dropped = useRef(false);
	/** On its way to the file. Enter and leaving the field after it are one act. */
	const sent = useRef<string | null>(null);
	const commit = async (): Promise<void> => {
		if (dropped.current || typed === null || typed === stands) {
			dropped.current = false;
			setTyped(null);
			setWrong(null);
			return;
		}
		const problem = form === null ? null : numberProblem(typed, form);
		if (problem !== null) return setWrong(problem);
		const wanted = typed === "" ? undefined : form === null ? plainText(typed) : numberIn(typed, form);
		// Nothing but characters that programs put in by themselves, or the same number written in another way.
		if (wanted === (form === null ? stands : value)) {
			setWrong(null);
			return setTyped(null);
		}
		if (wanted === undefined && needed) return setWrong(text("workbench.field.needed"));
		if (within !== undefined && typeof wanted === "number" && !(wanted >= within[0] && wanted <= within[1])) {
			return setWrong(text("workbench.field.between", { least: within[0], most: dutchNumber(within[1]) }));
		}
		if (sent.current === typed) return;
		sent.current = typed;
		// What was typed in another input may be on its way, and have added what this one is written in.
		await caughtUp();
		const refused = await latest.current(wanted);
		if (sent.current === typed) sent.current = null;
		setWrong(refused);
		// What was refused stays, so that it can be put right, and so does what was typed meanwhile.
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

/** Whole numbers have no decimals, so a dot in them is for thousands. */
function numberForm(type: string): NumberForm {
	return type.startsWith("integer") ? { decimals: 0 } : {};
}

/** What was typed, where that is one number. */
function numberIn(typed: string, form: NumberForm): number | undefined {
	const reading = readNumber(typed, form);
	return reading.kind === "number" ? reading.value : undefined;
}
