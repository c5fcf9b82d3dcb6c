import type { ReactNode } from "react";
import styles from "./PlainButton.module.css";

interface PlainButtonProps {
	readonly children: ReactNode;
	readonly onClick: () => void;
	/** The one action of its screen. */
	readonly filled?: boolean;
	readonly small?: boolean;
	/** What it asked for is under way: it cannot be pressed again meanwhile. */
	readonly busy?: boolean;
}

/** The kit's button for the frame and for the screens before it, which do not wait for the kit. */
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
