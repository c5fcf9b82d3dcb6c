import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { NoAccessRedirect } from "../tenants/NoAccessRedirect.tsx";
import { useHasInbox } from "../tenants/use-has-inbox.ts";
import { text } from "../texts/text.ts";
import { useActions } from "../ui/actions/use-actions.ts";
import { NotAnswered } from "../ui/notices/NotAnswered.tsx";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import { EmptyState } from "../ui/parts/EmptyState.tsx";
import { Skeletons } from "../ui/parts/Skeletons.tsx";
import styles from "./InboxPage.module.css";
import { InboxRow } from "./InboxRow.tsx";
import { InboxSettings } from "./InboxSettings.tsx";
import { type Inbox, type InboxItem, type InboxPlace, inboxQueries } from "./inbox-queries.ts";
import { MailSettings } from "./MailSettings.tsx";
import { useInboxActs } from "./use-inbox-acts.ts";
import "../texts/areas/controls.ts";
import "../texts/areas/inbox.ts";

/** `/postvak`: a person's notifications, newest first, to be answered or put away here. */
export default function InboxPage() {
	return useHasInbox() ? <Post /> : <NoAccessRedirect needs="realisationlist" page={text("inbox.title")} />;
}

const places: readonly InboxPlace[] = ["open", "later", "done"];

function Post() {
	usePageTitle(text("inbox.title"));
	const [show, setShow] = useState<InboxPlace>("open");
	const { data, isError, refetch, isFetching } = useQuery(inboxQueries.list(show));
	const acts = useInboxActs();
	const title = useRef<HTMLHeadingElement>(null);
	const toTitle = useCallback(() => title.current?.focus(), []);
	return (
		<div className={styles.page}>
			<header className={styles.head}>
				<div>
					<h1 ref={title} tabIndex={-1}>
						{text("inbox.title")}
					</h1>
					<p className={styles.lead}>{data === undefined ? "" : leadOf(data)}</p>
				</div>
				<fieldset className={styles.places}>
					<legend className="visually-hidden">{text("inbox.show")}</legend>
					{places.map((place) => (
						<button key={place} type="button" className={styles.place} aria-pressed={place === show} onClick={() => setShow(place)}>
							{text(`inbox.show.${place}`)}
						</button>
					))}
				</fieldset>
			</header>
			<p role="status" className={styles.said}>
				{acts.said?.words}
				{acts.said?.undo && (
					<button type="button" className={styles.undo} onClick={acts.said.undo}>
						{text("inbox.undo")}
					</button>
				)}
			</p>
			{data === undefined ? (
				isError ? (
					<NotAnswered title={text("inbox.failed")} again={text("inbox.failed.again")} query={{ isFetching, refetch }} />
				) : (
					<Skeletons heights={[64, 64, 64]} />
				)
			) : (
				<Items key={show} inbox={data} show={show} acts={acts} onEmptied={toTitle} />
			)}
			{data !== undefined && <InboxSettings mutes={data.mutes} muted={data.muted} />}
			{data !== undefined && <MailSettings mail={data.mail} />}
		</div>
	);
}

function leadOf({ unread }: Inbox): string {
	return text(unread === 0 ? "inbox.lead.none" : unread === 1 ? "inbox.lead.one" : "inbox.lead.some", { count: unread });
}

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>("[data-inbox]") ?? [])];

/** Focuses the row at this index, or the nearest one. */
function focusRow(list: HTMLElement | null, place: number): void {
	const rows = rowsIn(list);
	const row = rows[Math.min(Math.max(place, 0), rows.length - 1)];
	row?.focus();
	row?.scrollIntoView({ block: "nearest" });
}

interface ItemsProps {
	readonly inbox: Inbox;
	readonly show: InboxPlace;
	readonly acts: ReturnType<typeof useInboxActs>;
	/** Takes the focus once the person has put away the last item. */
	readonly onEmptied: () => void;
}

function Items({ inbox, show, acts, onEmptied }: ItemsProps) {
	const list = useRef<HTMLUListElement>(null);
	const [answering, setAnswering] = useState<string | null>(null);
	/** Index of the row to focus once the row at that index is gone. */
	const next = useRef<number | null>(null);
	const at = () => rowsIn(list.current).findIndex((row) => row.closest("li")?.contains(document.activeElement) === true);
	const focus = (place: number) => focusRow(list.current, place);
	const { items } = inbox;
	const count = items.length;
	// Focuses the first row when the page appears, unless the focus is already elsewhere.
	useEffect(() => {
		const { activeElement } = document;
		if (activeElement === document.body || activeElement?.id === "main") rowsIn(list.current)[0]?.focus({ preventScroll: true });
	}, []);
	useEffect(() => {
		if (next.current === null) return;
		if (count === 0) onEmptied();
		else focusRow(list.current, next.current);
		next.current = null;
	}, [count, onEmptied]);
	const going = () => {
		next.current = Math.max(at(), 0);
		setAnswering(null);
	};
	const here = (act: (item: InboxItem) => void) => () => {
		const item = items[at()];
		if (item !== undefined) act(item);
	};
	const away = (act: (item: InboxItem) => void) =>
		here((item) => {
			going();
			act(item);
		});
	useActions({
		"inbox:down": () => focus(at() + 1),
		"inbox:up": () => focus(at() === -1 ? 0 : at() - 1),
		...(show === "open" && {
			"inbox:done": away((item) => acts.mark(item, "done")),
			"inbox:later": away((item) => acts.mark(item, "later")),
			"inbox:mute": away(acts.mute),
		}),
	});
	if (items.length === 0) {
		return (
			<div className={styles.empty}>
				<EmptyState title={text(`inbox.empty.${show}`)}>
					<p>{text(`inbox.empty.${show}.text`)}</p>
				</EmptyState>
			</div>
		);
	}
	return (
		<>
			<ul ref={list} className={styles.list}>
				{items.map((item, index) => (
					<InboxRow
						key={item.item}
						item={item}
						show={show}
						acts={acts}
						answering={answering === item.item}
						onAnswer={(open) => {
							setAnswering(open ? item.item : null);
							if (!open) focus(index);
						}}
						onGone={going}
					/>
				))}
			</ul>
			<p className={styles.keys}>{text("inbox.keys")}</p>
			{inbox.total > items.length && <p className={styles.keys}>{text("inbox.more", { shown: items.length, total: inbox.total })}</p>}
		</>
	);
}
