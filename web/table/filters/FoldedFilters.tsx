import { type ReactNode, useRef } from "react";
import { HangingCard } from "../../ui/HangingCard.tsx";
import styles from "./FoldedFilters.module.css";

interface FoldedFiltersProps {
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** The filters of a list that do not stand in its row. */
export default function FoldedFilters({ onClose, children }: FoldedFiltersProps) {
	const fields = useRef<HTMLDivElement>(null);
	const close = () => {
		// A field says on leaving it what was just typed; one that is taken away says nothing.
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
