import { ActionIcon, TextInput } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { readDay, today, writeDay } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { fetchLater } from "../../ui/fetch-later.ts";
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

/** Today as people here have it, whatever the zone of the browser. */
const dayOf = (typed: string) => readDay(typed, today(Date.now()));

/**
 * A day as text, with a calendar behind a button. What names no day is kept and reported, never
 * turned into another day. The browser's own date field is not used: it follows the browser's
 * language instead of the page's.
 */
export function DateInput({ control, invalid, label, value, words, disabled, onChange }: DateInputProps) {
	const [typed, setTyped] = useState(() => writeDay(value));
	const [opened, setOpened] = useState(false);
	const [wanted, setWanted] = useState(false);
	useEffect(() => fetchLater(fetchCalendar), []);
	const field = useRef<HTMLInputElement>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const shown = (dayOf(typed) ?? typed.trim()) === value ? typed : (words ?? writeDay(value));
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
			placeholder={text("form.date.form")}
			autoComplete="off"
			className="field-date"
			onChange={(event) => {
				setTyped(event.currentTarget.value);
				onChange(dayOf(event.currentTarget.value) ?? event.currentTarget.value.trim());
			}}
			onBlur={() => {
				// Leaving shows what was understood: "24122026" and "1 nov" as dates are written here.
				setTyped(writeDay(value));
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
									setTyped(writeDay(day));
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
