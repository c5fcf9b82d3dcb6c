import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { type CommentedRecord, seesCommented } from "../../engine/index.ts";
import { useRightsAt } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import { RelativeDate } from "../ui/parts/RelativeDate.tsx";
import { Skeletons } from "../ui/parts/Skeletons.tsx";
import { absoluteText } from "../ui/words/date-text.ts";
import { CommentMessage } from "./CommentMessage.tsx";
import styles from "./Comments.module.css";
import { commentsQuery } from "./comments-api.ts";
import "../texts/areas/comments.ts";

const AttachedFiles = lazyPart(() => import("./AttachedFiles.tsx"));

/** Number of comments shown unless `all` is set. */
const most = 3;

interface ReadCommentsProps {
	readonly uuid: string;
	/** Geography code of the record. */
	readonly code: string;
	readonly entity: CommentedRecord;
	/** Shows every comment, oldest first, with name, date and time, as on paper. Default: only the latest ones, newest first. */
	readonly all?: boolean;
	/** Reference of the record; if given, attached files are shown with their comments. */
	readonly reference?: string;
}

/** The comments on a record, read-only. */
export function ReadComments({ uuid, code, entity, all = false, reference }: ReadCommentsProps) {
	const access = useRightsAt(code);
	const enabled = entity === "realisation" || access.may(seesCommented[entity]);
	const { data, isPending, isError } = useQuery({ ...commentsQuery(entity, uuid), enabled });
	if (!enabled) return null;
	const comments = data?.comments.toSorted((one, other) => one.created_at - other.created_at) ?? [];
	const shown = all ? comments : comments.toReversed().slice(0, most);
	const Heading = all ? "h2" : "h3";
	return (
		<section>
			<Heading className={styles.last}>{text(all ? "comments.title" : "comments.last")}</Heading>
			{isPending ? <Skeletons heights={[40]} label={text("comments.loading")} /> : null}
			{isError ? <p className={styles.quiet}>{text("comments.loadFailed")}</p> : null}
			{data && shown.length === 0 ? <p className={styles.quiet}>{text("comments.none")}</p> : null}
			<ol className={styles.list}>
				{shown.map((comment) => (
					<li key={comment.uuid} className={styles.item}>
						<p className={styles.by}>
							<span className={styles.who}>{comment.user.id === access.userId && !all ? text("comments.you") : comment.user.name}</span>
							{" · "}
							{all ? absoluteText(comment.created_at) : <RelativeDate at={comment.created_at} />}
						</p>
						<CommentMessage comment={comment} />
						{reference !== undefined && comment.files !== undefined && (
							<Suspense fallback={null}>
								<AttachedFiles files={comment.files} reference={reference} name={comment.user.name} />
							</Suspense>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}
