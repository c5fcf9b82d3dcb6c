import { IconMessage } from "@tabler/icons-react";
import { text } from "../texts/text.ts";
import styles from "./CommentCount.module.css";
import { type CommentCounts, countsIndicator } from "./comment-counts.ts";
import "../texts/areas/controls.ts";

/** Table cell with a record's number of comments, coloured by how much attention they need. Empty if there are none. */
export function CommentCount({ counts }: { readonly counts: CommentCounts | undefined }) {
	if (counts === undefined || counts.comments === 0) return null;
	const { comments: count, todo, unknown } = counts;
	const words = text(count === 1 ? "comments.one" : "comments.many", { count });
	const more =
		unknown > 0 ? text("comments.count.unknown", { count: unknown }) : todo > 0 ? text("comments.count.todo", { count: todo }) : "";
	return (
		<span className={styles.count} data-indicator={countsIndicator(counts)} title={more}>
			<IconMessage size={16} aria-hidden />
			<span aria-hidden>{count}</span>
			<span className="visually-hidden">
				{words}
				{more === "" ? "" : `, ${more}`}
			</span>
		</span>
	);
}
