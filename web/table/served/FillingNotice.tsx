import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import styles from "./FailedAnswer.module.css";
import "../../texts/areas/columns.ts";

interface FillingNoticeProps {
	/** How far it is. */
	readonly progress: string;
	/** What is asked can't be answered before it is done. */
	readonly waits: boolean;
}

/** Says that the server makes the rows of a long list, above what it can tell meanwhile. */
export default function FillingNotice({ progress, waits }: FillingNoticeProps) {
	return (
		<div className={styles.failed}>
			<Notice kind="info" title={progress}>
				{text(waits ? "list.filling.waits" : "list.filling.some")}
			</Notice>
		</div>
	);
}
