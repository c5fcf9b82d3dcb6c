import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import styles from "./Disclosure.module.css";

interface DisclosureProps {
	readonly button: ReactNode;
	/** Accessible name of the button. */
	readonly label: string;
	readonly buttonClassName?: string | undefined;
	readonly className?: string | undefined;
	readonly initiallyOpen?: boolean;
	/** Content of the panel; `close` lets links and buttons inside it close it. */
	readonly children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a panel below its right edge. Escape closes it and returns the focus; a click outside or moving
 * the focus out closes it too. For the frame, which shouldn't wait for a popover library.
 */
export function Disclosure({ button, label, buttonClassName, className, initiallyOpen = false, children }: DisclosureProps) {
	const [open, setOpen] = useState(initiallyOpen);
	const root = useRef<HTMLDivElement>(null);
	const trigger = useRef<HTMLButtonElement>(null);
	const id = useId();
	useEffect(() => {
		if (!open) return;
		const outside = (event: Event) => {
			if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
		};
		const onEscape = (event: KeyboardEvent) => {
			if (event.key !== "Escape") return;
			setOpen(false);
			trigger.current?.focus();
		};
		document.addEventListener("pointerdown", outside);
		document.addEventListener("focusin", outside);
		document.addEventListener("keydown", onEscape);
		return () => {
			document.removeEventListener("pointerdown", outside);
			document.removeEventListener("focusin", outside);
			document.removeEventListener("keydown", onEscape);
		};
	}, [open]);
	return (
		<div ref={root} className={className ? `${styles.root} ${className}` : styles.root}>
			<button
				ref={trigger}
				type="button"
				className={buttonClassName}
				aria-label={label}
				aria-expanded={open}
				aria-controls={id}
				onClick={() => setOpen(!open)}
			>
				{button}
			</button>
			<div id={id} className={styles.panel} hidden={!open}>
				{open ? children(() => setOpen(false)) : null}
			</div>
		</div>
	);
}
