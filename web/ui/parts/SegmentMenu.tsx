import { useId } from "react";
import { NavLink } from "react-router";
import styles from "./SegmentMenu.module.css";

interface SegmentMenuProps {
	/** Accessible name of the menu. */
	readonly label: string;
	readonly segments: readonly { readonly title?: string; readonly items: readonly { readonly to: string; readonly label: string }[] }[];
}

/** The menu beside the pages of one part of the product. */
export function SegmentMenu({ label, segments }: SegmentMenuProps) {
	return (
		<nav className={styles.menu} aria-label={label}>
			<div className={styles.segments}>
				{segments.map((segment) => (
					<Segment key={segment.items[0]?.to} {...segment} />
				))}
			</div>
		</nav>
	);
}

function Segment({ title, items }: SegmentMenuProps["segments"][number]) {
	const id = useId();
	return (
		<section>
			{title ? (
				<h2 id={id} className={styles.title}>
					{title}
				</h2>
			) : null}
			<ul className={styles.links} {...(title ? { "aria-labelledby": id } : {})}>
				{items.map((item) => (
					<li key={item.to}>
						<NavLink to={item.to} className={({ isActive }) => (isActive ? `${styles.link} ${styles.here}` : `${styles.link}`)}>
							{item.label}
						</NavLink>
					</li>
				))}
			</ul>
		</section>
	);
}
