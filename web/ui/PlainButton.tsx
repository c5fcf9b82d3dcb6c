import type { ReactNode } from "react";
import styles from "./PlainButton.module.css";

interface PlainButtonProps {
	readonly children: ReactNode;
	readonly onClick: () => void;
	/** The screen's primary action. */
	readonly filled?: boolean;
	readonly small?: boolean;
	/** The action is in progress, so the button can't be pressed again. */
	readonly busy?: boolean;
}

/** A button for the frame and the screens before it, which don't wait for the kit; looks like the kit's. */
export function PlainButton({ children, onClick, filled = false, small = false, busy = false }: PlainButtonProps) {
	return (
		<button
			type="button"
			className={`${styles.button} ${filled ? styles.filled : ""} ${small ? styles.small : ""}`}
			disabled={busy}
			aria-busy={busy || undefined}
			onClick={onClick}
		>
			{children}
		</button>
	);
}

/** The same look for a link. */
export const plainButtonClass = `${styles.button} ${styles.filled}`;
