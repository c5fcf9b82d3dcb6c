import { NativeSelect } from "@mantine/core";
import type { StakeholderCategory } from "../../../engine/index.ts";
import { type TextKey, text } from "../../texts/text.ts";
import styles from "./StakeholderFields.module.css";
import type { Option } from "./stakeholder-options.ts";
import type { Choices } from "./use-stakeholder-choice.ts";
import "../../texts/areas/controls.ts";
import "../../texts/areas/starting.ts";

interface StakeholderField {
	readonly name: StakeholderCategory;
	readonly label: TextKey;
	/** Error message if nothing is chosen; only for required fields. */
	readonly missing?: TextKey;
	/** Whether a process can do without this stakeholder. A field that is neither required nor optional is requested at the first step. */
	readonly optional?: true;
}

const fields: readonly StakeholderField[] = [
	{ name: "municipality", label: "start.municipality", missing: "start.municipality.required" },
	{ name: "customer", label: "start.customer", missing: "start.customer.required" },
	{ name: "cpo", label: "start.cpo", missing: "start.cpo.required" },
	{ name: "gridoperator", label: "start.gridoperator" },
	{ name: "contractor", label: "start.contractor", optional: true },
];

/** The stakeholders that this tenant's processes have, in the order of the form. */
export function stakeholderFields(categories: readonly StakeholderCategory[]): readonly StakeholderField[] {
	return fields.filter(({ name }) => categories.includes(name));
}

export function fieldId(name: StakeholderCategory): string {
	return `start-${name}`;
}

interface StakeholderFieldsProps {
	readonly fields: readonly StakeholderField[];
	readonly options: Readonly<Record<StakeholderCategory, readonly Option[]>>;
	readonly choices: Choices;
	readonly errors: Partial<Record<StakeholderCategory, string>>;
	readonly choose: (name: StakeholderCategory, slug: string) => void;
}

export function StakeholderFields({ fields: asked, options, choices, errors, choose }: StakeholderFieldsProps) {
	return (
		<div className={styles.fields}>
			{asked.map(({ name, label, missing, optional = false }) => (
				<NativeSelect
					key={name}
					id={fieldId(name)}
					label={
						<>
							{text(label)}
							{optional && <span className={styles.optional}> {text("field.optional")}</span>}
						</>
					}
					value={choices[name]}
					onChange={(event) => choose(name, event.currentTarget.value)}
					data={[{ value: "", label: text(optional ? "start.none" : "start.choose") }, ...options[name]]}
					error={errors[name]}
					aria-required={missing !== undefined}
				/>
			))}
		</div>
	);
}
