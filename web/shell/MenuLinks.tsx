import { Link } from "react-router";
import styles from "./MenuLinks.module.css";

interface MenuLinksProps {
	readonly links: readonly { readonly to: string; readonly label: string; readonly leaves?: true | undefined }[];
	readonly onGo: () => void;
}

/** Links in a panel of the top bar. */
export function MenuLinks({ links, onGo }: MenuLinksProps) {
	return (
		<ul>
			{links.map((link) => (
				<li key={link.to}>
					<Link to={link.to} reloadDocument={link.leaves ?? false} onClick={onGo} className={styles.link}>
						{link.label}
					</Link>
				</li>
			))}
		</ul>
	);
}
