import { type ReactNode, useEffect, useRef } from "react";
import { Card } from "./Card.tsx";

interface HangingCardProps {
	/** Undefined for a card that is part of the page itself. */
	readonly onClose: (() => void) | undefined;
	readonly children: ReactNode;
}

/**
 * A card that hangs over the page below the button that opened it, so that nothing moves. Escape closes it and returns
 * the focus to the button; a press or the focus elsewhere closes it too, because it would cover what the person turns
 * to. It is rendered in the element that the button controls.
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
			// A press on a part of the card that can't have the focus focuses an ancestor of the card: that is not
			// elsewhere.
			if (type === "focusin" && target.contains(place.current)) return;
			const isOwn = panel?.contains(target) === true || buttons.some((button) => button.contains(target));
			// Its dialogs are rendered in a portal.
			if (!isOwn && target.closest("[data-portal]") === null) close.current?.();
		};
		/**
		 * Whether a dialog was open when a key was pressed: the dialog handles the key first and may be gone by the
		 * time it arrives here.
		 */
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
