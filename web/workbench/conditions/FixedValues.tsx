import { text } from "../../texts/text.ts";
import styles from "./builder.module.css";
import { type KnownField, optionsOf } from "./known-names.ts";
import { TypedValue } from "./TypedValue.tsx";
import { type TypedForm, typedForm } from "./typed-form.ts";

interface FixedValuesProps {
	readonly values: readonly unknown[];
	readonly field: KnownField | null;
	readonly onChange: (values: readonly unknown[]) => void;
}

/** Several fixed values: ticked choices of the field, or a comma-separated text. */
export function FixedValues({ values, field, onChange }: FixedValuesProps) {
	const options = field === null ? [] : optionsOf(field);
	if (options.length === 0) {
		const form = typedForm(
			field,
			values.some((value) => typeof value === "number"),
		);
		return (
			<TypedValue
				label={text("workbench.condition.values")}
				shown={values.map(form.write).join(", ")}
				form={{ ...form, read: (entered) => readEach(entered, form) }}
				missing={values.length === 0}
				onRead={onChange}
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

/** Null if one of them can't be read. The comma within a number separates nothing. */
function readEach(entered: string, { read, numeric = false }: TypedForm): readonly unknown[] | null {
	const values = entered
		.split(numeric ? /,(?!\d)/ : ",")
		.map((each) => each.trim())
		.filter((each) => each !== "")
		.map(read);
	return values.includes(null) ? null : values;
}
