import { useId, useState } from "react";
import { text } from "../../texts/text.ts";
import styles from "./ColourInput.module.css";
import { isColour } from "./ratios.ts";

interface ColourInputProps {
	readonly label: string;
	readonly help: string;
	/** The text as typed. */
	readonly value: string;
	readonly error: string | null;
	readonly onType: (value: string) => void;
	/** Called on blur and on Enter. */
	readonly onDone?: (value: string) => void;
}

/** A colour as the browser's picker takes it; null for anything else. */
const swatchOf = (value: string): string | null => (isColour(value) ? value.toLowerCase() : null);

/** A colour, typed as #RRGGBB or chosen with the browser's colour picker. */
export function ColourInput({ label, help, value, error, onType, onDone }: ColourInputProps) {
	const id = useId();
	// What the palette shows while something else is typed.
	const [latest, setLatest] = useState("#000000");
	const fit = swatchOf(value);
	if (fit !== null && fit !== latest) setLatest(fit);
	return (
		<div className={styles.colour}>
			<label htmlFor={id}>{label}</label>
			<div className={styles.inputs}>
				<input
					type="color"
					className={styles.palette}
					aria-label={text("colour.pick", { label })}
					value={fit ?? latest}
					onChange={({ currentTarget }) => onType(currentTarget.value.toUpperCase())}
					onBlur={({ currentTarget }) => onDone?.(value === "" ? currentTarget.value : value)}
				/>
				<input
					id={id}
					className={styles.text}
					value={value}
					maxLength={9}
					spellCheck={false}
					autoComplete="off"
					aria-invalid={error !== null || undefined}
					aria-describedby={error === null ? `${id}-hulp` : `${id}-fout ${id}-hulp`}
					onChange={({ currentTarget }) => onType(currentTarget.value)}
					onBlur={() => onDone?.(value)}
					onKeyDown={({ key }) => key === "Enter" && onDone?.(value)}
				/>
			</div>
			{error !== null && (
				<p id={`${id}-fout`} className={styles.wrong} role="alert">
					{error}
				</p>
			)}
			<p id={`${id}-hulp`} className={styles.help}>
				{help}
			</p>
		</div>
	);
}
