import { useEffect, useRef, useState } from "react";
import { type AddressSearch, wasAborted } from "./address-search.ts";
import { addressOf, type LocationValue, positionOf, withAddress } from "./location-value.ts";

const DEBOUNCE_MS = 1000;
/** How long a lookup may take: a save waits for it. The server gives up on its own source after half of this. Milliseconds. */
const LIMIT_MS = 8000;
/** How long the outcome of the last lookup is shown. Milliseconds. */
const TOLD_MS = 3000;
const NOBODY_WAITS = () => () => {};

interface ReverseAddress {
	/** The last place has no address, or the search could not tell. */
	readonly outcome: "none-found" | "unavailable" | null;
	/** Call before a change that brings its own address along with the position. */
	readonly accept: (value: LocationValue) => void;
}

/**
 * Fills in a place's address one second after the place was moved without one: by a pin, or by typed or pasted
 * coordinates. A change that brings both (a search result, a restored draft) is left alone. `begin` is called when the
 * place is moved, to mark that an address is being looked up, and returns a function that ends this.
 */
export function useReverseAddress(
	value: LocationValue,
	onChange: (value: LocationValue) => void,
	search: AddressSearch,
	locked: boolean,
	begin: () => () => void = NOBODY_WAITS,
): ReverseAddress {
	const [outcome, setOutcome] = useState<ReverseAddress["outcome"]>(null);
	const latest = useRef({ value, onChange, begin });
	latest.current = { value, onChange, begin };
	const settled = useRef({ place: placeOf(value), address: addressOf(value) });
	useEffect(() => {
		if (outcome === null) return;
		const timer = setTimeout(() => setOutcome(null), TOLD_MS);
		return () => clearTimeout(timer);
	}, [outcome]);
	const place = placeOf(value);
	const address = addressOf(value);

	useEffect(() => {
		if (place === settled.current.place) {
			settled.current = { place, address };
			return;
		}
		setOutcome(null);
		const broughtAlong = address !== settled.current.address && address !== "";
		const position = positionOf(latest.current.value);
		if (locked || broughtAlong || position === null) {
			settled.current = { place, address };
			return;
		}
		const controller = new AbortController();
		const end = latest.current.begin();
		const giveUp = () => {
			settled.current = { place, address };
			setOutcome("unavailable");
			end();
		};
		let limit: ReturnType<typeof setTimeout> | undefined;
		const timer = setTimeout(() => {
			limit = setTimeout(() => {
				controller.abort();
				giveUp();
			}, LIMIT_MS);
			search.reverse(position, controller.signal).then(
				(found) => {
					if (controller.signal.aborted) return;
					clearTimeout(limit);
					const changed = withAddress(latest.current.value, found);
					settled.current = { place, address: addressOf(changed) };
					setOutcome(found ? null : "none-found");
					latest.current.onChange(changed);
					end();
				},
				(reason: unknown) => {
					clearTimeout(limit);
					if (controller.signal.aborted || wasAborted(reason)) end();
					else giveUp();
				},
			);
		}, DEBOUNCE_MS);
		return () => {
			clearTimeout(timer);
			clearTimeout(limit);
			controller.abort();
			end();
		};
	}, [place, address, locked, search]);

	return {
		outcome,
		accept: (accepted) => {
			setOutcome(null);
			settled.current = { place: placeOf(accepted), address: addressOf(accepted) };
		},
	};
}

function placeOf(value: LocationValue): string {
	const position = positionOf(value);
	return position ? `${position.latitude},${position.longitude}` : "";
}
