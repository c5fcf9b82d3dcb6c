import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { PlainButton } from "../../ui/PlainButton.tsx";
import styles from "./FailedAnswer.module.css";
import "../../texts/areas/columns.ts";

interface FailedAnswerProps {
	/** There are rows of what was asked for before. */
	readonly former: boolean;
	readonly retry: () => void;
}

/** Stands where the rows would have come. */
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
