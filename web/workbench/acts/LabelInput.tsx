import { TextInput } from "@mantine/core";

interface LabelInputProps {
	readonly label: string;
	readonly most: number;
	readonly value: string;
	readonly onChange: (value: string) => void;
}

/** The label of a part: the first input of a dialog that asks for one. */
export function LabelInput({ label, most, value, onChange }: LabelInputProps) {
	return (
		<TextInput
			data-autofocus
			label={label}
			maxLength={most}
			value={value}
			onChange={({ currentTarget }) => onChange(currentTarget.value)}
		/>
	);
}
