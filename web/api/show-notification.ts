import { notifications } from "@mantine/notifications";
import { text } from "../texts/text.ts";
import { type ErrorNotification, errorNotification } from "./error-notification.ts";

/** Milliseconds a notification stays; the pointer on it stops the clock. */
export const notificationMs = 10_000;

export type NotificationKind = "success" | "danger" | "warning";

const colors = { success: "green", warning: "yellow", danger: "red" } as const;

export function showNotification(kind: NotificationKind, { title, text: message }: ErrorNotification): void {
	notifications.show({
		// Ten refusals of one kind are one notification, not ten on top of each other.
		id: `${kind}:${title}:${message}`,
		title,
		message,
		color: colors[kind],
		autoClose: notificationMs,
		withBorder: true,
		role: kind === "danger" ? "alert" : "status",
		closeButtonProps: { "aria-label": text("action.close") },
	});
}

export function showError(error: unknown): void {
	showNotification("danger", errorNotification(error));
}
