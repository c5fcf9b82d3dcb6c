import { type FormEvent, Suspense, useEffect, useRef, useState } from "react";
import { commentMessage, commentProblem } from "../../engine/index.ts";
import { failureText } from "../api/error-notification.ts";
import { problemOf } from "../api/problem-of.ts";
import { MessageField } from "../comments/MessageField.tsx";
import { dropAttached, keptAttached } from "../comments/use-attached.ts";
import { useMessageDraft } from "../comments/use-message-draft.ts";
import { useNamed } from "../comments/use-named.ts";
import { KeptNote } from "../drafts/KeptNote.tsx";
import { OfferedText } from "../drafts/OfferedText.tsx";
import { usePerson } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/actions/use-act.ts";
import { useKeptText } from "../ui/kept/use-kept-text.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import { Notice } from "../ui/notices/Notice.tsx";
import { PlainButton, plainButtonClass } from "../ui/PlainButton.tsx";
import styles from "./InboxRow.module.css";
import { answerComment, type InboxItem } from "./inbox-queries.ts";

const InboxAttach = lazyPart(() => import("./InboxAttach.tsx"));

interface InboxReplyProps {
	readonly item: InboxItem;
	readonly onAnswered: () => void;
	readonly onClose: () => void;
}

/** Answers without leaving the inbox. The text and its mentions survive a refusal, a reload and closing the answer. */
export function InboxReply({ item, onAnswered, onClose }: InboxReplyProps) {
	const { userId } = usePerson();
	const { comment } = item;
	const place = { userId, uuid: item.uuid, part: `answer ${comment?.number ?? 0}` };
	const kept = useKeptText(place);
	const named = useNamed(place);
	const field = useRef<HTMLTextAreaElement>(null);
	const [files, setFiles] = useState(() => keptAttached(place));
	const [error, setError] = useState<string | null>(null);
	useEffect(() => void field.current?.focus(), []);
	const answer = useAct({
		call: answerComment,
		quiet: true,
		onDone: () => {
			draft.drop();
			kept.drop();
			named.drop();
			dropAttached(place);
			onAnswered();
		},
		onFailed: (problem) => {
			const known = problemOf<"writeComment" | "writeRequestComment">(problem);
			setError(known === null || known.errors.length === 0 ? failureText(problem, text("inbox.reply.failed")) : known.message);
			field.current?.focus();
		},
	});
	const draft = useMessageDraft({
		...{ entity: item.entity, uuid: item.uuid, part: `answer-${comment?.number ?? 0}`, place },
		...{ message: kept.text, named, onType: kept.type, sending: answer.busy },
	});
	const send = (settle: boolean) => {
		const message = commentMessage(kept.text);
		const wrong = commentProblem(kept.text);
		setError(wrong);
		if (wrong === null)
			void answer.run({ item, message, settle, ...named.within(message), ...(files.length > 0 && { files: [...files] }) });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		send(true);
	};
	const settles = comment?.maySettle === true && !comment.settled;
	return (
		<form className={styles.reply} noValidate onSubmit={submit} onKeyDown={({ key }) => key === "Escape" && onClose()}>
			{error !== null && <Notice kind="danger" title={error} announce />}
			<OfferedText draft={draft} of="message" onTake={draft.take}>
				{draft.offeredText}
			</OfferedText>
			<MessageField
				entity={item.entity}
				uuid={item.uuid}
				fieldRef={field}
				minRows={2}
				aria-label={text("inbox.reply", { by: comment?.author ?? "" })}
				aria-invalid={error !== null}
				value={kept.text}
				onType={kept.type}
				onMention={named.add}
			/>
			<KeptNote kept={draft.kept} />
			{item.entity === "realisation" && (
				<Suspense fallback={null}>
					<InboxAttach uuid={item.uuid} place={place} onChosen={setFiles} />
				</Suspense>
			)}
			<div className={styles.replyActs}>
				<button type="submit" className={plainButtonClass} disabled={answer.busy} aria-busy={answer.busy || undefined}>
					{text(settles ? "inbox.reply.settle" : "inbox.reply.only")} <kbd className={styles.key}>{text("inbox.reply.key")}</kbd>
				</button>
				{settles && (
					<PlainButton busy={answer.busy} onClick={() => send(false)}>
						{text("inbox.reply.leave")}
					</PlainButton>
				)}
				<PlainButton onClick={onClose}>{text("inbox.reply.cancel")}</PlainButton>
			</div>
		</form>
	);
}
