/** What was typed between opening the palette and its field being there. */
export interface TypedAhead {
	readonly text: string;
	/** Enter was pressed as well, which chooses the first result. */
	readonly entered: boolean;
}

const nothing: TypedAhead = { text: "", entered: false };

let typed = nothing;
let giveBack: (() => void) | null = null;

/**
 * From now on keys go to the palette, whose field is still loading, and not to the page. There is no time limit:
 * otherwise the rest of what somebody types would end up in the page. Escape and the pointer cancel it.
 */
export function keepTyped(onGivenUp: () => void): void {
	if (giveBack !== null) return;
	typed = nothing;
	const giveUp = (event: Event): void => {
		if (event instanceof KeyboardEvent && event.key !== "Escape") return;
		takeTyped();
		onGivenUp();
	};
	const until = new AbortController();
	const first = { capture: true, signal: until.signal };
	window.addEventListener("keydown", giveUp, first);
	window.addEventListener("pointerdown", giveUp, first);
	window.addEventListener("keydown", keep, first);
	giveBack = () => {
		until.abort();
		giveBack = null;
	};
}

/** Returns what was typed meanwhile, and gives the keys back to the page. */
export function takeTyped(): TypedAhead {
	const taken = giveBack === null ? nothing : typed;
	giveBack?.();
	return taken;
}

function keep(event: KeyboardEvent): void {
	if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
	const { text, entered } = typed;
	if (event.key === "Backspace") typed = { text: text.slice(0, -1), entered: false };
	else if (event.key === "Enter") typed = { text, entered: true };
	else if (event.key.length === 1) typed = { text: text + event.key, entered };
	else return;
	event.preventDefault();
	event.stopImmediatePropagation();
}
