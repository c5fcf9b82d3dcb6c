import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { useShownAtOnce } from "./use-shown-at-once.ts";

interface SelectInputProps extends Omit<NativeSelectProps, "value" | "onChange" | "size"> {
	readonly value: string;
	/** Resolves once it is written and shown, or refused. */
	readonly onChoose: (value: string) => Promise<unknown>;
}

/** A choice for a value in a file. */
export function SelectInput({ value, onChoose, ...rest }: SelectInputProps) {
	const [shown, choose] = useShownAtOnce(value, onChoose);
	return <NativeSelect {...rest} size="xs" value={shown} onChange={({ currentTarget }) => choose(currentTarget.value)} />;
}
