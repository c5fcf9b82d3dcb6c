import { Button } from "@mantine/core";
import { seesCommented } from "../../engine/index.ts";
import { useAccessAt } from "../tenants/TenantContext.tsx";
import "../texts/areas/comments.ts";
import { text } from "../texts/text.ts";
import { Card } from "../ui/Card.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeletons } from "../ui/Skeletons.tsx";
import { CommentItem } from "./CommentItem.tsx";
import styles from "./Comments.module.css";
import { type CommentedEntity, commentIndicator } from "./comment.ts";
import { NewComment } from "./NewComment.tsx";
import { useCommentRights } from "./use-comment-rights.ts";
import { useComments } from "./use-comments.ts";

interface CommentsSectionProps {
	readonly uuid: string;
	/** Geography code of the record. */
	readonly code: string;
	/** What the comments are about. Default: a process. */
	readonly entity?: CommentedEntity;
}

/** What was said about a record, newest first, with a box for more. Kept apart from any form around it: it is saved by itself. */
export function CommentsSection({ uuid, code, entity = "realisation" }: CommentsSectionProps) {
	// Who has the process before them sees it. Those on a request are for who may see requests; nothing is asked of the server for anybody else.
	const mayRead = useAccessAt(seesCommented[entity], code) || entity === "realisation";
	return mayRead ? <Comments key={uuid} uuid={uuid} code={code} entity={entity} /> : null;
}

function Comments({ uuid, code, entity }: Required<CommentsSectionProps>) {
	const comments = useComments(entity, uuid);
	const rights = useCommentRights(entity, code);
	const { list, loading, loadFailed, error } = comments;
	const count = list.comments.length;
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
			<div className={styles.section}>
				{loadFailed && (
					<Notice
						kind="danger"
						title={text("comments.loadFailed")}
						announce
						action={<Button onClick={comments.reload}>{text("comments.retry")}</Button>}
					/>
				)}
				{error !== null && <Notice kind="danger" title={error} announce />}
				{rights.place && !loadFailed && (
					<NewComment
						key={rights.userId}
						uuid={uuid}
						userId={rights.userId}
						help={text(`comments.new.help.${entity}`)}
						comments={comments}
					/>
				)}
				{loading && <Skeletons heights={[64, 64]} label={text("comments.loading")} />}
				{!loading && !loadFailed && count === 0 && <p className={styles.quiet}>{text("comments.none")}</p>}
				{count > 0 && (
					<ol className={styles.list}>
						{list.comments.map((comment) => (
							<CommentItem key={comment.uuid} comment={comment} rights={rights} comments={comments} />
						))}
					</ol>
				)}
			</div>
		</Card>
	);
}
