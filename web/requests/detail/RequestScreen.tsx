import { Suspense, useCallback, useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { mayChangeCoordinates, maySeeRequestDocuments, mayStartGeocoder, type Reader, type RequestRecord } from "../../../engine/index.ts";
import { ListNeighbours } from "../../table/neighbours/ListNeighbours.tsx";
import { type ListPlace, listAddress } from "../../table/neighbours/list-order.ts";
import { usePerson, useRightsAt, useTenant } from "../../tenants/TenantContext.tsx";
import { useRecentRecord } from "../../tenants/use-recent-record.ts";
import { text } from "../../texts/text.ts";
import { copyAddress } from "../../ui/actions/copy-address.ts";
import { useActions } from "../../ui/actions/use-actions.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { Card } from "../../ui/parts/Card.tsx";
import { Facts } from "../../ui/parts/Facts.tsx";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { absoluteText, toldText } from "../../ui/words/date-text.ts";
import { rememberOpened } from "../last-opened.ts";
import { RequestStatusPill } from "../RequestStatusPill.tsx";
import { judgesOf } from "../reason-options.ts";
import { InformationTables } from "./InformationTables.tsx";
import { JudgementCard } from "./JudgementCard.tsx";
import { LocationCard } from "./LocationCard.tsx";
import { ProcessCard } from "./ProcessCard.tsx";
import styles from "./RequestPage.module.css";
import { useNeighbours } from "./use-neighbours.ts";

/** Loaded after the request: judging doesn't have to wait for comments. */
const CommentsSection = lazyPart(async () => ({ default: (await import("../../comments/CommentsSection.tsx")).CommentsSection }));

const TagsCard = lazyPart(() => import("./TagsCard.tsx"));

/** One request: the applicant's information, and beside it its status and judgement. */
export function RequestScreen({ request }: { readonly request: RequestRecord }) {
	const { uuid, ref, geographyCode } = request;
	const tenant = useTenant();
	const person = usePerson();
	const navigate = useNavigate();
	const rights = useRightsAt(geographyCode);
	const { place, next } = useNeighbours(uuid);
	usePageTitle(text("request.title", { reference: ref }));
	useEffect(() => rememberOpened(person.userId, tenant.slug, { uuid, ref }), [person, tenant, uuid, ref]);
	const go = useCallback((other: string | null | undefined) => void (other && navigate(paths.request(other))), [navigate]);
	const toJudgement = (): void => {
		const panel = document.getElementById("beoordeling");
		panel?.scrollIntoView({ block: "center" });
		(panel?.querySelector<HTMLElement>("input, button") ?? panel)?.focus();
	};
	useRecentRecord(uuid);
	useActions({
		"request:nextOpen": next === null ? null : () => go(next),
		"request:next": place?.next ? () => go(place.next) : null,
		"request:previous": place?.previous ? () => go(place.previous) : null,
		"request:judge": toJudgement,
		"request:link": { run: () => void copyAddress(), values: { reference: ref } },
	});
	return (
		<div className={styles.screen}>
			<RequestCrumb request={request} place={place} />
			<div className={styles.main}>
				<header className={styles.header}>
					<h1 className="tabular">{ref}</h1>
					{request.status === 2 ? (
						<button type="button" className={styles.jump} onClick={toJudgement}>
							{text("request.toJudgement")}
						</button>
					) : null}
				</header>
				<Suspense fallback={null}>
					<TagsCard request={request} reader={rights} />
				</Suspense>
				<InformationTables request={request} />
				<DocumentsCard request={request} reader={rights} />
			</div>
			<aside className={styles.side} aria-label={text("request.side")}>
				<ProcessCard request={request} />
				<JudgementCard request={request} onNext={next === null ? null : () => go(next)} />
				<SummaryCard request={request} />
				<LocationCard request={request} mayCorrect={mayChangeCoordinates(rights)} mayStart={mayStartGeocoder(rights, judgesOf(tenant))} />
			</aside>
			{/* After the judgement: on a narrow screen, judging comes below the request itself and not below other people's comments. */}
			<div className={styles.after}>
				<ReferencesCard request={request} />
				<Suspense fallback={<Skeletons heights={[120]} />}>
					<CommentsSection uuid={uuid} code={geographyCode} entity="request" />
				</Suspense>
			</div>
		</div>
	);
}

/** Loaded after the page: most requests are read without their papers. */
const FileList = lazyPart(() => import("../../files/FileList.tsx"));

const categories = ["vehicle", "parkingspot"] as const;

/** The request's papers, for the roles that may see them; nothing if there are none. */
function DocumentsCard({ request, reader }: { readonly request: RequestRecord; readonly reader: Reader }) {
	const present = categories.filter((category) => request.docs[category].length > 0);
	if (present.length === 0 || !maySeeRequestDocuments(reader)) return null;
	return (
		<Card title={text("request.documents")}>
			{present.map((category) => (
				<div key={category}>
					<h3>{text(`request.documents.${category}`)}</h3>
					<Suspense fallback={<Skeletons heights={[90]} />}>
						<FileList files={request.docs[category]} prefix={request.ref} label={text(`request.documents.${category}`)} />
					</Suspense>
				</div>
			))}
		</Card>
	);
}

/** The request's ids in the databases, for people who need to find it there. */
function ReferencesCard({ request }: { readonly request: RequestRecord }) {
	const none = text("request.none");
	return (
		<Card title={text("request.references")}>
			<Facts
				facts={[
					{ label: text("request.references.ref"), value: <span className="tabular">{request.ref}</span> },
					{ label: text("request.references.case"), value: <span className="tabular">{request.case_ref || none}</span> },
					{ label: text("request.references.counter"), value: <span className="tabular">{request.counter}</span> },
					{ label: text("request.references.code"), value: <span className="tabular">{request.geographyCode || none}</span> },
					{ label: text("request.references.ts"), value: absoluteText(request.ts) },
					{ label: text("request.references.uuid"), value: <span className="tabular">{request.uuid}</span> },
				]}
			/>
		</Card>
	);
}

const dateText = (at: number | null): string => (at === null ? text("request.unknown") : toldText(at));

/** The request in four lines. */
function SummaryCard({ request: { summary } }: { readonly request: RequestRecord }) {
	return (
		<Card inLandmark title={text("request.summary")}>
			<Facts
				layout="stack"
				facts={[
					{ label: text("request.summary.name"), value: summary.name || text("request.none") },
					{ label: text("request.summary.address"), value: summary.address || text("request.none") },
					{ label: text("request.summary.submitted"), value: dateText(summary.submitted_at) },
					{ label: text("request.summary.processed"), value: dateText(summary.processed_at) },
				]}
			/>
		</Card>
	);
}

/** The list, the request's reference, place and status, and its neighbours in the list. */
function RequestCrumb({ request, place }: { readonly request: RequestRecord; readonly place: ListPlace | null }) {
	return (
		<div className={styles.crumb}>
			<nav aria-label={text("request.crumb")}>
				<ol className={styles.trail}>
					<li>
						<Link to={listAddress("requests", paths.requests())}>{text("nav.requests")}</Link>
					</li>
					<li aria-current="page" className={`${styles.reference} tabular`}>
						{request.ref}
					</li>
				</ol>
			</nav>
			<span>{request.summary.address || text("request.address.none")}</span>
			<RequestStatusPill status={request.status} />
			<ListNeighbours place={place} pathOf={paths.request} previous={text("request.previous.inList")} next={text("request.next.inList")} />
		</div>
	);
}
