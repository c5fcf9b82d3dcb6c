import { lazy, Suspense, useEffect, useState } from "react";
import { loadWhenIdle } from "../loading/load-when-idle.ts";

const fetchList = () => import("./NotificationList.tsx");
const NotificationList = lazy(fetchList);

/**
 * Where notifications appear. Its part of the kit loads after the first page has what it needs; earlier notifications
 * are queued.
 */
export function NotificationArea() {
	const [there, setThere] = useState(false);
	useEffect(() => loadWhenIdle(() => fetchList().then(() => setThere(true))), []);
	return there ? (
		<Suspense fallback={null}>
			<NotificationList />
		</Suspense>
	) : null;
}
