import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type TextKey, text } from "../../texts/text.ts";
import styles from "./Notice.module.css";

type NoticeKind = "danger" | "warning" | "info" | "success";

const icons = { danger: IconAlertCircle, warning: IconAlertTriangle, info: IconInfoCircle, success: IconCircleCheck } as const;
const words: Readonly<Record<NoticeKind, TextKey>> = {
	danger: "notice.danger",
	warning: "notice.warning",
	info: "notice.info",
	success: "notice.success",
};

interface NoticeProps {
	readonly kind: NoticeKind;
	readonly title: ReactNode;
	readonly children?: ReactNode;
	readonly action?: ReactNode;
	/** Read out as soon as it appears: for the response to what the person just did. */
	readonly announce?: boolean;
}

/** A message within the page. Its kind is conveyed by colour, icon and a visually hidden word. */
export function Notice({ kind, title, children, action, announce = false }: NoticeProps) {
	const Icon = icons[kind];
	return (
		<div className={`${styles.notice} ${styles[kind]}`} {...(announce ? { role: kind === "danger" ? "alert" : "status" } : {})}>
			<Icon size={20} className={styles.icon} aria-hidden />
			<div className={styles.body}>
				<p className={styles.title}>
					<span className="visually-hidden">{text(words[kind])}: </span>
					{title}
				</p>
				{children ? <div className={styles.text}>{children}</div> : null}
			</div>
			{action ? <div className={styles.action}>{action}</div> : null}
		</div>
	);
}
