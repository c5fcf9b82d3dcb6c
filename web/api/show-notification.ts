import { notifications, notificationsStore } from "@mantine/notifications";
import { text } from "../texts/text.ts";
import { type ErrorNotification, errorNotification } from "./error-notification.ts";
import { isUnreachable, whenReachable } from "./reachable.ts";
import "../texts/areas/controls.ts";
import "../texts/areas/failures.ts";
import "../texts/areas/files.ts";

/** Milliseconds that a notification stays; hovering over a failure or a warning stops the clock. */
export const notificationMs = 10_000;

/** Milliseconds that a toast stays: a brief message about something done beside the page, such as placing a request. */
export const toastMs = 5_000;

export type NotificationKind = "success" | "info" | "danger" | "warning";

/**
 * Kinds that need no reaction: whatever lies under one can still be pressed, and a pointer that happens to rest there
 * does not keep it open.
 */
const passing: ReadonlySet<NotificationKind> = new Set(["success", "info"]);

const colors = { success: "green", info: "action", warning: "yellow", danger: "red" } as const;

/** Number of notifications shown so far. */
let shown = 0;

/** Number of the latest success with the same text. */
const told = new Map<string, number>();

export function showNotification(
	kind: NotificationKind,
	{ title, text: message }: ErrorNotification,
	autoClose: number | false = notificationMs,
	// Ten refusals of one kind are one notification, not ten on top of each other.
	same = `${kind}:${title}:${message}`,
): string {
	shown += 1;
	const id = notifications.show({
		id: kind === "success" ? inPlaceOfEarlier(same) : same,
		// The latest notification is on top and never waits for earlier ones; those make room, except failures that may
		// not have been read yet.
		priority: shown,
		title,
		message,
		color: colors[kind],
		autoClose,
		withBorder: true,
		role: kind === "danger" ? "alert" : "status",
		closeButtonProps: { "aria-label": text("action.close") },
		...(passing.has(kind) ? { styles: { root: { pointerEvents: "none" }, closeButton: { pointerEvents: "auto" } } } : {}),
	});
	for (const { id: waiting, role } of notificationsStore.getState().queue) {
		if (waiting !== undefined && role !== "alert") notifications.hide(waiting);
	}
	return id;
}

const uploads = "uploads";

/** Files that have arrived while the message about them is on the screen. */
let arrived: readonly string[] = [];

/** One message for all uploads, however many come at once. */
export function showUploaded(name: string): void {
	const { notifications: open } = notificationsStore.getState();
	const stillShown = open.some(({ id }) => id === `${uploads}:${told.get(uploads)}`);
	arrived = stillShown ? [...arrived, name] : [name];
	const message =
		arrived.length === 1
			? text("files.upload.done", { name })
			: text("files.upload.done.many", { count: arrived.length, names: arrived.join(", ") });
	showNotification("success", { title: text("files.upload.done.title"), text: message }, notificationMs, uploads);
}

/** Every success is announced again, with its own duration and to screen readers too; an earlier one with the same text makes room. */
function inPlaceOfEarlier(same: string): string {
	const count = (told.get(same) ?? 0) + 1;
	told.set(same, count);
	notifications.hide(`${same}:${count - 1}`);
	return `${same}:${count}`;
}

const unstored = "unstored";

/** Shown for as long as the browser refuses to store what is typed. */
export function showUnstored(refused: boolean): void {
	if (refused) showNotification("warning", { title: text("unstored.title"), text: text("unstored.text") }, false, unstored);
	else notifications.hide(unstored);
}

/** Cancels the pending removal of the notification that there is no connection. */
let hiding = () => {};

export function showError(error: unknown): void {
	const notification = errorNotification(error);
	if (isUnreachable(error)) {
		// One notification for all calls that fail because of it, for as long as it lasts.
		const id = showNotification("danger", notification, false);
		hiding();
		hiding = whenReachable(() => notifications.hide(id));
	} else {
		showNotification("danger", notification);
	}
}
