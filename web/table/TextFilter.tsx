import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { Ref } from "react";
import { useTypedFilter } from "./use-typed-filter.ts";

interface TextFilterProps {
	readonly label: string;
	readonly value: string;
	readonly onChange: (value: string) => void;
	readonly className: string | undefined;
	/** What it searches, if that is more than its label says. */
	readonly placeholder?: string | undefined;
	/** Ref of the list's first text filter, which the slash key focuses. */
	readonly input?: Ref<HTMLInputElement> | undefined;
}

export function TextFilter({ label, value, onChange, className, input, placeholder }: TextFilterProps) {
	const [typed, setTyped] = useTypedFilter(value, onChange);
	return (
		<TextInput
			{...(input ? { ref: input } : {})}
			label={label}
			// In a narrow field a long placeholder is cut off; the tooltip shows it in full.
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
