import type { ReactNode } from "react";
import { PlainButton } from "../PlainButton.tsx";
import { Notice } from "./Notice.tsx";
import styles from "./StandingNotice.module.css";

interface Answer {
	readonly label: string;
	readonly onPress: () => void;
}

interface StandingNoticeProps {
	readonly kind: "info" | "warning";
	readonly title: string;
	readonly children: ReactNode;
	/** What most people will choose. */
	readonly accept: Answer;
	readonly dismiss: Answer;
}

/** A message above the page, whatever is on it, that stays until the person chooses. */
export function StandingNotice({ kind, title, children, accept, dismiss }: StandingNoticeProps) {
	return (
		<div className={styles.notice}>
			<Notice
				kind={kind}
				title={title}
				announce
				action={
					<div className={styles.actions}>
						<PlainButton filled onClick={accept.onPress}>
							{accept.label}
						</PlainButton>
						<PlainButton onClick={dismiss.onPress}>{dismiss.label}</PlainButton>
					</div>
				}
			>
				{children}
			</Notice>
		</div>
	);
}
