import { useQuery } from "@tanstack/react-query";
import { type CommentedRecord, seesCommented } from "../../engine/index.ts";
import { useRightsAt } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { RelativeDate } from "../ui/RelativeDate.tsx";
import { Skeletons } from "../ui/Skeletons.tsx";
import { CommentMessage } from "./CommentMessage.tsx";
import styles from "./Comments.module.css";
import { commentsQuery } from "./comments-api.ts";
import "../texts/areas/comments.ts";

const most = 3;

interface LastCommentsProps {
	readonly uuid: string;
	/** Geography code of the record. */
	readonly code: string;
	readonly entity: CommentedRecord;
}

/** The last comments on a record, to read. */
export function LastComments({ uuid, code, entity }: LastCommentsProps) {
	const access = useRightsAt(code);
	const enabled = entity === "realisation" || access.may(seesCommented[entity]);
	const { data, isPending, isError } = useQuery({ ...commentsQuery(entity, uuid), enabled });
	if (!enabled) return null;
	const last = data?.comments.toSorted((one, other) => other.created_at - one.created_at).slice(0, most) ?? [];
	return (
		<section>
			<h3 className={styles.last}>{text("comments.last")}</h3>
			{isPending ? <Skeletons heights={[40]} label={text("comments.loading")} /> : null}
			{isError ? <p className={styles.quiet}>{text("comments.loadFailed")}</p> : null}
			{data && last.length === 0 ? <p className={styles.quiet}>{text("comments.none")}</p> : null}
			<ol className={styles.list}>
				{last.map((comment) => (
					<li key={comment.uuid} className={styles.item}>
						<p className={styles.by}>
							<span className={styles.who}>{comment.user.id === access.userId ? text("comments.you") : comment.user.name}</span>
							{" · "}
							<RelativeDate at={comment.created_at} />
						</p>
						<CommentMessage comment={comment} />
					</li>
				))}
			</ol>
		</section>
	);
}
