import { TextInput } from "@mantine/core";
import { FaultAt } from "./FaultAt.tsx";

interface LabelInputProps {
	/** What the dialog calls the input; only the one called `label` has the focus at first. */
	readonly at?: string;
	readonly label: string;
	readonly most: number;
	readonly value: string;
	/** What is wrong with it as it is typed. */
	readonly typed?: string | null;
	readonly onChange: (value: string) => void;
}

/** The label of a part, as a dialog asks for it, with the faults of that input. */
export function LabelInput({ at = "label", label, most, value, typed = null, onChange }: LabelInputProps) {
	return (
		<FaultAt at={at} typed={typed}>
			{(fault) => (
				<TextInput
					data-autofocus={at === "label" || undefined}
					label={label}
					maxLength={most}
					value={value}
					{...fault}
					onChange={({ currentTarget }) => onChange(currentTarget.value)}
				/>
			)}
		</FaultAt>
	);
}
