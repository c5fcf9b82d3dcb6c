import { type RefObject, useEffect, useRef } from "react";

/** What is shown by the time that an act is done: it is made of that, not of what was shown when somebody asked for it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
	const latest = useRef(value);
	useEffect(() => {
		latest.current = value;
	});
	return latest;
}
