import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { type CommentedRecord, commentAnchor, type FileRecord, type Mention, mayComment, type RecordAccess } from "../../engine/index.ts";
import { useTypedParts } from "../drafts/use-typed-parts.ts";
import { text } from "../texts/text.ts";
import { findWork } from "../ui/kept/kept-work.ts";
import { useFocusBack } from "../ui/kept/use-focus-back.ts";
import { useFocusReturn } from "../ui/kept/use-focus-return.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import { RelativeDate } from "../ui/parts/RelativeDate.tsx";
import { absoluteText } from "../ui/words/date-text.ts";
import { andText } from "../ui/words/list-text.ts";
import { CommentEdit } from "./CommentEdit.tsx";
import { CommentMessage } from "./CommentMessage.tsx";
import { CommentStatusChoice } from "./CommentStatusChoice.tsx";
import styles from "./Comments.module.css";
import { type Comment, isCommentStatus } from "./comment.ts";
import { readInInbox } from "./comments-api.ts";
import { NewComment } from "./NewComment.tsx";
import { RemoveComment } from "./RemoveComment.tsx";
import type { CommentsState } from "./use-comments.ts";
import { usePointedAt } from "./use-pointed-at.ts";

const AssignComment = lazyPart(() => import("./AssignComment.tsx"));
const AttachedFiles = lazyPart(() => import("./AttachedFiles.tsx"));
const CommentVersions = lazyPart(() => import("./CommentVersions.tsx"), { dispensable: true });

interface CommentItemProps {
	readonly comment: Comment;
	/** Answers to the first comment of a conversation; left out when this comment is itself an answer. */
	readonly answers?: readonly Comment[];
	readonly entity: CommentedRecord;
	/** Uuid of the record. */
	readonly uuid: string;
	/** What the person may do with this record. */
	readonly access: RecordAccess;
	readonly comments: CommentsState;
	/** Files of the record that can be attached, and its reference. */
	readonly files: readonly FileRecord[];
	readonly reference: string;
}

export function CommentItem({ comment, answers, entity, uuid, access, comments, files, reference }: CommentItemProps) {
	const { order: number, user, iteration } = comment;
	const isOwn = user.id === access.userId;
	const mayEdit = mayComment(access, entity, "edit", isOwn);
	const mayRemove = mayComment(access, entity, "delete", isOwn);
	const place = { userId: access.userId, uuid: comment.uuid, part: "comment" };
	/** Opened by their button, the box takes the focus; one that comes back with the page does not. */
	const [isAsked, setAsked] = useState(false);
	const [mode, setMode] = useState<"read" | "edit" | "delete">(() => (mayEdit && findWork(place) !== null ? "edit" : "read"));
	const answerPlace = { userId: access.userId, uuid, part: `answer ${number}` };
	const mayAnswer = answers !== undefined && mayComment(access, entity, "create", true);
	const [answering, setAnswering] = useState(() => mayAnswer && findWork(answerPlace) !== null);
	// Text that somebody began on another device is offered in the box where they began it.
	const begun = useTypedParts(entity, uuid);
	const [isEditBegun, isAnswerBegun] = [mayEdit && begun.has(`edit-${number}`), mayAnswer && begun.has(`answer-${number}`)];
	useEffect(() => {
		if (isEditBegun) setMode("edit");
	}, [isEditBegun]);
	useEffect(() => {
		if (isAnswerBegun) setAnswering(true);
	}, [isAnswerBegun]);
	const [versions, setVersions] = useState(false);
	const mayAssign = answers !== undefined && comment.status === "todo" && mayComment(access, entity, "assign", isOwn);
	const [assigning, setAssigning] = useState(false);
	useFocusReturn(assigning);
	const answerButton = useFocusBack(answering);
	const editButton = useFocusBack(mode === "edit");
	const client = useQueryClient();
	const anchor = commentAnchor(number);
	const { element, isPointedAt } = usePointedAt<HTMLLIElement>(anchor, () => {
		// Somebody who arrives from an e-mail has now read the corresponding inbox item. Fire and forget.
		if (!isOwn)
			void readInInbox(entity, uuid, number).then(
				() => client.invalidateQueries({ queryKey: ["inbox"] }),
				() => undefined,
			);
	});
	const name = isOwn ? text("comments.you.within") : user.name;
	return (
		<li
			ref={element}
			id={anchor}
			tabIndex={-1}
			className={styles.item}
			data-status={comment.status}
			data-pointed-at={isPointedAt || undefined}
		>
			<p className={styles.by}>
				<span className={styles.who}>{isOwn ? text("comments.you") : name}</span>
				{iteration !== "" && <span> · {text("comments.step", { code: iteration })}</span>}
				<span>
					{" "}
					· <RelativeDate at={comment.created_at} />
				</span>
				{comment.edited_at !== null && (
					<span>
						{" · "}
						<button
							type="button"
							className={styles.edited}
							aria-expanded={versions}
							aria-label={text("comments.versions.label", { name })}
							title={text("comments.versions")}
							onClick={() => setVersions(!versions)}
						>
							{text("comments.edited")}
						</button>
					</span>
				)}
			</p>
			{mode === "edit" ? (
				<CommentEdit
					comment={comment}
					entity={entity}
					uuid={uuid}
					place={place}
					comments={comments}
					takesFocus={isAsked}
					onDone={() => setMode("read")}
				/>
			) : (
				<CommentMessage comment={comment} />
			)}
			{comment.files !== undefined && (
				<Suspense fallback={null}>
					<AttachedFiles files={comment.files} reference={reference} name={name} />
				</Suspense>
			)}
			{versions && (
				<Suspense fallback={null}>
					<CommentVersions entity={entity} uuid={uuid} number={number} />
				</Suspense>
			)}
			<OpenFor comment={comment} userId={access.userId} />
			{assigning && (
				<Suspense fallback={null}>
					<AssignComment comment={comment} entity={entity} uuid={uuid} comments={comments} onDone={() => setAssigning(false)} />
				</Suspense>
			)}
			{answers !== undefined && answers.length > 0 && (
				<ol className={styles.answers} aria-label={text("comments.answers", { name })}>
					{answers.map((answer) => (
						<CommentItem
							key={answer.uuid}
							comment={answer}
							entity={entity}
							uuid={uuid}
							access={access}
							comments={comments}
							files={files}
							reference={reference}
						/>
					))}
				</ol>
			)}
			{answering && (
				<NewComment
					entity={entity}
					uuid={uuid}
					userId={access.userId}
					comments={comments}
					files={files}
					answer={{ number, by: name, takesFocus: isAsked, onDone: () => setAnswering(false) }}
				/>
			)}
			<div className={styles.foot}>
				{answers === undefined ? null : (
					<span title={settledText(comment)}>
						<CommentStatusChoice comment={comment} mayChange={mayComment(access, entity, "status", isOwn)} comments={comments} />
					</span>
				)}
				{(mayEdit || mayRemove || mayAnswer || mayAssign) && mode !== "edit" && (
					<div className={styles.actions}>
						{mayAnswer && !answering && (
							<Button
								ref={answerButton}
								size="compact-sm"
								variant="subtle"
								aria-label={text("comments.answer.label", { name })}
								onClick={() => {
									setAsked(true);
									setAnswering(true);
								}}
							>
								{text("comments.answer")}
							</Button>
						)}
						{mayAssign && (
							<Button
								size="compact-sm"
								variant="subtle"
								aria-label={text("comments.assign.label", { name })}
								aria-expanded={assigning}
								onClick={() => setAssigning(!assigning)}
							>
								{text("comments.assign")}
							</Button>
						)}
						{mayEdit && (
							<Button
								ref={editButton}
								size="compact-sm"
								variant="subtle"
								aria-label={text("comments.edit.label", { name })}
								onClick={() => {
									setAsked(true);
									setMode("edit");
								}}
							>
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
			{mode === "delete" && <RemoveComment comment={comment} comments={comments} onDone={() => setMode("read")} />}
		</li>
	);
}

/** The person or role that a conversation is assigned to, and anybody else for whom it is open. */
function OpenFor({ comment: { assigned, open_for = [], status }, userId }: { readonly comment: Comment; readonly userId: string }) {
	const isAssignee = ({ kind, id }: Mention) => kind === assigned?.to.kind && id === assigned.to.id;
	const others = open_for.filter((each) => !isAssignee(each));
	const nameOf = ({ kind, id, name }: Mention) => (kind === "person" && id === userId ? text("comments.assign.you") : name);
	const roles = assigned?.roles === undefined ? "" : ` (${andText(assigned.roles)})`;
	return (
		<>
			{assigned !== undefined && status === "todo" && (
				<p className={styles.openFor} title={text("comments.assigned.by", { name: assigned.by, date: absoluteText(assigned.at) })}>
					{text("comments.assigned", { name: nameOf(assigned.to) + roles })}
				</p>
			)}
			{others.length > 0 && <p className={styles.openFor}>{text("comments.openFor", { names: andText(others.map(nameOf)) })}</p>}
		</>
	);
}

/** Who set the status of a conversation, and when; undefined if nobody did. */
function settledText({ settled, status }: Comment): string | undefined {
	if (settled === undefined || !isCommentStatus(status)) return undefined;
	return text("comments.settled", { status: text(`comments.status.${status}`), name: settled.by, date: absoluteText(settled.at) });
}
