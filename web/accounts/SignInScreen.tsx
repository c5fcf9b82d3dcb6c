import type { ReactNode } from "react";
import { text } from "../texts/text.ts";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import styles from "./SignInScreen.module.css";

interface SignInScreenProps {
	readonly title: string;
	readonly children?: ReactNode;
	readonly actions?: ReactNode;
	/** Something is in progress. */
	readonly busy?: boolean;
}

/** A full screen shown before, after or instead of the application. */
export function SignInScreen({ title, children, actions, busy = false }: SignInScreenProps) {
	usePageTitle(title);
	return (
		<main className={styles.screen} aria-busy={busy}>
			<p className={styles.brand}>{text("app.name")}</p>
			<div className={styles.card}>
				<h1>{title}</h1>
				{children}
				{actions ? <div className={styles.actions}>{actions}</div> : null}
			</div>
		</main>
	);
}
