import { text } from "../texts/text.ts";
import type { ErrorNotification } from "./error-notification.ts";
import { isUnreachable } from "./reachable.ts";
import type { NotificationKind } from "./show-notification.ts";

/**
 * The module that shows notifications. Fetched once the first page is there (main.tsx), so that a lost connection can
 * be reported, or else when first needed.
 */
export const fetchNotifications = () => import("./show-notification.ts");

function show(kind: NotificationKind, notification: ErrorNotification): void {
	void fetchNotifications().then(({ showNotification }) => showNotification(kind, notification));
}

export function notifyError(error: unknown): void {
	void fetchNotifications().then(({ showError }) => showError(error));
}

/**
 * For a failure with texts of its own instead of the table's. A lost connection (`cause`) is reported in the same
 * words everywhere, and once.
 */
export function notifyFailure(title: string, message = "", cause?: unknown): void {
	if (isUnreachable(cause)) notifyError(cause);
	else show("danger", { title, text: message });
}

/** With a title of its own. */
export function notifyTitled(kind: NotificationKind, title: string, message: string): void {
	show(kind, { title, text: message });
}

export function notifyWarning(title: string, message: string): void {
	show("warning", { title, text: message });
}

export function notifyInfo(message: string): void {
	show("info", { title: text("info.title"), text: message });
}

/** A file has been uploaded. Files that arrive together share one notification. */
export function notifyUploaded(name: string): void {
	void fetchNotifications().then(({ showUploaded }) => showUploaded(name));
}

/** The browser begins to refuse to store what is typed, or no longer does. */
export function notifyUnstored(refused: boolean): void {
	void fetchNotifications().then(({ showUnstored }) => showUnstored(refused));
}

export function notifySuccess(message: string): void {
	show("success", { title: text("success.title"), text: message });
}
