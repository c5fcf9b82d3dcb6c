import { useState } from "react";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import styles from "../ui/notices/StandingNotice.module.css";
import { PlainButton } from "../ui/PlainButton.tsx";
import "../texts/areas/synchronisation.ts";

/** The page was made from other files than those that run now. It goes on as it is until the person loads it anew. */
export default function ReleaseNotice() {
	const [open, setOpen] = useState(true);
	if (!open) return null;
	return (
		<div className={styles.notice}>
			<Notice
				kind="info"
				title={text("release.other")}
				announce
				action={
					<div className={styles.actions}>
						<PlainButton filled onClick={() => window.location.reload()}>
							{text("release.other.reload")}
						</PlainButton>
						<PlainButton onClick={() => setOpen(false)}>{text("release.other.later")}</PlainButton>
					</div>
				}
			>
				{text("release.other.text")}
			</Notice>
		</div>
	);
}
