import { IconSettings } from "@tabler/icons-react";
import { NavLink } from "react-router";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import styles from "./TopBar.module.css";

/** Link to the configuration, for administrators. On narrow screens it is in the menu. */
export default function ConfigurationLink() {
	return (
		<NavLink
			to={paths.configuration()}
			className={`${styles.icon} ${styles.wide}`}
			aria-label={text("nav.configuration")}
			title={text("nav.configuration")}
		>
			<IconSettings size={20} aria-hidden />
		</NavLink>
	);
}
