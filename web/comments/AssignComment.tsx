import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { CommentedRecord, Mention } from "../../engine/index.ts";
import { usePerson } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { useDebounced } from "../ui/time/use-debounced.ts";
import styles from "./Comments.module.css";
import type { Comment } from "./comment.ts";
import { mentionableQuery } from "./comments-api.ts";
import type { CommentsState } from "./use-comments.ts";

interface AssignCommentProps {
	readonly comment: Comment;
	readonly entity: CommentedRecord;
	/** Uuid of the record. */
	readonly uuid: string;
	readonly comments: CommentsState;
	readonly onDone: () => void;
}

/** Chooses who is to deal with a conversation: the person themselves, a role, somebody else who may read the record, or nobody. */
export default function AssignComment({ comment, entity, uuid, comments, onDone }: AssignCommentProps) {
	const { userId } = usePerson();
	const [typed, setTyped] = useState("");
	const search = useDebounced(typed, 200);
	const { data: offered = [] } = useQuery(mentionableQuery(entity, uuid, search.trim()));
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		field.current?.focus();
	}, []);
	const now = comment.assigned?.to;
	const assign = async (assignee: Pick<Mention, "kind" | "id"> | null) => {
		if (await comments.write({ action: "assign", number: comment.order, assignee })) onDone();
	};
	const self: Mention = { kind: "person", id: userId, name: text("comments.assign.self") };
	const choices = [...(typed.trim() === "" ? [self] : []), ...offered].filter(({ kind, id }) => kind !== now?.kind || id !== now.id);
	return (
		<fieldset className={styles.assign}>
			<legend className="visually-hidden">{text("comments.assign")}</legend>
			<TextInput
				ref={field}
				label={text("comments.assign.to")}
				description={text("comments.assign.help")}
				value={typed}
				onChange={(event) => setTyped(event.currentTarget.value)}
				onKeyDown={(event) => event.key === "Escape" && onDone()}
				autoComplete="off"
			/>
			<div className={styles.actions}>
				{choices.map(({ kind, id, name }) => (
					<Button key={`${kind} ${id}`} size="compact-sm" disabled={comments.busy} onClick={() => void assign({ kind, id })}>
						{kind === "role" ? text("comments.assign.role", { name }) : name}
					</Button>
				))}
			</div>
			<p role="status" className={choices.length === 0 ? styles.quiet : "visually-hidden"}>
				{text(choices.length === 0 ? "comments.assign.none" : "comments.mention.count", { count: choices.length })}
			</p>
			<div className={styles.actions}>
				{now !== undefined && (
					<Button size="compact-sm" variant="subtle" disabled={comments.busy} onClick={() => void assign(null)}>
						{text("comments.assign.takeBack")}
					</Button>
				)}
				<Button size="compact-sm" variant="subtle" disabled={comments.busy} onClick={onDone}>
					{text("action.cancel")}
				</Button>
			</div>
		</fieldset>
	);
}
