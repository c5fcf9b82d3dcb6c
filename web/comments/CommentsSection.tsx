import { Button } from "@mantine/core";
import { useAccess, usePerson } from "../tenants/TenantContext.tsx";
import "../texts/areas/comments.ts";
import { text } from "../texts/text.ts";
import { Card } from "../ui/Card.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeletons } from "../ui/Skeletons.tsx";
import { CommentItem } from "./CommentItem.tsx";
import styles from "./Comments.module.css";
import { commentIndicator } from "./comment.ts";
import { NewComment } from "./NewComment.tsx";
import { useComments } from "./use-comments.ts";

/** What was said about a process, newest first, with a box for more. Kept apart from the step's form: it is saved by itself. */
export function CommentsSection({ uuid }: { readonly uuid: string }) {
	const comments = useComments(uuid);
	const { person } = usePerson();
	const mayPlace = useAccess("realisationcomment");
	const mayModerate = useAccess("canModerateComments");
	const mayChangeStatus = useAccess("canChangeCommentStatus");
	const { list, loading, loadFailed, error } = comments;
	const count = list.comments.length;
	return (
		<Card
			title={text("comments.title")}
			landmarkName={text("comments.landmark")}
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
				{mayPlace && !loadFailed && <NewComment key={person.userId} uuid={uuid} userId={person.userId} comments={comments} />}
				{loading && <Skeletons heights={[64, 64]} label={text("comments.loading")} />}
				{!loading && !loadFailed && count === 0 && <p className={styles.quiet}>{text("comments.none")}</p>}
				{count > 0 && (
					<ol className={styles.list}>
						{list.comments.map((comment) => (
							<CommentItem
								key={comment.uuid}
								comment={comment}
								own={comment.user.id === person.userId}
								mayModerate={mayModerate}
								mayChangeStatus={mayChangeStatus}
								comments={comments}
							/>
						))}
					</ol>
				)}
			</div>
		</Card>
	);
}
