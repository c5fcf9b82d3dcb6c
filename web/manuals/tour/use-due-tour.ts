import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import { preferencesQuery } from "../../api/preferences-query.ts";
import { keepSettings, keptSettings } from "../../ui/kept/user-settings.ts";

/**
 * Whether the tour of that day (YYYY-MM-DD) is still to be shown to this person, and a function that notes that it
 * was. It is due only once the account says so: shown too late is better than shown twice. A tour seen before accounts
 * stored it, or while the server was away, is reported to the account the next time.
 */
export function useDueTour(day: string, wanted: boolean) {
	const { date } = keptSettings("tour");
	const seen = typeof date === "string" && date >= day;
	const told = isTold(day);
	const { data } = useQuery({ ...preferencesQuery, enabled: wanted && !(seen && told) });
	const known = data === undefined ? null : (data.tour ?? "") >= day;
	const telling = useRef(false);
	const tell = useCallback(async () => {
		if (telling.current) return;
		telling.current = true;
		const kept = await call(operations.setPreference, { params: { part: "tour" }, body: { data: { value: day } } }).catch(() => null);
		if (kept !== null) noteTold(day);
	}, [day]);
	useEffect(() => {
		if (known === true) {
			keepSettings("tour", { date: day });
			noteTold(day);
		} else if (known === false && seen) void tell();
	}, [known, seen, day, tell]);
	const note = useCallback(() => {
		keepSettings("tour", { date: day });
		void tell();
	}, [day, tell]);
	return { due: wanted && !seen && known === false, note };
}

const entry = "laadstroom.tour-told";

/** Whether this browser has reported the tour of that day, or a later one, to the account, so that it need not be asked again. */
function isTold(day: string): boolean {
	return (localStorage.getItem(entry) ?? "") >= day;
}

function noteTold(day: string): void {
	try {
		localStorage.setItem(entry, day);
	} catch {
		// Storage is full or disabled: it is reported again.
	}
}
