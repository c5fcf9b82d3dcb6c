import { text } from "../../texts/text.ts";
import styles from "./builder.module.css";
import { FixedValue } from "./FixedValue.tsx";
import { type KnownField, optionsOf } from "./known-names.ts";

interface FixedValuesProps {
	readonly values: readonly unknown[];
	readonly field: KnownField | null;
	readonly onChange: (values: readonly unknown[]) => void;
}

/** Several fixed values: ticked choices of the field, or a comma-separated text. */
export function FixedValues({ values, field, onChange }: FixedValuesProps) {
	const options = field === null ? [] : optionsOf(field);
	if (options.length === 0) {
		return (
			<FixedValue
				label={text("workbench.condition.values")}
				value={values.join(", ")}
				field={null}
				onChange={(typed) =>
					onChange(
						String(typed)
							.split(",")
							.map((each) => each.trim())
							.filter((each) => each !== ""),
					)
				}
			/>
		);
	}
	const known = options.map(({ value }) => value);
	const gone = values.filter((value) => !known.includes(String(value)));
	return (
		<fieldset className={styles.ticks}>
			<legend className="visually-hidden">{text("workbench.condition.values")}</legend>
			{options.map(({ value, label }) => (
				<label key={value}>
					<input
						type="checkbox"
						checked={values.map(String).includes(value)}
						onChange={({ currentTarget }) =>
							onChange(currentTarget.checked ? [...values, value] : values.filter((each) => String(each) !== value))
						}
					/>
					{label}
				</label>
			))}
			{gone.map((value) => (
				<span key={String(value)}>{text("workbench.condition.unknown", { name: String(value) })}</span>
			))}
		</fieldset>
	);
}
