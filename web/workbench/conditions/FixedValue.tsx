import { useState } from "react";
import { calledOff, displayValue, formatNamed, readDay, readNumber, today, writeNumber } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import styles from "./builder.module.css";
import { type KnownField, optionsOf } from "./known-names.ts";

interface FixedValueProps {
	readonly label: string;
	readonly value: unknown;
	/** The field that it is compared with, or whose value it is. */
	readonly field: KnownField | null;
	/** Whether it is compared with a computed number. */
	readonly numeric?: boolean;
	/** Label of the empty value, if it is allowed; without it, a value is required. */
	readonly empty?: string;
	/** Receives an empty text if there is no value. */
	readonly onChange: (value: string | number | boolean) => void;
}

/** An input for a value of a field: one of its choices, yes or no, a number, a day or a text. */
export function FixedValue({ label, value, field, numeric = false, empty, onChange }: FixedValueProps) {
	const [typed, setTyped] = useState<string | null>(null);
	const options = field === null ? [] : optionsOf(field);
	const kind = field?.schema.type ?? (typeof value === "boolean" ? "boolean" : typeof value);
	const none = (
		<option value="" disabled={empty === undefined}>
			{empty ?? text("workbench.condition.choose", { what: label.toLowerCase() })}
		</option>
	);
	const missing = (value === "" && empty === undefined) || undefined;
	if (kind === "boolean") {
		return (
			<select
				className={styles.select}
				aria-label={label}
				aria-invalid={missing}
				value={typeof value === "boolean" ? String(value) : ""}
				onChange={({ currentTarget }) => onChange(currentTarget.value === "" ? "" : currentTarget.value === "true")}
			>
				{none}
				<option value="true">{text("workbench.condition.yes")}</option>
				<option value="false">{text("workbench.condition.no")}</option>
			</select>
		);
	}
	if (options.length > 0) {
		const known = options.some((option) => option.value === String(value));
		const choose = (chosen: string) => onChange(kind === "number" || kind === "integer" ? Number(chosen) : chosen);
		return (
			<select
				className={styles.select}
				aria-label={label}
				aria-invalid={missing}
				value={String(value)}
				onChange={({ currentTarget }) => (currentTarget.value === "" ? onChange("") : choose(currentTarget.value))}
			>
				{none}
				{!known && value !== "" && <option value={String(value)}>{text("workbench.condition.unknown", { name: String(value) })}</option>}
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		);
	}
	const isNumber = numeric || kind === "number" || kind === "integer";
	const day = !isNumber && formatNamed(field?.schema.format).holds === "day" ? field : null;
	const form = kind === "integer" ? { decimals: 0 } : {};
	const commit = (entered: string) => {
		const wanted = isNumber ? numberIn(entered, form) : day === null ? entered : dayIn(entered, day);
		// What is not a number or a day, or may be several, stays in the input to be corrected.
		if (wanted === null) return;
		setTyped(null);
		if (wanted !== value) onChange(wanted);
	};
	const shown =
		typed ?? (typeof value === "number" ? writeNumber(value, form) : day === null ? String(value) : displayValue(day.schema, value));
	return (
		<input
			className={styles.input}
			type="text"
			inputMode={isNumber ? "decimal" : undefined}
			placeholder={day !== null ? text("workbench.condition.day.form") : undefined}
			aria-label={label}
			aria-invalid={missing}
			data-typed={typed !== null}
			value={shown}
			onChange={({ currentTarget }) => setTyped(currentTarget.value)}
			onBlur={() => typed !== null && commit(typed)}
			onKeyDown={(event) => {
				if (event.key === "Enter" && typed !== null) commit(typed);
				if (event.key === "Escape") setTyped(null);
			}}
		/>
	);
}

type NumberForm = NonNullable<Parameters<typeof readNumber>[1]>;

/** Null for what is no number, or may be several. */
function numberIn(entered: string, form: NumberForm): number | "" | null {
	const read = readNumber(entered, form);
	return read.kind === "number" ? read.value : read.kind === "empty" ? "" : null;
}

/** The day as it is stored, or that it is called off, as the field shows it; null for what is neither. */
function dayIn(entered: string, { schema }: KnownField): string | null {
	const typed = entered.trim();
	if (typed === "") return "";
	const off = formatNamed(schema.format).mayBeCalledOff === true ? displayValue(schema, calledOff) : null;
	return typed.toLowerCase() === off?.toLowerCase() ? calledOff : readDay(typed, today(Date.now()));
}
