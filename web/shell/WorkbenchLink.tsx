import { IconTools } from "@tabler/icons-react";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import styles from "./TopBar.module.css";

/** Link to the workbench, for designers. On narrow screens it is in the menu. */
export default function WorkbenchLink() {
	return (
		<a
			href={paths.workbench()}
			className={`${styles.icon} ${styles.wide}`}
			aria-label={text("nav.workbench")}
			title={text("nav.workbench")}
		>
			<IconTools size={20} aria-hidden />
		</a>
	);
}
