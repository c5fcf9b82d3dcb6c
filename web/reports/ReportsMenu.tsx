import { useId } from "react";
import { NavLink } from "react-router";
import type { ReportSegment } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import styles from "./Reports.module.css";

/** The reports in their segments, beside the report that is read. */
export function ReportsMenu({ menu }: { readonly menu: readonly ReportSegment[] }) {
	return (
		<nav className={styles.menu} aria-label={text("reports.title")}>
			{menu.map((segment) => (
				<Segment key={segment.items[0]?.path} segment={segment} />
			))}
		</nav>
	);
}

function Segment({ segment: { label, items } }: { readonly segment: ReportSegment }) {
	const id = useId();
	return (
		<div>
			{label === null ? null : (
				<h2 id={id} className={styles.segment}>
					{label}
				</h2>
			)}
			<ul className={styles.links} {...(label === null ? {} : { "aria-labelledby": id })}>
				{items.map(({ path, label: name }) => (
					<li key={path}>
						<NavLink to={paths.reports(path)} className={({ isActive }) => (isActive ? `${styles.link} ${styles.here}` : `${styles.link}`)}>
							{name}
						</NavLink>
					</li>
				))}
			</ul>
		</div>
	);
}
