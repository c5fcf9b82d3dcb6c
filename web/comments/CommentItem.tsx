import { Button } from "@mantine/core";
import { useState } from "react";
import { text } from "../texts/text.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { findWork } from "../ui/kept-work.ts";
import { RelativeDate } from "../ui/RelativeDate.tsx";
import { CommentEdit } from "./CommentEdit.tsx";
import { CommentStatusChoice } from "./CommentStatusChoice.tsx";
import styles from "./Comments.module.css";
import type { Comment } from "./comment.ts";
import type { CommentRights } from "./use-comment-rights.ts";
import type { CommentsState } from "./use-comments.ts";

interface CommentItemProps {
	readonly comment: Comment;
	readonly rights: CommentRights;
	readonly comments: CommentsState;
}

export function CommentItem({ comment, rights, comments }: CommentItemProps) {
	const { order: number, user, iteration } = comment;
	const place = { userId: rights.userId, uuid: comment.uuid, part: "comment" };
	const [mode, setMode] = useState<"read" | "edit" | "delete">(() => (rights.edit(comment) && findWork(place) !== null ? "edit" : "read"));
	const [mayEdit, mayRemove] = [rights.edit(comment), rights.remove(comment)];
	const name = user.id === rights.userId ? text("comments.you") : user.name;
	const remove = async () => {
		if (await comments.write({ action: "delete", number })) setMode("read");
	};
	return (
		<li className={styles.item} data-status={comment.status}>
			<p className={styles.by}>
				<span className={styles.who}>{name}</span>
				{iteration !== "" && <span> · {text("comments.step", { code: iteration })}</span>}
				<span>
					{" "}
					· <RelativeDate at={comment.created_at} />
				</span>
				{comment.edited_at !== null && <span> · {text("comments.edited")}</span>}
			</p>
			{mode === "edit" ? (
				<CommentEdit comment={comment} place={place} comments={comments} onDone={() => setMode("read")} />
			) : (
				<p className={styles.message}>{comment.message}</p>
			)}
			<div className={styles.foot}>
				<CommentStatusChoice comment={comment} rights={rights} comments={comments} />
				{(mayEdit || mayRemove) && mode !== "edit" && (
					<div className={styles.actions}>
						{mayEdit && (
							<Button size="compact-sm" variant="subtle" aria-label={text("comments.edit.label", { name })} onClick={() => setMode("edit")}>
								{text("comments.edit")}
							</Button>
						)}
						{mayRemove && (
							<Button
								size="compact-sm"
								variant="subtle"
								aria-label={text("comments.delete.label", { name })}
								onClick={() => setMode("delete")}
							>
								{text("comments.delete")}
							</Button>
						)}
					</div>
				)}
			</div>
			<ConfirmDialog
				opened={mode === "delete"}
				title={text("comments.delete.title")}
				action={text("comments.delete.action")}
				dangerous
				busy={comments.busy}
				onConfirm={() => void remove()}
				onCancel={() => setMode("read")}
			>
				{text("comments.delete.text")}
			</ConfirmDialog>
		</li>
	);
}
