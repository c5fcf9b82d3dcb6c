import { IconArrowBackUp, IconBellOff, IconCheck, IconClock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { commentAnchor, termText, writeDay } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { paths } from "../ui/pages/paths.ts";
import { RelativeDate } from "../ui/parts/RelativeDate.tsx";
import { InboxReply } from "./InboxReply.tsx";
import styles from "./InboxRow.module.css";
import type { InboxItem, InboxPlace } from "./inbox-queries.ts";
import type { InboxActs } from "./use-inbox-acts.ts";

interface InboxRowProps {
	readonly item: InboxItem;
	readonly show: InboxPlace;
	readonly acts: InboxActs;
	/** Whether the answer form is open. */
	readonly answering: boolean;
	readonly onAnswer: (open: boolean) => void;
	readonly onGone: () => void;
}

/** One notification: a comment, which is answered here by who may, or anything else, which is opened. */
export function InboxRow({ item, show, acts, answering, onAnswer, onGone }: InboxRowProps) {
	const { comment, ref, address, since, unread } = item;
	return (
		<li className={styles.row} data-unread={unread} data-item={item.item}>
			<div className={styles.line}>
				<span className={styles.dot} aria-hidden={!unread}>
					{unread && <span className="visually-hidden">{text("inbox.new")}</span>}
				</span>
				<div className={styles.what}>
					<p className={styles.about}>
						<Link to={placeOf(item)} className={`${styles.reference} tabular`} onClick={() => acts.read(item)} data-record="">
							{ref}
						</Link>
						{address !== "" && <span className={styles.address}>{address}</span>}
					</p>
					{item.view === null && comment?.mayReply === true ? (
						<button
							type="button"
							className={styles.main}
							data-inbox=""
							aria-expanded={answering}
							onClick={() => {
								acts.read(item);
								onAnswer(!answering);
							}}
						>
							<WhatIsSaid item={item} comment={comment} whole={answering} />
						</button>
					) : (
						<Link to={placeOf(item)} className={styles.main} data-inbox="" onClick={() => acts.read(item)}>
							{item.view === null && comment !== null ? (
								<WhatIsSaid item={item} comment={comment} whole={false} />
							) : (
								<WhatIsTold item={item} />
							)}
						</Link>
					)}
				</div>
				<span className={styles.when}>
					<RelativeDate at={since} short />
					{comment?.settled === true && <span className={styles.settled}>{text("inbox.settled")}</span>}
				</span>
				<span className={styles.acts}>
					<RowActs item={item} show={show} acts={acts} />
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

/** Address of the view or the record, with the anchor of the comment if there is one. */
function placeOf({ view, entity, uuid, step, comment }: InboxItem): string {
	if (view !== null) return paths.inView(listOf(view), view.search);
	const said = comment === null ? "" : `#${commentAnchor(comment.number)}`;
	if (entity === "request") return paths.request(uuid) + said;
	return (step === null ? paths.realisation(uuid) : paths.step(uuid, step)) + said;
}

const listOf = ({ list = "realisations" }: NonNullable<InboxItem["view"]>) => list;

const kindKey = ({ kind }: InboxItem) => `inbox.kind.${kind === "view" ? "step" : kind}` as const;

interface WhatIsSaidProps {
	readonly item: InboxItem;
	readonly comment: NonNullable<InboxItem["comment"]>;
	readonly whole: boolean;
}

/** Who commented, why it is told, and what they wrote. */
function WhatIsSaid({ item, comment, whole }: WhatIsSaidProps) {
	return (
		<>
			<strong>{comment.author}</strong> {text(comment.toRole ? "inbox.kind.assign.role" : kindKey(item))}{" "}
			<q className={whole ? styles.whole : styles.quote}>{comment.message}</q>
		</>
	);
}

/** Says that a view has more rows than before, or names a step with its deadline. */
function WhatIsTold({ item }: { readonly item: InboxItem }) {
	const { view, step, label, term } = item;
	if (view !== null) {
		return <strong>{text(`inbox.kind.view.${listOf(view)}.${view.count === 1 ? "one" : "some"}`, { count: view.count })}</strong>;
	}
	return (
		<>
			<strong>{text(kindKey(item), term === null ? {} : { words: termText(term.left), day: writeDay(term.due) })}</strong>{" "}
			{step === null ? term?.label : <span className={styles.code}>{step}</span>} {label}
		</>
	);
}

/** The actions that don't require opening the item. */
function RowActs({ item, show, acts }: Pick<InboxRowProps, "item" | "show" | "acts">) {
	const reference = item.ref;
	if (show !== "open") {
		return (
			<Act name={text("inbox.reopen.label", { reference })} hint={text("inbox.reopen")} onClick={() => acts.mark(item, "open")}>
				<IconArrowBackUp size={18} aria-hidden />
			</Act>
		);
	}
	return (
		<>
			<Act name={text("inbox.done.label", { reference })} hint={text("inbox.done")} onClick={() => acts.mark(item, "done")}>
				<IconCheck size={18} aria-hidden />
			</Act>
			<Act name={text("inbox.later.label", { reference })} hint={text("inbox.later")} onClick={() => acts.mark(item, "later")}>
				<IconClock size={18} aria-hidden />
			</Act>
			<Act name={text("inbox.mute.label", { reference })} hint={text("inbox.mute")} onClick={() => acts.mute(item)}>
				<IconBellOff size={18} aria-hidden />
			</Act>
		</>
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
