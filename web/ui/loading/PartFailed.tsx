import { type KeyboardEvent, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { text } from "../../texts/text.ts";
import { useFocusReturn } from "../kept/use-focus-return.ts";
import { PlainButton } from "../PlainButton.tsx";
import styles from "./PartFailed.module.css";

interface PartFailedProps {
	/** Loading has failed more than once: there may be a new version, or the browser never retries a failed import. */
	readonly again: boolean;
	/** Closes what would have opened over the page; undefined for a part within the page. */
	readonly close: (() => void) | undefined;
	readonly onRetry: () => void;
}

/** Replaces a part of the page that failed to load. Uses nothing that has to be loaded itself. */
export function PartFailed({ again, close, onRetry }: PartFailedProps) {
	const buttons = useRef<HTMLDivElement>(null);
	const opened = close !== undefined;
	useFocusReturn(opened);
	// As the dialog would have done.
	useEffect(() => {
		if (opened) buttons.current?.querySelector("button")?.focus();
	}, [opened]);
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.key !== "Escape" || close === undefined) return;
		event.stopPropagation();
		close();
	};
	const message = (
		<div className={opened ? `${styles.failed} ${styles.over}` : styles.failed} role="alert" onKeyDown={onKeyDown}>
			<p className={styles.title}>{text("part.failed")}</p>
			<p>{text("part.failed.text")}</p>
			<div ref={buttons} className={styles.buttons}>
				<PlainButton filled onClick={onRetry}>
					{text("part.retry")}
				</PlainButton>
				{again ? <PlainButton onClick={() => window.location.reload()}>{text("error.page.retry")}</PlainButton> : null}
				{close ? <PlainButton onClick={close}>{text("part.close")}</PlainButton> : null}
			</div>
		</div>
	);
	// Within a sticky column it would be covered by what follows.
	return opened ? createPortal(message, document.body) : message;
}
