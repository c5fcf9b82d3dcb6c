import { IconArrowBackUp, IconClock } from "@tabler/icons-react";
import { Link } from "react-router";
import { commentAnchor, termText, writeDay } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { paths } from "../ui/pages/paths.ts";
import { dayText } from "../ui/words/date-text.ts";
import styles from "./TodayRow.module.css";
import type { TodayGroup, TodayItem } from "./today-queries.ts";
import { type Deferrable, useMark } from "./use-put-off.ts";

interface RowLine {
	readonly to: string;
	readonly reference: string;
	readonly address: string;
	readonly step: string | null;
	readonly label: string;
	/** Since when the work waits, or who wrote the comment. */
	readonly remark: string;
	readonly mark?: { readonly words: string; readonly tone: "late" | "near" | "quiet"; readonly title?: string } | undefined;
	readonly back?: string | undefined;
	readonly quote?: string | undefined;
	/** Identifies work that can be put off; left out for work that can't be. */
	readonly work?: Deferrable;
	readonly putOff?: boolean;
}

/** One piece of work: a line that links to it. */
export function WorkLine({ to, reference, address, step, label, remark, mark, back, quote, work, putOff = false }: RowLine) {
	const act = useMark();
	return (
		<li className={styles.row}>
			<Link to={to} className={styles.link} data-work={work?.item ?? ""} data-reference={reference} data-put-off={putOff}>
				<span className={`${styles.reference} tabular`}>{reference}</span>
				<span className={step === null ? `${styles.what} ${styles.wide}` : styles.what}>
					<span className={address === "" ? styles.none : styles.address}>{address || text("today.noAddress")}</span>
					{quote === undefined ? null : <q className={styles.quote}>{quote}</q>}
				</span>
				{step === null ? null : (
					<span className={styles.step}>
						<span className={styles.code}>{step}</span> <span>{label}</span>
					</span>
				)}
				<span className={styles.remark}>{remark}</span>
				<span className={styles.marks}>
					{back === undefined ? null : <span className={`${styles.mark} ${styles.back}`}>{back}</span>}
					{mark === undefined ? null : (
						<span className={`${styles.mark} ${styles[mark.tone]}`} {...(mark.title === undefined ? {} : { title: mark.title })}>
							{mark.words}
						</span>
					)}
				</span>
			</Link>
			{work !== undefined && act !== null && (
				<button
					type="button"
					className={styles.act}
					aria-label={text(putOff ? "today.putBack" : "today.putOff", { reference })}
					title={text(putOff ? "today.putBack.hint" : "today.putOff.hint")}
					onClick={() => act(work, putOff ? "open" : "later")}
				>
					{putOff ? <IconArrowBackUp size={18} aria-hidden /> : <IconClock size={18} aria-hidden />}
				</button>
			)}
		</li>
	);
}

interface TodayRowProps {
	readonly group: TodayGroup["group"];
	readonly item: TodayItem;
}

export function TodayRow({ group, item }: TodayRowProps) {
	const { kind, uuid, ref, address, step, label, since, back, comment } = item;
	const record = kind === "request" ? paths.request(uuid) : step === null ? paths.realisation(uuid) : paths.step(uuid, step);
	const to = comment === null ? record : `${record}#${commentAnchor(comment.number)}`;
	const decides = kind === "realisation" && step === null && comment === null;
	const day = dayText(since);
	const remark =
		comment === null
			? text(kind === "request" ? "today.received" : decides ? "today.published" : "today.since", { day })
			: text("today.written", { by: comment.author, day });
	return (
		<WorkLine
			to={to}
			reference={ref}
			address={address}
			step={step}
			label={label}
			remark={remark}
			mark={decides ? decisionOf(item) : termOf(item)}
			back={back === null ? undefined : text(`today.back.${back}`)}
			quote={comment?.message}
			work={item}
			putOff={group === "tomorrow"}
		/>
	);
}

/** The words beside the colour suffice on their own; the title names the term and its last day. */
function termOf({ due, term, left, pressure }: TodayItem) {
	if (due === null || left === null) return undefined;
	const tone = pressure === "late" || pressure === "near" ? pressure : "quiet";
	return { words: termText(left), tone, title: text("today.due", { term, day: writeDay(due) }) } as const;
}

/** Nothing is late once the objection period has passed: from the next day, the decision can be confirmed. */
function decisionOf(item: TodayItem) {
	const mark = termOf(item);
	return mark && { ...mark, tone: (item.left ?? 0) < 0 ? ("near" as const) : ("quiet" as const) };
}
