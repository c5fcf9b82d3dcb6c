import { IconMessage } from "@tabler/icons-react";
import "../texts/areas/comments.ts";
import { text } from "../texts/text.ts";
import styles from "./CommentCount.module.css";
import { type CommentCounts, countsIndicator } from "./comment-counts.ts";

/** A list's cell: how many comments the record has, and whether they ask for something. Nothing for a record without any. */
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
