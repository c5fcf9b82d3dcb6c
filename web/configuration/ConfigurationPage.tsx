import { Navigate, NavLink, Outlet, useLocation } from "react-router";
import "../texts/areas/configuration.ts";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import styles from "./Configuration.module.css";
import { useConfigurationMenu } from "./configuration-menu.ts";

/** What administrators keep, with the menu of it. The bare address leads to the first page there is for this person. */
export default function ConfigurationPage() {
	const menu = useConfigurationMenu();
	const { pathname } = useLocation();
	const [first] = menu;
	if (first === undefined) return <Navigate to={paths.dashboard()} replace />;
	if (pathname.replace(/\/$/, "") === paths.configuration()) return <Navigate to={first.to} replace />;
	return (
		<div className={styles.screen}>
			<nav className={styles.menu} aria-label={text("configuration.title")}>
				<h2 className={styles.segment}>{text("configuration.segment")}</h2>
				<ul className={styles.links}>
					{menu.map(({ to, label }) => (
						<li key={to}>
							<NavLink to={to} className={({ isActive }) => (isActive ? `${styles.link} ${styles.here}` : `${styles.link}`)}>
								{label}
							</NavLink>
						</li>
					))}
				</ul>
			</nav>
			<Outlet />
		</div>
	);
}
