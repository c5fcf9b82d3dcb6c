import { lazy, Suspense, useEffect, useState } from "react";
import { fetchLater } from "./fetch-later.ts";

const fetchArea = async () => ({ default: (await import("@mantine/notifications")).Notifications });
const Notifications = lazy(fetchArea);

/** Where notifications appear. Its part of the kit is fetched once the first page has what it needs; what is told before then is kept for it. */
export function NotificationArea() {
	const [there, setThere] = useState(false);
	useEffect(() => fetchLater(() => fetchArea().then(() => setThere(true))), []);
	return there ? (
		<Suspense fallback={null}>
			<Notifications position="top-right" limit={4} />
		</Suspense>
	) : null;
}
