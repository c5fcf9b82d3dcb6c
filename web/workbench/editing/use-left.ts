import { useEffect, useState } from "react";

/** Whether the page is being left: there is no time to wait for anything then. */
export interface Left {
	readonly isNow: boolean;
	/** Resolves when the page is left; at once while it is. */
	readonly untilThen: () => Promise<null>;
}

class Leaving implements Left {
	isNow = false;

	readonly leave = (): void => {
		this.isNow = true;
	};

	/** The browser may show a page again that was left. */
	readonly comeBack = (): void => {
		this.isNow = false;
	};

	readonly untilThen = (): Promise<null> =>
		new Promise((resolve) => {
			if (this.isNow) resolve(null);
			else window.addEventListener("pagehide", () => resolve(null), { once: true });
		});
}

/** The same object for as long as the page is open. */
export function useLeft(): Left {
	const [leaving] = useState(() => new Leaving());
	useEffect(() => {
		// Before the fields of the page are told, whose input is written then.
		window.addEventListener("pagehide", leaving.leave, { capture: true });
		window.addEventListener("pageshow", leaving.comeBack);
		return () => {
			window.removeEventListener("pagehide", leaving.leave, { capture: true });
			window.removeEventListener("pageshow", leaving.comeBack);
		};
	}, [leaving]);
	return leaving;
}
