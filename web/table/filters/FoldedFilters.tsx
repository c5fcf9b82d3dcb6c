import { type ReactNode, useRef } from "react";
import { HangingCard } from "../../ui/parts/HangingCard.tsx";
import styles from "./FoldedFilters.module.css";

interface FoldedFiltersProps {
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** The panel with the filters that are not in the row itself. */
export default function FoldedFilters({ onClose, children }: FoldedFiltersProps) {
	const fields = useRef<HTMLDivElement>(null);
	const close = () => {
		// A field applies the latest text on blur, and unmounting it fires no blur event.
		const focused = document.activeElement;
		if (focused instanceof HTMLElement && fields.current?.contains(focused)) focused.blur();
		onClose();
	};
	return (
		<HangingCard onClose={close}>
			<div ref={fields} className={styles.fields}>
				{children}
			</div>
		</HangingCard>
	);
}
