import { useState } from "react";
import { dropWork, findWork, keepWork, type WorkPlace } from "./kept-work.ts";

/** A text as it is typed, kept in this browser session at every key: it outlives a reload and the end of the session. */
export function useKeptText(place: WorkPlace, start = "") {
	const [text, setText] = useState(() => findWork(place) ?? start);
	const type = (typed: string): void => {
		setText(typed);
		if (typed === start) dropWork(place);
		else keepWork(place, typed);
	};
	return { text, type, drop: () => dropWork(place) };
}
