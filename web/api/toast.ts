import { text } from "../texts/text.ts";
import { fetchNotifications, notifyError } from "./notify.ts";
import { isUnreachable } from "./reachable.ts";
import type { NotificationKind } from "./show-notification.ts";

/** A short message that disappears after 5 seconds, half the time of a notification. */
export async function notifyToast(kind: NotificationKind, title: string, message: string): Promise<void> {
	const { showNotification, toastMs } = await fetchNotifications();
	showNotification(kind, { title, text: message }, toastMs);
}

/** In place of notifySuccess for what the specification tells in a toast: the place of a request, the lists of tags and PIDs. */
export function toastSuccess(message: string): void {
	void notifyToast("success", text("success.title"), message);
}

/** In place of notifyFailure for the same. A lost connection (`cause`) is told as everywhere, for as long as it lasts. */
export function toastFailure(title: string, message = "", cause?: unknown): void {
	if (isUnreachable(cause)) notifyError(cause);
	else void notifyToast("danger", title, message);
}
