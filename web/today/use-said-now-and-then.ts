import { useEffect, useRef, useState } from "react";

/** Minimum time between announcements, in milliseconds: a compromise between staying informed and being disturbed. */
const restMs = 60_000;

/** The sentence for a screen reader: the first is announced at once, later changes at most once a minute. */
export function useSaidNowAndThen(sentence: string): string {
	const [said, setSaid] = useState("");
	const lastAt = useRef(Number.NEGATIVE_INFINITY);
	useEffect(() => {
		if (sentence === "" || sentence === said) return;
		const say = () => {
			lastAt.current = Date.now();
			setSaid(sentence);
		};
		const wait = lastAt.current + restMs - Date.now();
		if (wait <= 0) return say();
		const timer = setTimeout(say, wait);
		return () => clearTimeout(timer);
	}, [sentence, said]);
	return said;
}
