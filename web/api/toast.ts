import { fetchNotifications } from "./notify.ts";
import type { NotificationKind } from "./show-notification.ts";

/** A short message that disappears after 5 seconds, half the time of a notification. */
export async function notifyToast(kind: NotificationKind, title: string, message: string): Promise<void> {
	const { showNotification, toastMs } = await fetchNotifications();
	showNotification(kind, { title, text: message }, toastMs);
}
