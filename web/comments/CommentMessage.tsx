import { messageParts } from "../../engine/index.ts";
import styles from "./Comments.module.css";
import type { Comment } from "./comment.ts";

/** The text of a comment, with its mentions highlighted. */
export function CommentMessage({ comment }: { readonly comment: Comment }) {
	let at = 0;
	return (
		<p className={styles.message}>
			{messageParts(comment.message, comment.mentions ?? []).map(({ text, mention }) => {
				const key = at;
				at += text.length;
				return mention === null ? (
					text
				) : (
					<span key={key} className={styles.mention}>
						{text}
					</span>
				);
			})}
		</p>
	);
}
