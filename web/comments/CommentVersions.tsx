import { useQuery } from "@tanstack/react-query";
import type { CommentedRecord } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { absoluteText } from "../ui/words/date-text.ts";
import styles from "./Comments.module.css";
import { versionsQuery } from "./comments-api.ts";

interface CommentVersionsProps {
	readonly entity: CommentedRecord;
	readonly uuid: string;
	readonly number: number;
}

/** Earlier versions of a comment, newest first. */
export default function CommentVersions({ entity, uuid, number }: CommentVersionsProps) {
	const { data } = useQuery(versionsQuery(entity, uuid, number));
	if (data === undefined) return null;
	return (
		<div className={styles.versions}>
			{data.length === 0 && <p>{text("comments.versions.none")}</p>}
			{data.map(({ message, until }) => (
				<p key={until}>
					<span className={styles.kind}>{text("comments.versions.until", { date: absoluteText(until) })}</span>{" "}
					<span className={styles.message}>{message}</span>
				</p>
			))}
		</div>
	);
}
