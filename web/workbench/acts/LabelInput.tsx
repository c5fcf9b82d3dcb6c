import { TextInput } from "@mantine/core";
import { FaultAt } from "./FaultAt.tsx";

interface LabelInputProps {
	readonly label: string;
	readonly most: number;
	readonly value: string;
	readonly onChange: (value: string) => void;
}

/** The label of a part: the first input of a dialog that asks for one. Shows the faults at `label`. */
export function LabelInput({ label, most, value, onChange }: LabelInputProps) {
	return (
		<FaultAt at="label">
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
