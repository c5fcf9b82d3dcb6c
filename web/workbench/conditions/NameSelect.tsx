import type { ParameterType } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import styles from "./builder.module.css";
import { useBuilder } from "./builder-context.ts";
import { isList, type KnownField, type KnownNames } from "./known-names.ts";

interface NameSelectProps {
	readonly type: ParameterType;
	readonly value: string;
	readonly label: string;
	readonly onChange: (name: string) => void;
}

/** Chooses one of the names in the flow. A name that does not exist (any more) stays until another one is chosen. */
export function NameSelect({ type, value, label, onChange }: NameSelectProps) {
	const { names, order, item } = useBuilder();
	const isItem = type === "item-path";
	const shown = isItem ? [{ name: text("workbench.condition.item"), fields: item ?? [] }] : groupsOf(type, names);
	const choices = names.choices[type] ?? [];
	const known = shown.some(({ fields }) => fields.some(({ path }) => path === value)) || choices.some((choice) => choice.value === value);
	return (
		<select
			className={styles.select}
			aria-label={label}
			aria-invalid={(value === "" && !isItem) || undefined}
			value={value}
			onChange={({ currentTarget }) => onChange(currentTarget.value)}
		>
			<option value="" disabled={!isItem}>
				{isItem ? text("workbench.condition.item.itself") : text("workbench.condition.choose", { what: label.toLowerCase() })}
			</option>
			{!known && value !== "" && <option value={value}>{text("workbench.condition.unknown", { name: value })}</option>}
			{choices.map((choice) => (
				<option key={choice.value} value={choice.value}>
					{choice.label}
				</option>
			))}
			{shown.map(({ name, fields }) => (
				<optgroup key={name} label={name}>
					{fields.map((field) => {
						const later = order !== null && field.order > order;
						return (
							<option key={field.path} value={field.path} disabled={later && field.path !== value}>
								{later ? text("workbench.condition.later", { field: field.label, step: field.step }) : field.label}
							</option>
						);
					})}
				</optgroup>
			))}
		</select>
	);
}

/** The flow's fields, grouped by the first step that has them; only lists if a list is required. */
function groupsOf(
	type: ParameterType,
	{ fields, steps }: KnownNames,
): readonly { readonly name: string; readonly fields: readonly KnownField[] }[] {
	if (type !== "field-path" && type !== "list-path") return [];
	const fitting = [...fields.values()].filter((field) => type === "field-path" || isList(field));
	return steps
		.map((step) => ({
			name: text("workbench.condition.step", { step: step.label }),
			fields: fitting.filter((field) => field.step === step.value),
		}))
		.filter((group) => group.fields.length > 0);
}
