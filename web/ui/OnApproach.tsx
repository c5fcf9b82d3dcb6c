import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./OnApproach.module.css";

interface OnApproachProps {
	readonly children: ReactNode;
	/** Text that shows while the pointer or the focus is here. A screen reader reads it as the description. */
	readonly more: string;
}

/**
 * Words with more behind them. What shows lies above everything, so that no scrolling frame cuts it off; the
 * pointer may go over to it, and Escape takes it away. A scroll takes it away too.
 */
export function OnApproach({ children, more }: OnApproachProps) {
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
				onMouseEnter={open}
				onMouseLeave={close}
				onFocus={open}
				onBlur={close}
				onClick={open}
			>
				{children}
				{
					// Within the button to React alone: going over to it is not leaving the button.
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

/** Pixels; as in the style. */
const widest = 280;
