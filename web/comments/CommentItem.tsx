import { Button } from "@mantine/core";
import { useState } from "react";
import { type CommentedRecord, mayComment, type RecordAccess } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { findWork } from "../ui/kept-work.ts";
import { RelativeDate } from "../ui/RelativeDate.tsx";
import { CommentEdit } from "./CommentEdit.tsx";
import { CommentMessage } from "./CommentMessage.tsx";
import { CommentStatusChoice } from "./CommentStatusChoice.tsx";
import styles from "./Comments.module.css";
import type { Comment } from "./comment.ts";
import type { CommentsState } from "./use-comments.ts";

interface CommentItemProps {
	readonly comment: Comment;
	readonly entity: CommentedRecord;
	/** What the person may do at this record. */
	readonly access: RecordAccess;
	readonly comments: CommentsState;
}

export function CommentItem({ comment, entity, access, comments }: CommentItemProps) {
	const { order: number, user, iteration } = comment;
	const isOwn = user.id === access.userId;
	const mayEdit = mayComment(access, entity, "edit", isOwn);
	const mayRemove = mayComment(access, entity, "delete", isOwn);
	const place = { userId: access.userId, uuid: comment.uuid, part: "comment" };
	const [mode, setMode] = useState<"read" | "edit" | "delete">(() => (mayEdit && findWork(place) !== null ? "edit" : "read"));
	const name = isOwn ? text("comments.you") : user.name;
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
				<CommentMessage comment={comment} />
			)}
			<div className={styles.foot}>
				<CommentStatusChoice comment={comment} mayChange={mayComment(access, entity, "status", isOwn)} comments={comments} />
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
