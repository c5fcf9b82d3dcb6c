import { NativeSelect } from "@mantine/core";
import { type TextKey, text } from "../../texts/text.ts";
import styles from "./StakeholderFields.module.css";
import type { Option } from "./stakeholder-options.ts";
import type { ChoiceName, Choices } from "./use-stakeholder-choice.ts";

export interface StakeholderField {
	readonly name: ChoiceName;
	readonly label: TextKey;
	readonly required: boolean;
}

export const stakeholderFields: readonly StakeholderField[] = [
	{ name: "municipality", label: "start.municipality", required: true },
	{ name: "cpo", label: "start.cpo", required: true },
	{ name: "gridoperator", label: "start.gridoperator", required: false },
	{ name: "contractor", label: "start.contractor", required: false },
];

export function fieldId(name: ChoiceName): string {
	return `start-${name}`;
}

interface StakeholderFieldsProps {
	readonly options: Readonly<Record<ChoiceName, readonly Option[]>>;
	readonly choices: Choices;
	readonly errors: Partial<Record<ChoiceName, string>>;
	readonly choose: (name: ChoiceName, slug: string) => void;
}

export function StakeholderFields({ options, choices, errors, choose }: StakeholderFieldsProps) {
	return (
		<div className={styles.fields}>
			{stakeholderFields.map(({ name, label, required }) => (
				<NativeSelect
					key={name}
					id={fieldId(name)}
					label={
						<>
							{text(label)}
							{required ? null : <span className={styles.optional}> {text("field.optional")}</span>}
						</>
					}
					value={choices[name]}
					onChange={(event) => choose(name, event.currentTarget.value)}
					data={[{ value: "", label: text(required ? "start.choose" : "start.none") }, ...options[name]]}
					error={errors[name]}
					aria-required={required}
				/>
			))}
		</div>
	);
}
