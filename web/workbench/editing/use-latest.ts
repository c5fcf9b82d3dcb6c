import { type RefObject, useEffect, useRef } from "react";

/** The latest rendered value, for an act that runs later: it must use what is shown then, not what was shown when it was requested. */
export function useLatest<Value>(value: Value): RefObject<Value> {
	const latest = useRef(value);
	useEffect(() => {
		latest.current = value;
	});
	return latest;
}
