import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { dutchNumber } from "../../engine/index.ts";
import styles from "./TodaySection.module.css";

interface TodaySectionProps {
	readonly title: string;
	readonly count: number;
	readonly tone?: "late" | undefined;
	/** Whether the section is unfolded at first. */
	readonly opened: boolean;
	/** Shown beside the heading. */
	readonly beside?: ReactNode;
	readonly children: ReactNode;
	/** Shown below the lines. */
	readonly foot?: ReactNode;
}

/** A collapsible group of work. */
export function TodaySection({ title, count, tone, opened, beside, children, foot }: TodaySectionProps) {
	const [open, setOpen] = useState(opened);
	const id = useId();
	return (
		<section className={styles.section} aria-labelledby={id}>
			<div className={styles.head}>
				<h2 className={styles.heading} id={id}>
					<button type="button" className={styles.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
						<IconChevronDown size={18} aria-hidden className={open ? styles.down : styles.right} />
						<span>{title}</span>
						<span className={`${styles.count} ${tone === "late" ? styles.late : ""} tabular`}>{dutchNumber(count)}</span>
					</button>
				</h2>
				{beside}
			</div>
			{open && (
				<div className={styles.card}>
					<ul>{children}</ul>
					{foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
				</div>
			)}
		</section>
	);
}
