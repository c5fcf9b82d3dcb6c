import { Navigate, NavLink, useParams } from "react-router";
import "../texts/areas/configuration.ts";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import styles from "./Configuration.module.css";
import { useConfigurationMenu } from "./configuration-menu.ts";
import { EntryList } from "./EntryList.tsx";

/** What administrators keep, with the menu of it. The bare address leads to the first page there is for this person. */
export default function ConfigurationPage() {
	const menu = useConfigurationMenu();
	const { page } = useParams();
	const [first] = menu;
	if (first === undefined) return <Navigate to={paths.dashboard()} replace />;
	const shown = menu.find((list) => list === page);
	if (shown === undefined) return <Navigate to={paths.configuration(first)} replace />;
	return (
		<div className={styles.screen}>
			<nav className={styles.menu} aria-label={text("configuration.title")}>
				<h2 className={styles.segment}>{text("configuration.segment")}</h2>
				<ul className={styles.links}>
					{menu.map((list) => (
						<li key={list}>
							<NavLink
								to={paths.configuration(list)}
								className={({ isActive }) => (isActive ? `${styles.link} ${styles.here}` : `${styles.link}`)}
							>
								{text(`configuration.menu.${list}`)}
							</NavLink>
						</li>
					))}
				</ul>
			</nav>
			<EntryList key={shown} list={shown} />
		</div>
	);
}
