import { useEffect, useRef, useState } from "react";

/** Often enough to be told, too seldom to be disturbed. Milliseconds. */
const restMs = 60_000;

/** The sentence for a screen reader: the first at once, what it becomes at most once a minute. */
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
