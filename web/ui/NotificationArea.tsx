import { lazy, Suspense } from "react";

const Notifications = lazy(async () => ({ default: (await import("@mantine/notifications")).Notifications }));

/** Where notifications appear, in a part of the kit that the first page does not wait for. */
export function NotificationArea() {
	return (
		<Suspense fallback={null}>
			<Notifications position="top-right" limit={4} />
		</Suspense>
	);
}
