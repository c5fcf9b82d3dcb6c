import { IconChevronRight } from "@tabler/icons-react";
import { text } from "../texts/text.ts";
import styles from "./FiguresTable.module.css";

interface ExpandButtonProps {
	readonly name: string;
	readonly open: boolean;
	readonly onToggle: () => void;
}

/** Opens and closes what a row is split into. */
export function ExpandButton({ name, open, onToggle }: ExpandButtonProps) {
	return (
		<button
			type="button"
			className={styles.expand}
			aria-expanded={open}
			aria-label={text(open ? "reports.collapse" : "reports.expand", { label: name })}
			onClick={onToggle}
		>
			<IconChevronRight size={17} aria-hidden className={open ? styles.turned : undefined} />
		</button>
	);
}
