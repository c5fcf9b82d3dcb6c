import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { waitsValues } from "../../engine/index.ts";
import { useDrafts } from "../realisations/drafts-read-model.ts";
import { waitsListPath } from "../realisations/waits-list-read-model.ts";
import { usePerson, useRights, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/actions/use-act.ts";
import { useActions } from "../ui/actions/use-actions.ts";
import { NotAnswered } from "../ui/notices/NotAnswered.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { paths } from "../ui/pages/paths.ts";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import { EmptyState } from "../ui/parts/EmptyState.tsx";
import { Skeletons } from "../ui/parts/Skeletons.tsx";
import { useRenewedByChanges } from "../ui/use-renewed-by-changes.ts";
import { clockText } from "../ui/words/date-text.ts";
import { keepQueue } from "./kept-queue.ts";
import { ListedLink } from "./ListedLink.tsx";
import { TodayFigures } from "./TodayFigures.tsx";
import { TodayGroupSection } from "./TodayGroupSection.tsx";
import styles from "./TodayPage.module.css";
import { WorkLine } from "./TodayRow.tsx";
import { TodaySection } from "./TodaySection.tsx";
import { TodayUpkeep, useUpkeep } from "./TodayUpkeep.tsx";
import { fetchQueue, type Today, todayQueries } from "./today-queries.ts";

import { PutOffContext, usePutOff } from "./use-put-off.ts";
import { useSaidNowAndThen } from "./use-said-now-and-then.ts";
import "../texts/areas/controls.ts";
import "../texts/areas/today.ts";

/** `/vandaag`: the work that waits for this person, most urgent first. */
export default function TodayPage() {
	usePageTitle(text("nav.today"));
	useRenewedByChanges("today");
	const { data, isError, refetch, isFetching } = useQuery(todayQueries.today());
	const page = useRef<HTMLDivElement>(null);
	const lines = () => [...(page.current?.querySelectorAll<HTMLElement>("[data-work]") ?? [])];
	const move = (by: 1 | -1) => {
		const all = lines();
		const at = all.indexOf(document.activeElement as HTMLElement);
		const to = all[at === -1 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)];
		to?.focus();
		to?.scrollIntoView({ block: "nearest" });
	};
	const { said, undo, mark, refuse } = usePutOff();
	/** Index of the line to focus once the line at that index is gone. */
	const next = useRef<number | null>(null);
	const act: typeof mark = (work, as) => {
		next.current = Math.max(
			lines().findIndex(({ dataset }) => dataset.work === work.item),
			0,
		);
		mark(work, as);
	};
	const actHere = () => {
		const { work = "", reference = "", putOff } = lines().find((line) => line === document.activeElement)?.dataset ?? {};
		if (work !== "") act({ item: work, ref: reference }, putOff === "true" ? "open" : "later");
		else if (reference !== "") refuse(text("today.said.draft"));
	};
	useActions({ "today:down": () => move(1), "today:up": () => move(-1), "today:later": actHere });
	useEffect(() => {
		if (next.current === null || document.activeElement !== document.body) return;
		const left = lines();
		left[Math.min(next.current, left.length - 1)]?.focus();
		next.current = null;
	});
	const arrived = data !== undefined;
	// Focuses the most urgent item, so that Enter opens it at once, unless the focus is already elsewhere on the page.
	useEffect(() => {
		const focused = document.activeElement;
		if (!arrived || (focused !== document.body && focused?.tagName !== "MAIN")) return;
		page.current?.querySelector<HTMLElement>("[data-work]")?.focus({ preventScroll: true });
	}, [arrived]);
	return (
		<div ref={page} className={styles.page}>
			<Head today={data} />
			<p role="status" className={styles.said}>
				{said}
				{undo && (
					<button
						type="button"
						className={styles.undo}
						onClick={() => {
							// Undoing the only act removes this button, so the focus moves to the first line. Otherwise the button stays,
							// for the act before.
							if (undo.isOnly) next.current = 0;
							undo.run();
						}}
					>
						{text("today.undo", { reference: undo.ref })}
					</button>
				)}
			</p>
			{data === undefined ? (
				isError ? (
					<NotAnswered title={text("today.failed")} again={text("today.failed.again")} query={{ isFetching, refetch }} />
				) : (
					<Skeletons heights={[28, 230, 28, 230]} />
				)
			) : (
				<PutOffContext value={act}>
					<Groups today={data} />
				</PutOffContext>
			)}
			<TodayFigures />
		</div>
	);
}

/** The heading, a sentence that sums up the work, and the button that begins the queue. */
function Head({ today }: { readonly today: Today | undefined }) {
	const navigate = useNavigate();
	const { userId } = usePerson();
	const { slug: tenant } = useTenant();
	const steps = today?.steps ?? 0;
	const late = today?.groups.find(({ group }) => group === "late")?.count ?? 0;
	const putOff = today?.groups.some(({ group, count }) => group === "tomorrow" && count > 0) === true;
	const none = putOff ? "today.lead.putOff" : "today.lead.none";
	const upkeep = useUpkeep();
	const other = upkeep.length > 0 || today?.groups.some(({ group, count }) => group !== "tomorrow" && count > 0) === true;
	const sentence = text(steps === 0 ? (other ? "today.lead.other" : none) : steps === 1 ? "today.lead.one" : "today.lead.some", {
		count: steps,
	});
	const said = useSaidNowAndThen(today === undefined ? "" : sentence);
	const begin = useAct({
		call: fetchQueue,
		onDone: (items) => {
			const [first] = items;
			if (first === undefined) return;
			keepQueue({ userId, tenant, items, place: 0, skipped: 0 });
			navigate(paths.step(first.uuid, first.step));
		},
	});
	return (
		<header className={styles.head}>
			<div>
				<h1>{text("nav.today")}</h1>
				{steps === 0 ? null : (
					<p className={styles.lead}>
						{sentence} {late > 0 && <strong className={styles.late}>{text("today.lead.late", { count: late })}</strong>}{" "}
						{today === undefined ? null : <ListedLink part="all" today={today} />}
					</p>
				)}
				<p role="status" className="visually-hidden">
					{said}
				</p>
			</div>
			{steps === 0 ? null : (
				<div className={styles.begin}>
					<span className={styles.keys}>{text("today.keys")}</span>
					<PlainButton filled busy={begin.busy} onClick={() => void begin.run()}>
						{text("today.start", { count: steps })}
					</PlainButton>
				</div>
			)}
		</header>
	);
}

/** On a phone only the most pressing group is unfolded. */
const isNarrow = () => window.matchMedia?.("(max-width: 800px)").matches === true;

function Groups({ today }: { readonly today: Today }) {
	const kept = useDrafts();
	const drafts = today.drafts ? kept : [];
	const groups = today.groups.filter(({ count }) => count > 0);
	const narrow = isNarrow();
	const upkeep = useUpkeep();
	if (groups.length === 0 && drafts.length === 0 && upkeep.length === 0) return <Empty others={today.others} />;
	return (
		<>
			{groups.map((group, index) => (
				<TodayGroupSection key={group.group} group={group} today={today} opened={group.group !== "tomorrow" && (!narrow || index === 0)} />
			))}
			{drafts.length > 0 && (
				<TodaySection title={text("today.group.drafts")} count={drafts.length} opened={!narrow || groups.length === 0}>
					{drafts.map(({ uuid, step, label, ref, address, savedAt }) => (
						<WorkLine
							key={`${uuid} ${step}`}
							to={paths.step(uuid, step)}
							reference={ref}
							address={address}
							step={step}
							label={label}
							remark={text("today.kept", { time: clockText(savedAt) })}
						/>
					))}
				</TodaySection>
			)}
			{upkeep.length > 0 && <TodayUpkeep items={upkeep} opened={!narrow || groups.length === 0} />}
			{today.others > 0 && (
				<p className={styles.others}>
					<OthersLink>{text(today.others === 1 ? "today.others.one" : "today.others.some", { count: today.others })}</OthersLink>
				</p>
			)}
		</>
	);
}

/** Link to the list of processes that wait only for others. */
function OthersLink({ children }: { readonly children: ReactNode }) {
	const tenant = useTenant();
	return <Link to={waitsListPath(tenant, { waits: { word: "is", values: [waitsValues.others] } })}>{children}</Link>;
}

/** Nothing to do is good news. */
function Empty({ others }: { readonly others: number }) {
	const rights = useRights();
	const maySee = rights.has("realisationlist");
	const pages = [
		...(maySee ? [{ to: paths.realisations(), label: text("today.empty.list") }] : []),
		...(!maySee && rights.has("reporting") ? [{ to: paths.reports(), label: text("today.empty.reports") }] : []),
		...(!maySee && rights.has("admin") ? [{ to: paths.configuration(), label: text("today.empty.configuration") }] : []),
	];
	return (
		<div className={styles.empty}>
			<EmptyState
				title={text("today.empty")}
				action={
					pages.length > 0 && (
						<nav className={styles.onward} aria-label={text("today.empty.onward")}>
							{pages.map(({ to, label }) => (
								<Link key={to} to={to}>
									{label}
								</Link>
							))}
						</nav>
					)
				}
			>
				<p>
					{!maySee && !rights.has("requestlist") ? (
						text(rights.has("admin") ? "today.empty.admin" : "today.empty.noLists")
					) : others === 0 ? (
						text("today.empty.nobody")
					) : (
						<OthersLink>{text(others === 1 ? "today.empty.others.one" : "today.empty.others.some", { count: others })}</OthersLink>
					)}
				</p>
			</EmptyState>
		</div>
	);
}
