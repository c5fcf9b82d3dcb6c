import { ActionIcon, TextInput } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { readDay, today, writeDay } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { loadWhenIdle } from "../../ui/loading/load-when-idle.ts";
import type { FieldControl } from "../field-control.ts";
import { inputProps } from "../input-props.tsx";

const fetchCalendar = () => import("./DateCalendar.tsx");
const DateCalendar = lazyPart(fetchCalendar, { over: ({ opened, onDismiss }) => (opened ? onDismiss : null) });

interface DateInputProps {
	readonly control: FieldControl;
	readonly invalid: boolean;
	readonly label: string;
	readonly value: string;
	/** How a value that isn't a day is shown; typing replaces it. */
	readonly words?: string | undefined;
	readonly disabled: boolean;
	/** Called with a stored day, the text itself if it isn't a day, or "" when emptied. */
	readonly onChange: (value: string) => void;
}

/** Interprets the text relative to today in the Netherlands, whatever the browser's time zone. */
const dayOf = (typed: string) => readDay(typed, today(Date.now()));

/**
 * A day as text, with a calendar behind a button. Text that isn't a day is kept and reported, never turned into some
 * other day. The browser's own date field is not used, because it follows the browser's language instead of the page's.
 */
export function DateInput({ control, invalid, label, value, words, disabled, onChange }: DateInputProps) {
	const [typed, setTyped] = useState(() => writeDay(value));
	const [opened, setOpened] = useState(false);
	const [wanted, setWanted] = useState(false);
	useEffect(() => loadWhenIdle(fetchCalendar), []);
	const field = useRef<HTMLInputElement>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const shown = (dayOf(typed) ?? typed.trim()) === value ? typed : (words ?? writeDay(value));
	const close = () => {
		setOpened(false);
		// Without scrolling: pressing the mouse outside closes it, and what is pressed must still be there at its release.
		opener.current?.focus({ preventScroll: true });
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
				// Leaving the field shows what was understood: "24122026" and "1 nov" are rewritten as dates.
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
						// Until the calendar takes the focus, keys arrive here.
						onKeyDown={({ key }) => {
							if (key === "Escape") setOpened(false);
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
