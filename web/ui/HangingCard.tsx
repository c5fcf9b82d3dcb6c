import { type ReactNode, useEffect, useRef } from "react";
import { Card } from "./Card.tsx";

interface HangingCardProps {
	/** Undefined where it stands in the page itself. */
	readonly onClose: (() => void) | undefined;
	readonly children: ReactNode;
}

/**
 * What hangs over a page below the button that opened it: nothing moves for it. Escape closes it and gives the focus back to
 * the button; a press or the focus elsewhere closes it too, because it would cover what somebody goes to. It stands in the
 * element that the button controls.
 */
export function HangingCard({ onClose, children }: HangingCardProps) {
	const place = useRef<HTMLDivElement>(null);
	const close = useRef(onClose);
	close.current = onClose;
	const hangs = onClose !== undefined;
	useEffect(() => {
		if (!hangs) return;
		const panel = place.current?.parentElement;
		const buttons = [...document.querySelectorAll<HTMLElement>("[aria-controls]")].filter(
			(button) => button.getAttribute("aria-controls") === panel?.id,
		);
		const listening = new AbortController();
		const { signal } = listening;
		const leave = ({ target, type }: Event) => {
			if (!(target instanceof Element) || !target.isConnected) return;
			// A press between what can have the focus in it gives that to what it stands in, which is nowhere else.
			if (type === "focusin" && target.contains(place.current)) return;
			const isOwn = panel?.contains(target) === true || buttons.some((button) => button.contains(target));
			// What it asks stands in a layer of its own.
			if (!isOwn && target.closest("[data-portal]") === null) close.current?.();
		};
		/** Whether a key was pressed while it asked something, which hears the key first and may be gone when this does. */
		let asked = false;
		const noteAsked = () => {
			asked = document.querySelector('[aria-modal="true"]') !== null;
		};
		const giveBack = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.defaultPrevented || asked) return;
			event.preventDefault();
			buttons.find((button) => button.ariaExpanded !== "false")?.focus();
			close.current?.();
		};
		document.addEventListener("pointerdown", leave, { signal });
		document.addEventListener("focusin", leave, { signal });
		window.addEventListener("keydown", noteAsked, { signal, capture: true });
		document.addEventListener("keydown", giveBack, { signal });
		return () => listening.abort();
	}, [hangs]);
	return (
		<div ref={place}>
			<Card>{children}</Card>
		</div>
	);
}
