import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { PlainButton } from "../../ui/PlainButton.tsx";
import styles from "./FailedAnswer.module.css";
import "../../texts/areas/columns.ts";

interface FailedAnswerProps {
	/** Rows of the previous query are still shown. */
	readonly former: boolean;
	readonly retry: () => void;
}

/** Says that a request for rows failed, and offers to retry. */
export default function FailedAnswer({ former, retry }: FailedAnswerProps) {
	return (
		<div className={styles.failed}>
			<Notice
				kind="danger"
				title={text("list.failed")}
				announce
				action={
					<PlainButton filled onClick={retry}>
						{text("list.failed.retry")}
					</PlainButton>
				}
			>
				{former ? text("list.failed.former") : null}
			</Notice>
		</div>
	);
}
