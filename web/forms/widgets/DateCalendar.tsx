import { Popover } from "@mantine/core";
import { DatePicker } from "@mantine/dates";
import dayjs from "dayjs";
import { isDay } from "../../../engine/index.ts";
import "@mantine/dates/styles.layer.css";
import type { RefObject } from "react";
import { text } from "../../texts/text.ts";
import { AnchoredPopover } from "../../ui/parts/AnchoredPopover.tsx";
import "dayjs/locale/nl";

interface DateCalendarProps {
	/** The field it belongs to, which it is aligned with. */
	readonly anchor: RefObject<HTMLElement | null>;
	readonly opened: boolean;
	readonly onOpened: (opened: boolean) => void;
	readonly onDismiss: () => void;
	readonly label: string;
	readonly value: string;
	/** Called with a stored day. */
	readonly onChoose: (day: string) => void;
}

/** The calendar behind the button of a date field. */
export default function DateCalendar({ anchor, opened, onOpened, onDismiss, label, value, onChoose }: DateCalendarProps) {
	return (
		<AnchoredPopover
			anchor={anchor}
			opened={opened}
			onChange={onOpened}
			onDismiss={onDismiss}
			trapFocus
			position="bottom-start"
			shadow="md"
			withinPortal={false}
		>
			<Popover.Dropdown role="dialog" aria-label={text("form.date.dialog", { label })}>
				<DatePicker
					locale="nl"
					weekendDays={[]}
					hideOutsideDates
					highlightToday
					value={isDay(value) ? value : null}
					{...(isDay(value) ? { defaultDate: value } : {})}
					getDayAriaLabel={(day) => dayjs(day).locale("nl").format("dddd D MMMM YYYY")}
					ariaLabels={{ previousMonth: text("form.date.previous"), nextMonth: text("form.date.next") }}
					onChange={(day) => {
						if (day !== null) onChoose(day);
					}}
				/>
			</Popover.Dropdown>
		</AnchoredPopover>
	);
}
