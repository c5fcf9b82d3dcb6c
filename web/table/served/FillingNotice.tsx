import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import styles from "./FailedAnswer.module.css";
import "../../texts/areas/columns.ts";

interface FillingNoticeProps {
	readonly progress: string;
	/** The current query can't be answered until the rows are built. */
	readonly waits: boolean;
}

/** Says that the server is still building the rows of a long list, above those that it can already return. */
export default function FillingNotice({ progress, waits }: FillingNoticeProps) {
	return (
		<div className={styles.failed}>
			<Notice kind="info" title={progress}>
				{text(waits ? "list.filling.waits" : "list.filling.some")}
			</Notice>
		</div>
	);
}
