import { Button, Group } from "@mantine/core";
import { text } from "../../../texts/text.ts";
import { absoluteText } from "../../../ui/date-text.ts";
import { Notice } from "../../../ui/notices/Notice.tsx";
import type { Draft } from "./draft.ts";

interface DraftNoticeProps {
	readonly draft: Draft;
	readonly labelOf: (path: string) => string;
	readonly onRestore: () => void;
	readonly onDiscard: () => void;
}

/** Offers to restore or discard unsaved work; it is never restored silently. */
export function DraftNotice({ draft, labelOf, onRestore, onDiscard }: DraftNoticeProps) {
	const fields = Object.keys(draft.changes).map(labelOf).join(", ");
	return (
		<Notice
			kind="info"
			title={text("draft.found.title", { time: absoluteText(draft.savedAt) })}
			action={
				<Group gap={8}>
					<Button onClick={onDiscard}>{text("draft.discard")}</Button>
					<Button variant="filled" onClick={onRestore}>
						{text("draft.restore")}
					</Button>
				</Group>
			}
		>
			{text("draft.found.text", { fields })}
		</Notice>
	);
}
