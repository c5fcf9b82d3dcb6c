import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import { absoluteText } from "../ui/words/date-text.ts";
import { DiscardDraft } from "./DiscardDraft.tsx";
import styles from "./TextDraft.module.css";
import type { TextDraftState } from "./use-text-draft.ts";

interface TextDraftNoticeProps {
	readonly draft: TextDraftState;
	readonly of: "message" | "judgement";
	/** The offered text. */
	readonly children: ReactNode;
	/** Puts the offered text into the fields. */
	readonly onTake: () => void;
}

/** Offers the text that was typed on another device; it is never filled in silently. */
export default function TextDraftNotice({ draft, of, children, onTake }: TextDraftNoticeProps) {
	if (draft.offered === null) return null;
	return (
		<Notice
			kind="info"
			announce
			title={text(of === "message" ? "draft.typed" : "draft.judged", { time: absoluteText(draft.offered.at) })}
			action={
				<Group gap={8}>
					<DiscardDraft size="compact-sm" onDiscard={() => draft.decide(false)} />
					<Button
						size="compact-sm"
						variant="filled"
						onClick={() => {
							onTake();
							draft.decide(true);
						}}
					>
						{text("draft.restore")}
					</Button>
				</Group>
			}
		>
			<div className={styles.offered}>{children}</div>
		</Notice>
	);
}
