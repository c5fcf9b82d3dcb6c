import { notifications } from "@mantine/notifications";
import { text } from "../texts/text.ts";
import { type ErrorNotification, errorNotification } from "./error-notification.ts";
import { isUnreachable, whenReachable } from "./reachable.ts";
import "../texts/areas/controls.ts";

/** Milliseconds a notification stays; the pointer on it stops the clock. */
export const notificationMs = 10_000;

/** Milliseconds a toast stays: a word in passing on something done beside the page, such as the placing of a request. */
export const toastMs = 5_000;

export type NotificationKind = "success" | "info" | "danger" | "warning";

const colors = { success: "green", info: "action", warning: "yellow", danger: "red" } as const;

/** Number of the latest success that said the same. */
const told = new Map<string, number>();

export function showNotification(
	kind: NotificationKind,
	{ title, text: message }: ErrorNotification,
	autoClose: number | false = notificationMs,
): string {
	// Ten refusals of one kind are one notification, not ten on top of each other.
	const same = `${kind}:${title}:${message}`;
	return notifications.show({
		id: kind === "success" ? inPlaceOfEarlier(same) : same,
		title,
		message,
		color: colors[kind],
		autoClose,
		withBorder: true,
		role: kind === "danger" ? "alert" : "status",
		closeButtonProps: { "aria-label": text("action.close") },
	});
}

/** Every success is told anew, for its own time and to screen readers too; the earlier one that says the same makes room. */
function inPlaceOfEarlier(same: string): string {
	const count = (told.get(same) ?? 0) + 1;
	told.set(same, count);
	notifications.hide(`${same}:${count - 1}`);
	return `${same}:${count}`;
}

export function showError(error: unknown): void {
	const notification = errorNotification(error);
	if (isUnreachable(error)) {
		// Once for all calls that fail of it, and for as long as it is so.
		const id = showNotification("danger", notification, false);
		whenReachable(() => notifications.hide(id));
	} else {
		showNotification("danger", notification);
	}
}
