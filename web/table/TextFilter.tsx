import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { Ref } from "react";
import { useTypedFilter } from "./use-typed-filter.ts";

interface TextFilterProps {
	readonly label: string;
	readonly value: string;
	readonly onChange: (value: string) => void;
	readonly className: string | undefined;
	/** What it looks in, where that is more than its label says. */
	readonly placeholder?: string | undefined;
	/** The list's first text filter, which a slash goes to. */
	readonly input?: Ref<HTMLInputElement> | undefined;
}

export function TextFilter({ label, value, onChange, className, input, placeholder }: TextFilterProps) {
	const [typed, setTyped] = useTypedFilter(value, onChange);
	return (
		<TextInput
			{...(input ? { ref: input } : {})}
			label={label}
			// A long one is cut off in a narrow field; then it can be read at the pointer.
			{...(placeholder ? { placeholder, title: placeholder } : {})}
			value={typed}
			onChange={(event) => setTyped(event.currentTarget.value)}
			leftSection={<IconSearch size={17} aria-hidden />}
			{...(className ? { className } : {})}
			type="search"
			autoComplete="off"
		/>
	);
}
