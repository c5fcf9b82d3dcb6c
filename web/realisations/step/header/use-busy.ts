import { useEffect, useState } from "react";

/** Who did nothing for so long is busy with something else. Milliseconds. */
const busyMs = 60_000;

/** Whether the person has pressed or typed something on this page within the last minute, or has only just opened it. */
export function useBusy(): boolean {
	const [isBusy, setBusy] = useState(true);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const act = () => {
			clearTimeout(timer);
			timer = setTimeout(() => setBusy(false), busyMs);
			setBusy(true);
		};
		const over = new AbortController();
		for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, act, { capture: true, signal: over.signal });
		act();
		return () => {
			clearTimeout(timer);
			over.abort();
		};
	}, []);
	return isBusy;
}
