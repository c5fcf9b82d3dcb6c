import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./HoverText.module.css";

interface HoverTextProps {
	readonly children: ReactNode;
	/** Text shown on hover and focus. Screen readers read it as the description. */
	readonly more: string;
}

/**
 * Text that reveals more on hover or focus. The additional text is rendered above everything, so no scroll container
 * clips it; the pointer may move onto it, and Escape or scrolling dismisses it.
 */
export function HoverText({ children, more }: HoverTextProps) {
	const [place, setPlace] = useState<{ readonly left: number; readonly bottom: number } | null>(null);
	const button = useRef<HTMLButtonElement>(null);
	const id = useId();
	const shown = place !== null;
	const open = (): void => {
		const box = button.current?.getBoundingClientRect();
		if (box === undefined) return;
		const { clientWidth, clientHeight } = document.documentElement;
		setPlace({ left: Math.max(8, Math.min(box.left, clientWidth - widest - 8)), bottom: clientHeight - box.top });
	};
	const close = (): void => setPlace(null);
	useEffect(() => {
		if (!shown) return;
		const hide = () => setPlace(null);
		const onKey = ({ key }: KeyboardEvent) => key === "Escape" && hide();
		document.addEventListener("keydown", onKey);
		document.addEventListener("scroll", hide, { capture: true, passive: true });
		return () => {
			document.removeEventListener("keydown", onKey);
			document.removeEventListener("scroll", hide, { capture: true });
		};
	}, [shown]);
	return (
		<>
			<button
				ref={button}
				type="button"
				className={styles.button}
				aria-describedby={id}
				// Escape dismisses this, not the dialog it is in.
				data-mantine-stop-propagation={shown || undefined}
				onMouseEnter={open}
				onMouseLeave={close}
				onFocus={open}
				onBlur={close}
				onClick={open}
			>
				{children}
				{
					// A child of the button as far as React is concerned: moving onto it does not count as leaving the button.
					place !== null &&
						createPortal(
							<span role="tooltip" className={styles.more} style={{ left: place.left, bottom: place.bottom }}>
								{more}
							</span>,
							document.body,
						)
				}
			</button>
			<span id={id} hidden>
				{more}
			</span>
		</>
	);
}

/** Pixels; the same as in the style sheet. */
const widest = 280;
