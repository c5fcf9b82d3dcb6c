import { TextInput } from "@mantine/core";
import { FaultAt } from "./FaultAt.tsx";

interface LabelInputProps {
	readonly label: string;
	readonly most: number;
	readonly value: string;
	/** What is wrong with it as it is typed. */
	readonly typed?: string | null;
	readonly onChange: (value: string) => void;
}

/** The label of a part: the first input of a dialog that asks for one. Shows the faults at `label`. */
export function LabelInput({ label, most, value, typed = null, onChange }: LabelInputProps) {
	return (
		<FaultAt at="label" typed={typed}>
			{(fault) => (
				<TextInput
					data-autofocus
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
