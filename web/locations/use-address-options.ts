import { useEffect, useRef, useState } from "react";
import type { Position } from "../map/map-settings.ts";
import { useDebounced } from "../ui/use-debounced.ts";
import { type AddressSearch, type FoundAddress, wasAborted } from "./address-search.ts";

const DEBOUNCE_MS = 300;
/** Shorter texts fit half the country. */
const SHORTEST_TEXT = 3;

export interface AddressOptions {
	readonly state: "idle" | "searching" | "found" | "none" | "unavailable";
	readonly options: readonly FoundAddress[];
}

const IDLE: AddressOptions = { state: "idle", options: [] };

/** Addresses for what somebody is typing. The options before stay until the new ones are there. */
export function useAddressOptions(typed: string, near: Position | null, search: AddressSearch): AddressOptions {
	const question = useDebounced(typed.trim(), DEBOUNCE_MS);
	const [found, setFound] = useState(IDLE);
	const place = useRef(near);
	place.current = near;
	useEffect(() => {
		if (question.length < SHORTEST_TEXT) {
			setFound(IDLE);
			return;
		}
		const controller = new AbortController();
		setFound(({ options }) => ({ state: "searching", options }));
		search.search(question, place.current, controller.signal).then(
			(options) => controller.signal.aborted || setFound({ state: options.length > 0 ? "found" : "none", options }),
			(reason: unknown) => controller.signal.aborted || wasAborted(reason) || setFound({ state: "unavailable", options: [] }),
		);
		return () => controller.abort();
	}, [question, search]);
	return typed.trim().length < SHORTEST_TEXT ? IDLE : found;
}
