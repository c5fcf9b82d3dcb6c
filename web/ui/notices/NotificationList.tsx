import { Notifications, notifications, notificationsStore } from "@mantine/notifications";
import { useEffect } from "react";
import styles from "./NotificationList.module.css";

/**
 * Whether something was open over the page when the key went down: it may be closed by the time the event arrives here.
 */
let closesAnother = false;

function onKeyFirst({ key }: KeyboardEvent): void {
	if (key === "Escape") closesAnother = document.querySelector('[aria-modal="true"]') !== null;
}

/** Escape dismisses the latest notification, unless it closes something that is open over the page. */
function onKey(event: KeyboardEvent): void {
	if (event.key !== "Escape" || event.defaultPrevented || closesAnother) return;
	const { notifications: shown } = notificationsStore.getState();
	const latest = shown.toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0))[0];
	if (latest?.id !== undefined) notifications.hide(latest.id);
}

/**
 * The notifications: beside the action bar on wide screens, between the controls of a list, above the bar on phones,
 * and never over the start of a form.
 */
export default function NotificationList() {
	useEffect(() => {
		// Runs before any dialog handles the event: on window, in the capture phase.
		window.addEventListener("keydown", onKeyFirst, true);
		document.addEventListener("keydown", onKey);
		return () => {
			window.removeEventListener("keydown", onKeyFirst, true);
			document.removeEventListener("keydown", onKey);
		};
	}, []);
	return (
		<Notifications
			position="bottom-right"
			limit={4}
			containerWidth={332}
			// Hovering over one notification keeps only that one open.
			pauseResetOnHover="notification"
			classNames={{ root: styles.root ?? "" }}
		/>
	);
}
