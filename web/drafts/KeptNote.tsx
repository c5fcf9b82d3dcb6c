import { text } from "../texts/text.ts";
import { clockText } from "../ui/words/date-text.ts";
import styles from "./TextDraft.module.css";
import type { TextDraftState } from "./use-text-draft.ts";
import "../texts/areas/drafts.ts";

/** When the draft was last stored. */
export function KeptNote({ kept }: Pick<TextDraftState, "kept">) {
	if (kept === null) return null;
	return <p className={styles.kept}>{text(kept.everywhere ? "draft.kept" : "draft.kept.here", { time: clockText(kept.at) })}</p>;
}
