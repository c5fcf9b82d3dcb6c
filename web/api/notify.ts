import { text } from "../texts/text.ts";
import { type ErrorNotification, errorNotification } from "./error-notification.ts";
import type { NotificationKind } from "./show-notification.ts";

/** The part of the kit that shows them is fetched after the first page is there (ui/NotificationArea.tsx), or at the first need. */
function show(kind: NotificationKind, notification: ErrorNotification): void {
	void import("./show-notification.ts").then(({ showNotification }) => showNotification(kind, notification));
}

export function notifyError(error: unknown): void {
	show("danger", errorNotification(error));
}

/** For a failure with texts of its own instead of the table's. */
export function notifyFailure(title: string, message = ""): void {
	show("danger", { title, text: message });
}

export function notifyWarning(title: string, message: string): void {
	show("warning", { title, text: message });
}

export function notifySuccess(message: string): void {
	show("success", { title: text("success.title"), text: message });
}
