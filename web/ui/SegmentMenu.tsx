import type { ReactNode } from "react";
import { NavLink } from "react-router";
import styles from "./SegmentMenu.module.css";

interface SegmentMenuProps {
	/** Name of the menu for who cannot see it. */
	readonly label: string;
	readonly segments: readonly { readonly title?: string; readonly items: readonly { readonly to: string; readonly label: string }[] }[];
	/** Above the first segment. */
	readonly children?: ReactNode;
}

/** The menu beside the pages of one part of the product. */
export function SegmentMenu({ label, segments, children }: SegmentMenuProps) {
	return (
		<nav className={styles.menu} aria-label={label}>
			{children}
			{segments.map(({ title, items }) => (
				<section key={items[0]?.to} className={styles.segment}>
					{title ? <h2 className={styles.title}>{title}</h2> : null}
					<ul className={styles.links}>
						{items.map((item) => (
							<li key={item.to}>
								<NavLink to={item.to} className={({ isActive }) => (isActive ? `${styles.link} ${styles.here}` : `${styles.link}`)}>
									{item.label}
								</NavLink>
							</li>
						))}
					</ul>
				</section>
			))}
		</nav>
	);
}
