const TrueDate = Date;
let shift = 0;

class ShiftedDate extends TrueDate {
	constructor(...given: readonly unknown[]) {
		if (given.length === 0) super(TrueDate.now() + shift);
		else super(...(given as [number]));
	}

	static override now(): number {
		return TrueDate.now() + shift;
	}
}

/** Shifts this page's clock to the given instant. Only for a page of its own, such as the frame of a preview. */
export function setClock(now: number): void {
	shift = now - TrueDate.now();
	globalThis.Date = ShiftedDate as DateConstructor;
}

/**
 * The step's page focuses its first field when it opens. In a frame, that would take the focus away from the surrounding page, so nothing
 * here takes the focus before somebody works in the frame.
 */
export function leaveFocus(): void {
	const focus = HTMLElement.prototype.focus;
	HTMLElement.prototype.focus = function (options) {
		if (document.hasFocus()) focus.call(this, options);
	};
}
