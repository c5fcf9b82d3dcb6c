import type { ReactNode } from "react";
import { text } from "../../texts/text.ts";
import styles from "./Notice.module.css";

interface PlainNoticeProps {
	readonly kind: "danger" | "warning";
	readonly title: string;
	readonly children?: ReactNode;
}

/** A notice without an icon, for the screens before the application, which wait for nothing. Read out at once. */
export function PlainNotice({ kind, title, children }: PlainNoticeProps) {
	return (
		<div className={`${styles.notice} ${styles[kind]}`} role="alert">
			<div className={styles.body}>
				<p className={styles.title}>
					<span className="visually-hidden">{text(`notice.${kind}`)}: </span>
					{title}
				</p>
				<div className={styles.text}>{children}</div>
			</div>
		</div>
	);
}
