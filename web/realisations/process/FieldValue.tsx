import type { StakeholderCategory } from "../../../engine/index.ts";
import type { FlowField } from "../../forms/flow-fields.ts";
import type { Choice } from "../../forms/form-environment.ts";
import { stakeholderCategoryOf } from "../../forms/stakeholder-category.ts";
import { ValueText } from "../../forms/templates/ValueText.tsx";

interface FieldValueProps {
	readonly field: FlowField;
	readonly value: unknown;
	readonly choices: (category: StakeholderCategory) => readonly Choice[];
}

/** A value that a field has or had, in words; that of a party by its name. */
export function FieldValue({ field: { schema, options }, value, choices }: FieldValueProps) {
	const category = stakeholderCategoryOf(options);
	return <ValueText schema={schema} options={options} value={value} choices={category === null ? undefined : choices(category)} />;
}
