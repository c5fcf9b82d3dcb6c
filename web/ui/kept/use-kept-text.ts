import { useState } from "react";
import { dropWork, findWork, keepWork, type WorkPlace } from "./kept-work.ts";

/**
 * A text field's state, stored in this browser session on every keystroke, so it survives a reload and the end of the
 * sign-in session.
 */
export function useKeptText(place: WorkPlace, start = "") {
	const [text, setText] = useState(() => findWork(place) ?? start);
	const type = (typed: string): void => {
		setText(typed);
		if (typed === start) dropWork(place);
		else keepWork(place, typed);
	};
	return { text, type, drop: () => dropWork(place) };
}
