import { text } from "../../texts/text.ts";
import styles from "./builder.module.css";
import { type KnownField, optionsOf } from "./known-names.ts";
import { TypedValue } from "./TypedValue.tsx";
import { typedForm } from "./typed-form.ts";

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
	/** Called when what was typed can't be read, so that no earlier value passes for it. The box says so itself. */
	readonly onUnread?: () => void;
}

/** An input for a value of a field: one of its choices, yes or no, a number, a day or a text. */
export function FixedValue({ label, value, field, numeric = false, empty, onChange, onUnread }: FixedValueProps) {
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
	const form = typedForm(field, numeric || typeof value === "number");
	return (
		<TypedValue
			label={label}
			shown={form.write(value)}
			form={form}
			missing={missing === true}
			onRead={(wanted) => wanted !== value && onChange(wanted)}
			onUnread={onUnread}
		/>
	);
}
