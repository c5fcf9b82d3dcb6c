import { ActionIcon, TextInput } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { text } from "../../texts/text.ts";
import { fetchLater } from "../../ui/fetch-later.ts";
import { dayOfText, textOfDay } from "../date-text.ts";
import type { FieldControl } from "../field-control.ts";
import { inputProps } from "../input-props.tsx";

const fetchCalendar = () => import("./DateCalendar.tsx");
const DateCalendar = lazy(fetchCalendar);

interface DateInputProps {
	readonly control: FieldControl;
	readonly invalid: boolean;
	readonly label: string;
	readonly value: string;
	/** How a value that is no day reads; typing replaces it. */
	readonly words?: string | undefined;
	readonly disabled: boolean;
	/** Gets a stored day, the text itself when it names no day, or "" when emptied. */
	readonly onChange: (value: string) => void;
}

/**
 * A day as text, with a calendar behind a button. What names no day is kept and reported, never
 * turned into another day. The browser's own date field is not used: it follows the browser's
 * language instead of the page's.
 */
export function DateInput({ control, invalid, label, value, words, disabled, onChange }: DateInputProps) {
	const [typed, setTyped] = useState(() => textOfDay(value));
	const [opened, setOpened] = useState(false);
	const [wanted, setWanted] = useState(false);
	useEffect(() => fetchLater(fetchCalendar), []);
	const field = useRef<HTMLInputElement>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const shown = (dayOfText(typed) ?? typed) === value ? typed : (words ?? textOfDay(value));
	const close = () => {
		setOpened(false);
		opener.current?.focus();
	};
	return (
		<TextInput
			{...inputProps(control)}
			ref={field}
			error={invalid}
			value={shown}
			disabled={disabled}
			inputMode="numeric"
			autoComplete="off"
			className="field-date"
			onChange={(event) => {
				setTyped(event.currentTarget.value);
				onChange(dayOfText(event.currentTarget.value) ?? event.currentTarget.value.trim());
			}}
			onBlur={() => {
				// Leaving tidies "24122026" to how dates are written here.
				setTyped(textOfDay(value));
				control.onBlur();
			}}
			rightSection={
				<>
					<ActionIcon
						ref={opener}
						variant="subtle"
						color="gray"
						disabled={disabled}
						aria-label={text("form.date.open", { label })}
						aria-expanded={opened}
						aria-haspopup="dialog"
						onClick={() => {
							setWanted(true);
							setOpened(!opened);
						}}
					>
						<IconCalendar size={18} aria-hidden />
					</ActionIcon>
					{wanted ? (
						<Suspense fallback={null}>
							<DateCalendar
								anchor={field}
								opened={opened}
								onOpened={setOpened}
								onDismiss={close}
								label={label}
								value={value}
								onChoose={(day) => {
									setTyped(textOfDay(day));
									onChange(day);
									close();
								}}
							/>
						</Suspense>
					) : null}
				</>
			}
		/>
	);
}
