import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";

/** How long a place has to stay the same before the server is asked about it: coordinates are typed digit by digit. Milliseconds. */
const DEBOUNCE_MS = 400;

type Known = ReadonlyMap<string, boolean>;
type Places = Map<string, { readonly lat: number; readonly lng: number; readonly code: string }>;

const NOTHING_YET: Known = new Map();

/**
 * Whether a place lies outside the municipality of the code, as far as the server has answered. The server is asked
 * about a new place, and the function gets a new identity with the answer. Without an answer there is no warning; at
 * the save, the server notes what it knows.
 */
export function useElsewhere(code: string): (latitude: number, longitude: number) => boolean {
	const [known, setKnown] = useState(NOTHING_YET);
	const asked = useRef(new Set<string>());
	/** Places that the latest render did not find, and those that the server is asked about once typing pauses. */
	const wanted = useRef<Places>(new Map());
	const waiting = useRef<Places>(new Map());
	useEffect(() => {
		if (wanted.current.size > 0) {
			waiting.current = wanted.current;
			wanted.current = new Map();
		}
		if (waiting.current.size === 0) return;
		const timer = setTimeout(() => {
			const places = [...waiting.current].filter(([place]) => !asked.current.has(place));
			waiting.current = new Map();
			for (const [place, query] of places) {
				asked.current.add(place);
				call(operations.isElsewhere, { query }).then(
					({ data: { elsewhere } }) => setKnown((now) => new Map(now).set(place, elsewhere)),
					() => asked.current.delete(place),
				);
			}
		}, DEBOUNCE_MS);
		return () => clearTimeout(timer);
	});
	return useCallback(
		(latitude: number, longitude: number) => {
			const place = `${code} ${latitude} ${longitude}`;
			const answer = known.get(place);
			if (answer === undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) {
				wanted.current.set(place, { lat: latitude, lng: longitude, code });
			}
			return answer === true;
		},
		[known, code],
	);
}
