import { IconArrowBackUp, IconBellOff, IconCheck, IconClock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { termText, writeDay } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import { RelativeDate } from "../ui/RelativeDate.tsx";
import { InboxReply } from "./InboxReply.tsx";
import styles from "./InboxRow.module.css";
import type { InboxItem, InboxPlace } from "./inbox-queries.ts";
import type { InboxActs } from "./use-inbox-acts.ts";

interface InboxRowProps {
	readonly item: InboxItem;
	readonly show: InboxPlace;
	readonly acts: InboxActs;
	/** Whether its answer is open. */
	readonly answering: boolean;
	readonly onAnswer: (open: boolean) => void;
	readonly onGone: () => void;
}

/** One thing that somebody is told: a comment, which is answered here, or a step, which is opened. */
export function InboxRow({ item, show, acts, answering, onAnswer, onGone }: InboxRowProps) {
	const { comment, kind, ref, address, step, label, term, view, since, unread, entity, uuid } = item;
	const list = view?.list ?? "realisations";
	const place =
		view !== null
			? paths.inView(list, view.search)
			: entity === "request"
				? paths.request(uuid)
				: step === null
					? paths.realisation(uuid)
					: paths.step(uuid, step);
	return (
		<li className={styles.row} data-unread={unread} data-item={item.item}>
			<div className={styles.line}>
				<span className={styles.dot} aria-hidden={!unread}>
					{unread && <span className="visually-hidden">{text("inbox.new")}</span>}
				</span>
				<div className={styles.what}>
					<p className={styles.about}>
						<Link to={place} className={`${styles.reference} tabular`} onClick={() => acts.read(item)} data-record="">
							{ref}
						</Link>
						{address !== "" && <span className={styles.address}>{address}</span>}
					</p>
					{view !== null ? (
						<Link to={place} className={styles.main} data-inbox="" onClick={() => acts.read(item)}>
							<strong>{text(`inbox.kind.view.${list}.${view.count === 1 ? "one" : "some"}`, { count: view.count })}</strong>
						</Link>
					) : comment === null ? (
						<Link to={place} className={styles.main} data-inbox="" onClick={() => acts.read(item)}>
							<strong>
								{text(
									`inbox.kind.${kind === "view" ? "step" : kind}`,
									term === null ? {} : { words: termText(term.left), day: writeDay(term.due) },
								)}
							</strong>
							{step === null ? term?.label : <span className={styles.code}>{step}</span>} {label}
						</Link>
					) : (
						<button
							type="button"
							className={styles.main}
							data-inbox=""
							aria-expanded={comment.mayReply ? answering : undefined}
							onClick={() => {
								acts.read(item);
								if (comment.mayReply) onAnswer(!answering);
							}}
						>
							<strong>{comment.author}</strong> {text(`inbox.kind.${kind === "view" ? "step" : kind}`)}
							<q className={answering ? styles.whole : styles.quote}>{comment.message}</q>
						</button>
					)}
				</div>
				<span className={styles.when}>
					<RelativeDate at={since} short />
					{comment?.settled === true && <span className={styles.settled}>{text("inbox.settled")}</span>}
				</span>
				<span className={styles.acts}>
					{show === "open" ? (
						<>
							<Act name={text("inbox.done.label", { reference: ref })} hint={text("inbox.done")} onClick={() => acts.mark(item, "done")}>
								<IconCheck size={18} aria-hidden />
							</Act>
							<Act name={text("inbox.later.label", { reference: ref })} hint={text("inbox.later")} onClick={() => acts.mark(item, "later")}>
								<IconClock size={18} aria-hidden />
							</Act>
							<Act name={text("inbox.mute.label", { reference: ref })} hint={text("inbox.mute")} onClick={() => acts.mute(item)}>
								<IconBellOff size={18} aria-hidden />
							</Act>
						</>
					) : (
						<Act name={text("inbox.reopen.label", { reference: ref })} hint={text("inbox.reopen")} onClick={() => acts.mark(item, "open")}>
							<IconArrowBackUp size={18} aria-hidden />
						</Act>
					)}
				</span>
			</div>
			{answering && (
				<InboxReply
					item={item}
					onClose={() => onAnswer(false)}
					onAnswered={() => {
						onGone();
						acts.answered(item);
					}}
				/>
			)}
		</li>
	);
}

interface ActProps {
	readonly name: string;
	readonly hint: string;
	readonly onClick: () => void;
	readonly children: ReactNode;
}

function Act({ name, hint, onClick, children }: ActProps) {
	return (
		<button type="button" className={styles.act} aria-label={name} title={hint} onClick={onClick}>
			{children}
		</button>
	);
}
