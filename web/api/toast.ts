import { text } from "../texts/text.ts";
import { fetchNotifications, notifyError } from "./notify.ts";
import { isUnreachable } from "./reachable.ts";
import type { NotificationKind } from "./show-notification.ts";

/** A short message that disappears after 5 seconds, half the time of a notification. */
export async function notifyToast(kind: NotificationKind, title: string, message: string): Promise<void> {
	const { showNotification, toastMs } = await fetchNotifications();
	showNotification(kind, { title, text: message }, toastMs);
}

/** Replaces notifySuccess where the specification asks for a toast: the place of a request, the lists of tags and PIDs. */
export function toastSuccess(message: string): void {
	void notifyToast("success", text("success.title"), message);
}

/** Replaces notifyFailure in the same places. A lost connection (`cause`) is reported as everywhere else, for as long as it lasts. */
export function toastFailure(title: string, message = "", cause?: unknown): void {
	if (isUnreachable(cause)) notifyError(cause);
	else void notifyToast("danger", title, message);
}
