/** Milliseconds from the last keystroke in a field to the paint in which the number of results has changed. */
const keystrokes: number[] = [];

declare global {
	// Called from the page by the measurement.
	var keystrokesToPaint: () => readonly number[];
	var longestBlock: () => number;
	/** Changes one process, as a synchronisation would. */
	var changeOne: (number: number) => void;
}

/** Watches a page: every keystroke, and the paint that shows its effect. */
export function watchKeystrokes(): void {
	let pressedAt = 0;
	let longest = 0;
	globalThis.keystrokesToPaint = () => keystrokes.splice(0);
	globalThis.longestBlock = () => {
		const found = longest;
		longest = 0;
		return found;
	};
	document.addEventListener("input", ({ timeStamp }) => (pressedAt = timeStamp), true);
	const shown = () => document.querySelector("[role=status]")?.textContent;
	let before = shown();
	new MutationObserver(() => {
		const now = shown();
		if (now === before) return;
		before = now;
		if (pressedAt === 0) return;
		const from = pressedAt;
		pressedAt = 0;
		afterPaint(() => keystrokes.push(performance.now() - from));
	}).observe(document.body, { subtree: true, childList: true, characterData: true });
	let last = performance.now();
	const turn = () => {
		const now = performance.now();
		// Browsers delay nested timers by 4 ms.
		longest = Math.max(longest, now - last - 4);
		last = now;
		setTimeout(turn, 0);
	};
	turn();
}

/** A frame's callbacks run before it is painted; a message sent from one is handled afterwards. */
function afterPaint(done: () => void): void {
	requestAnimationFrame(() => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = done;
		port2.postMessage(null);
	});
}
