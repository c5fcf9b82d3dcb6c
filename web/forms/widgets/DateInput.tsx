import { ActionIcon, Popover, TextInput } from "@mantine/core";
import { DatePicker } from "@mantine/dates";
import { IconCalendar } from "@tabler/icons-react";
import dayjs from "dayjs";
import "dayjs/locale/nl";
import "@mantine/dates/styles.layer.css";
import { useRef, useState } from "react";
import { text } from "../../texts/text.ts";
import { dayOfText, isStoredDay, textOfDay } from "../date-text.ts";
import type { FieldControl } from "../field-control.ts";
import { inputProps } from "../input-props.tsx";

interface DateInputProps {
	readonly control: FieldControl;
	readonly invalid: boolean;
	readonly label: string;
	readonly value: string;
	readonly disabled: boolean;
	/** Gets a stored day, the text itself when it names no day, or "" when emptied. */
	readonly onChange: (value: string) => void;
}

/**
 * A day as text, with a calendar behind a button. What names no day is kept and reported, never
 * turned into another day. The browser's own date field is not used: it follows the browser's
 * language instead of the page's.
 */
export function DateInput({ control, invalid, label, value, disabled, onChange }: DateInputProps) {
	const [typed, setTyped] = useState(() => textOfDay(value));
	const [opened, setOpened] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const shown = (dayOfText(typed) ?? typed) === value ? typed : textOfDay(value);
	const close = () => {
		setOpened(false);
		opener.current?.focus();
	};
	return (
		<TextInput
			{...inputProps(control)}
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
				<Popover
					opened={opened}
					onChange={setOpened}
					onDismiss={close}
					trapFocus
					position="bottom-end"
					shadow="md"
					withinPortal={false}
					withRoles={false}
				>
					<Popover.Target>
						<ActionIcon
							ref={opener}
							variant="subtle"
							color="gray"
							disabled={disabled}
							aria-label={text("form.date.open", { label })}
							aria-expanded={opened}
							aria-haspopup="dialog"
							onClick={() => setOpened(!opened)}
						>
							<IconCalendar size={18} aria-hidden />
						</ActionIcon>
					</Popover.Target>
					<Popover.Dropdown role="dialog" aria-label={text("form.date.dialog", { label })}>
						<DatePicker
							locale="nl"
							weekendDays={[]}
							hideOutsideDates
							value={isStoredDay(value) ? value : null}
							{...(isStoredDay(value) ? { defaultDate: value } : {})}
							getDayAriaLabel={(day) => dayjs(day).locale("nl").format("dddd D MMMM YYYY")}
							ariaLabels={{ previousMonth: text("form.date.previous"), nextMonth: text("form.date.next") }}
							onChange={(day) => {
								if (day === null) return;
								setTyped(textOfDay(day));
								onChange(day);
								close();
							}}
						/>
					</Popover.Dropdown>
				</Popover>
			}
		/>
	);
}
