import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type Ref, useEffect, useRef, useState } from "react";

interface TextFilterProps {
	readonly label: string;
	readonly value: string;
	readonly onChange: (value: string) => void;
	readonly className: string | undefined;
	/** Says which fields are searched, if the label doesn't. */
	readonly placeholder?: string | undefined;
	/** Ref of the list's first text filter, which the slash key focuses. */
	readonly input?: Ref<HTMLInputElement> | undefined;
}

export function TextFilter({ label, value, onChange, className, input, placeholder }: TextFilterProps) {
	const [typed, setTyped, applyNow] = useTypedFilter(value, onChange);
	return (
		<TextInput
			{...(input ? { ref: input } : {})}
			label={label}
			// In a narrow field a long placeholder is cut off; the tooltip shows it in full.
			{...(placeholder ? { placeholder, title: placeholder } : {})}
			value={typed}
			onChange={(event) => setTyped(event.currentTarget.value)}
			onBlur={applyNow}
			leftSection={<IconSearch size={17} aria-hidden />}
			{...(className ? { className } : {})}
			type="search"
			autoComplete="off"
		/>
	);
}

/** Debounce: the list follows after this pause in typing. Milliseconds. */
const typingMs = 150;

/**
 * State of a text filter: shows every keystroke at once and applies the text when typing pauses. Follows the value when
 * it changes elsewhere (a removed chip, the Back button). The third element applies the latest text at once.
 */
export function useTypedFilter(value: string, apply: (value: string) => void): readonly [string, (typed: string) => void, () => void] {
	const [typed, setTyped] = useState(value);
	const applied = useRef(value);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	useEffect(() => {
		if (value === applied.current) return;
		applied.current = value;
		clearTimeout(timer.current);
		setTyped(value);
	}, [value]);
	const latest = useRef(apply);
	latest.current = apply;
	const applyNow = (next = typed) => {
		clearTimeout(timer.current);
		if (next === applied.current) return;
		applied.current = next;
		latest.current(next);
	};
	// The pause starts at the keystroke, not when it was rendered.
	const type = (next: string) => {
		setTyped(next);
		clearTimeout(timer.current);
		if (next !== applied.current) timer.current = setTimeout(() => applyNow(next), typingMs);
	};
	return [typed, type, () => applyNow()];
}
