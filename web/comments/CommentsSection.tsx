import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { useLocation } from "react-router";
import { type CommentedRecord, commentOfAnchor, type FileRecord, isAvailable, mayComment, seesCommented } from "../../engine/index.ts";
import { useRightsAt } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import { Card } from "../ui/parts/Card.tsx";
import { Skeletons } from "../ui/parts/Skeletons.tsx";
import { CommentItem } from "./CommentItem.tsx";
import styles from "./Comments.module.css";
import { type Comment, commentIndicator, conversations } from "./comment.ts";
import { NewComment } from "./NewComment.tsx";
import { useComments } from "./use-comments.ts";
import { useOwnEnter } from "./use-own-enter.ts";
import "../texts/areas/comments.ts";
import "../texts/areas/controls.ts";
import "../texts/areas/conversations.ts";

interface CommentsSectionProps {
	readonly uuid: string;
	/** Geography code of the record. */
	readonly code: string;
	/** Kind of record that the comments are about. Default: a realisation. */
	readonly entity?: CommentedRecord;
	/** Files of the process, which a comment can refer to, and its reference. */
	readonly files?: readonly FileRecord[];
	readonly reference?: string;
}

const noFiles: readonly FileRecord[] = [];

/** A record's comments, newest first, with a box for a new one. Saved independently of any form around it. */
export function CommentsSection({ uuid, code, entity = "realisation", files = noFiles, reference = "" }: CommentsSectionProps) {
	// Anybody who can open the realisation sees its comments. Reading a request's comments needs the right to see requests; without it
	// there is no call to the server.
	const mayRead = useRightsAt(code).may(seesCommented[entity]) || entity === "realisation";
	return mayRead ? <Comments key={uuid} uuid={uuid} code={code} entity={entity} files={files} reference={reference} /> : null;
}

function Comments({ uuid, code, entity, files, reference }: Required<CommentsSectionProps>) {
	const available = useMemo(() => files.filter(isAvailable), [files]);
	const comments = useComments(entity, uuid);
	const access = useRightsAt(code);
	const { list, loading, loadFailed, error } = comments;
	const count = list.comments.length;
	const { hash } = useLocation();
	const isMissing = usePointedAtNone(hash, list.comments);
	const section = useOwnEnter<HTMLDivElement>();
	return (
		<Card
			title={text("comments.title")}
			landmarkName={text(`comments.landmark.${entity}`)}
			aside={
				loading || loadFailed ? null : (
					<span className={styles.count} data-indicator={commentIndicator(list.comments)}>
						{text(count === 1 ? "comments.one" : "comments.many", { count })}
					</span>
				)
			}
		>
			<div ref={section} className={styles.section}>
				{loadFailed && (
					<Notice
						kind="danger"
						title={text("comments.loadFailed")}
						announce
						action={<Button onClick={comments.reload}>{text("comments.retry")}</Button>}
					/>
				)}
				{error !== null && <Notice kind="danger" title={error} announce />}
				{isMissing && !loading && !loadFailed && <Notice kind="info" title={text("comments.missing")} announce />}
				{mayComment(access, entity, "create", true) && !loadFailed && (
					<NewComment key={access.userId} entity={entity} uuid={uuid} userId={access.userId} comments={comments} files={available} />
				)}
				{loading && <Skeletons heights={[64, 64]} label={text("comments.loading")} />}
				{!loading && !loadFailed && count === 0 && <p className={styles.quiet}>{text("comments.none")}</p>}
				{count > 0 && (
					<ol className={styles.list}>
						{conversations(list.comments).map(({ first, answers }) => (
							<CommentItem
								key={first.uuid}
								comment={first}
								answers={answers}
								entity={entity}
								uuid={uuid}
								access={access}
								comments={comments}
								files={available}
								reference={reference}
							/>
						))}
					</ol>
				)}
			</div>
		</Card>
	);
}

/** Whether the address points at a comment that is not there, and has not been there since it was followed: not of one removed after. */
function usePointedAtNone(hash: string, comments: readonly Comment[]): boolean {
	const [found, setFound] = useState("");
	const number = commentOfAnchor(hash.slice(1));
	if (number === null || found === hash) return false;
	const isThere = comments.some(({ order }) => order === number);
	if (isThere) setFound(hash);
	return !isThere;
}
