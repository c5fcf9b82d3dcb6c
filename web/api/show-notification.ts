import { notifications, notificationsStore } from "@mantine/notifications";
import { text } from "../texts/text.ts";
import { type ErrorNotification, errorNotification } from "./error-notification.ts";
import { isUnreachable, whenReachable } from "./reachable.ts";
import "../texts/areas/controls.ts";
import "../texts/areas/files.ts";

/** Milliseconds a notification stays; the pointer on one of a failure or a warning stops the clock. */
export const notificationMs = 10_000;

/** Milliseconds a toast stays: a word in passing on something done beside the page, such as the placing of a request. */
export const toastMs = 5_000;

export type NotificationKind = "success" | "info" | "danger" | "warning";

/** Told of what went well: whatever lies under it can still be pressed, and a pointer that happens to rest there does not make it stay. */
const passing: ReadonlySet<NotificationKind> = new Set(["success", "info"]);

const colors = { success: "green", info: "action", warning: "yellow", danger: "red" } as const;

/** Notifications so far. */
let shown = 0;

/** Number of the latest success that said the same. */
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
		// What happened last is on top and never waits for what was told before; that makes room, unless it is a failure nobody may have read.
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

/** Every success is announced again, for its own time and to screen readers too; an earlier one with the same text makes room. */
function inPlaceOfEarlier(same: string): string {
	const count = (told.get(same) ?? 0) + 1;
	told.set(same, count);
	notifications.hide(`${same}:${count - 1}`);
	return `${same}:${count}`;
}

const unstored = "unstored";

/** For as long as the browser refuses to store what is typed. */
export function showUnstored(refused: boolean): void {
	if (refused) showNotification("warning", { title: text("unstored.title"), text: text("unstored.text") }, false, unstored);
	else notifications.hide(unstored);
}

/** What stops waiting to hide the notification that there is no connection. */
let hiding = () => {};

export function showError(error: unknown): void {
	const notification = errorNotification(error);
	if (isUnreachable(error)) {
		// Once for all calls that fail of it, and for as long as it is so.
		const id = showNotification("danger", notification, false);
		hiding();
		hiding = whenReachable(() => notifications.hide(id));
	} else {
		showNotification("danger", notification);
	}
}
