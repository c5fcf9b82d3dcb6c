import { lazy, Suspense, useCallback, useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { mayChangeCoordinates, mayStartGeocoder, type RequestRecord } from "../../../engine/index.ts";
import { usePerson, useRolesAt, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { useShortcuts } from "../../ui/use-shortcuts.ts";
import { rememberOpened } from "../last-opened.ts";
import { nextOpen, placeInList } from "../list-order.ts";
import { judgesOf } from "../reason-options.ts";
import { useRequests } from "../request-collection.ts";
import { DocumentsCard } from "./DocumentsCard.tsx";
import { InformationTables } from "./InformationTables.tsx";
import { JudgementCard } from "./JudgementCard.tsx";
import { LocationCard } from "./LocationCard.tsx";
import { ProcessCard } from "./ProcessCard.tsx";
import { ReferencesCard } from "./ReferencesCard.tsx";
import { RequestCrumb } from "./RequestCrumb.tsx";
import styles from "./RequestPage.module.css";
import { SummaryCard } from "./SummaryCard.tsx";

/** Comes by itself after the request: nobody waits for what was said to begin judging. */
const CommentsSection = lazy(() => import("../../comments/CommentsSection.tsx").then((module) => ({ default: module.CommentsSection })));

const TagsCard = lazy(() => import("./TagsCard.tsx"));

/** One request: what the applicant told, and beside it where it stands and what is decided on it. */
export function RequestScreen({ request }: { readonly request: RequestRecord }) {
	const { uuid, ref, geographyCode } = request;
	const tenant = useTenant();
	const { person } = usePerson();
	const navigate = useNavigate();
	const roles = useRolesAt(geographyCode);
	const { data: requests } = useRequests();
	const next = useMemo(() => nextOpen(uuid, requests?.records ?? []), [uuid, requests]);
	const place = placeInList(uuid);
	usePageTitle(text("request.title", { reference: ref }));
	useEffect(() => rememberOpened(person.userId, tenant.slug, { uuid, ref }), [person, tenant, uuid, ref]);
	const go = useCallback((other: string | null | undefined) => void (other && navigate(paths.request(other))), [navigate]);
	const toJudgement = (): void => {
		const panel = document.getElementById("beoordeling");
		panel?.scrollIntoView({ block: "center" });
		(panel?.querySelector<HTMLElement>("input, button") ?? panel)?.focus();
	};
	useShortcuts({
		n: () => go(next),
		j: () => go(place?.next),
		k: () => go(place?.previous),
		b: toJudgement,
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
					<TagsCard request={request} roles={roles} />
				</Suspense>
				<InformationTables request={request} />
				<DocumentsCard request={request} roles={roles} />
				<ReferencesCard request={request} />
				<Suspense fallback={<Skeletons heights={[120]} />}>
					<CommentsSection uuid={uuid} code={geographyCode} entity="request" />
				</Suspense>
			</div>
			<aside className={styles.side} aria-label={text("request.side")}>
				<ProcessCard request={request} />
				<JudgementCard request={request} onNext={next === null ? null : () => go(next)} />
				<SummaryCard request={request} />
				<LocationCard request={request} mayCorrect={mayChangeCoordinates(roles)} mayStart={mayStartGeocoder(roles, judgesOf(tenant))} />
			</aside>
		</div>
	);
}
