import { fetchNotifications } from "./notify.ts";
import type { NotificationKind } from "./show-notification.ts";

/** Tells something in passing: it goes by itself after 5 seconds, half as long as a notification stays. */
export async function notifyToast(kind: NotificationKind, title: string, message: string): Promise<void> {
	const { showNotification, toastMs } = await fetchNotifications();
	showNotification(kind, { title, text: message }, toastMs);
}
