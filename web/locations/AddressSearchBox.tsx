import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Position } from "../map/map-settings.ts";
import { text } from "../texts/text.ts";
import { useDebounced } from "../ui/time/use-debounced.ts";
import styles from "./AddressSearchBox.module.css";
import { type AddressSearch, type FoundAddress, wasAborted } from "./address-search.ts";

interface AddressSearchBoxProps {
	readonly search: AddressSearch;
	/** Addresses near it come first. */
	readonly near: Position | null;
	readonly onChoose: (address: FoundAddress) => void;
	/** The search only shows places: there is nothing to choose or fill in by hand instead. */
	readonly looking?: boolean;
}

/** Address search: type, then choose with the arrow keys and Enter or with the mouse; Escape closes. */
export function AddressSearchBox({ search, near, onChoose, looking = false }: AddressSearchBoxProps) {
	const [typed, setTyped] = useState("");
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const id = useId();
	const { state, options } = useAddressOptions(typed, near, search);
	const expanded = open && options.length > 0;

	const choose = (address: FoundAddress): void => {
		setTyped("");
		setOpen(false);
		setActive(-1);
		onChoose(address);
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.key === "Escape" && open) {
			event.stopPropagation();
			setOpen(false);
		}
		if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
			// Enter never submits the surrounding form; without a highlighted option it takes the first.
			event.preventDefault();
			const address = options[Math.max(active, 0)];
			if (expanded && address) choose(address);
		}
		if ((event.key === "ArrowDown" || event.key === "ArrowUp") && options.length > 0) {
			event.preventDefault();
			setOpen(true);
			setActive((active + (event.key === "ArrowDown" ? 1 : -1) + options.length) % options.length);
		}
	};

	return (
		<div className={styles.search}>
			<label className="visually-hidden" htmlFor={`${id}-input`}>
				{text("location.search")}
			</label>
			<IconSearch size={18} className={styles.icon} aria-hidden />
			<input
				id={`${id}-input`}
				className={styles.input}
				type="text"
				role="combobox"
				autoComplete="off"
				spellCheck={false}
				maxLength={200}
				placeholder={text("location.search")}
				aria-autocomplete="list"
				aria-expanded={expanded}
				aria-controls={`${id}-options`}
				aria-activedescendant={expanded && active >= 0 ? `${id}-${active}` : undefined}
				aria-describedby={`${id}-state`}
				value={typed}
				onChange={(event) => {
					setTyped(event.target.value);
					setOpen(true);
					setActive(-1);
				}}
				onKeyDown={onKeyDown}
				onBlur={() => setOpen(false)}
			/>
			<div id={`${id}-options`} className={styles.options} role="listbox" aria-label={text("location.search.results")} hidden={!expanded}>
				{options.map((address, place) => (
					<div
						key={`${address.label}|${address.latitude}`}
						id={`${id}-${place}`}
						className={styles.option}
						role="option"
						aria-selected={place === active}
						// The field must keep the focus: losing it would close the list before the click counts.
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => choose(address)}
						onKeyDown={onKeyDown}
						tabIndex={-1}
					>
						{address.label}
					</div>
				))}
			</div>
			<p id={`${id}-state`} className={state === "none" || state === "unavailable" ? styles.state : "visually-hidden"} role="status">
				{open ? stateText(state, options.length, looking) : ""}
			</p>
		</div>
	);
}

function stateText(state: AddressOptions["state"], count: number, looking: boolean): string {
	if (state === "searching") return text("location.search.searching");
	if (state === "none") return text(looking ? "location.search.none.looking" : "location.search.none");
	if (state === "unavailable") return text(looking ? "location.search.unavailable.looking" : "location.search.unavailable");
	return state === "found" ? text(count === 1 ? "location.search.count.one" : "location.search.count.other", { count }) : "";
}

const DEBOUNCE_MS = 300;
/** Shorter texts match half the country. */
const SHORTEST_TEXT = 3;

interface AddressOptions {
	readonly state: "idle" | "searching" | "found" | "none" | "unavailable";
	readonly options: readonly FoundAddress[];
}

const IDLE: AddressOptions = { state: "idle", options: [] };

/** Address suggestions for a typed text. The previous ones stay until the new ones arrive. */
function useAddressOptions(typed: string, near: Position | null, search: AddressSearch): AddressOptions {
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
