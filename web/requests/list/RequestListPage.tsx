import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { bulkKindsFor, canStartProcess, mostOfBulk } from "../../../engine/index.ts";
import { ChosenBar } from "../../bulk/ChosenBar.tsx";
import { BesideMap, MapToggle } from "../../map/beside/BesideMap.tsx";
import { useMapBeside } from "../../map/beside/use-map-beside.ts";
import { ListScreen } from "../../table/ListScreen.tsx";
import { useKeptOrder } from "../../table/neighbours/use-kept-order.ts";
import { useSelection } from "../../table/selection/use-selection.ts";
import { useAccess, usePerson, useRights, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Notice } from "../../ui/notices/Notice.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { RelativeDate } from "../../ui/parts/RelativeDate.tsx";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { lastOpened } from "../last-opened.ts";
import { keepShownRequests } from "../next-open.ts";
import { synchroniseRequests } from "../synchronise-requests.ts";
import { answeredRequests } from "./answered-requests.ts";
import styles from "./RequestListPage.module.css";
import type { RequestRow } from "./request-fields.tsx";
import { useListedRequests } from "./use-listed-requests.ts";
import { useRequestChoice } from "./use-request-choice.ts";
import { useServedRequests } from "./use-served-requests.ts";
import { type StartChoice, useStartChoice } from "./use-start-choice.ts";
import "../../texts/areas/controls.ts";
import "../../texts/areas/requests.ts";

const NoListRedirect = lazyPart(() => import("../../tenants/NoListRedirect.tsx"));
const RequestsMap = lazyPart(() => import("./RequestsMap.tsx"));
const RequestPeek = lazyPart(() => import("./RequestPeek.tsx"));
const none: readonly RequestRow[] = [];
const nothing: ReadonlySet<string> = new Set();
const labelOf = ({ request }: RequestRow) => text("requests.choose.row", { reference: request.ref });

/** `/aanvragen`: redirects to the start page for people who may not see requests. */
export default function RequestListPage() {
	return useAccess("requestlist") ? <RequestList /> : <NoListRedirect list="requests" page={text("nav.requests")} />;
}

/**
 * The list of requests. The browser has all that the person may see, so filtering and sorting need no calls; until
 * they have loaded, and for a list that is too long for a browser, the server supplies the page in view.
 */
function RequestList() {
	const tenant = useTenant();
	const rights = useRights();
	const { allCodes: codes } = rights;
	const { userId } = usePerson();
	const client = useQueryClient();
	const beside = useMapBeside();
	const listed = useListedRequests(beside.area);
	const { query, all, rows, category, answered } = listed;
	const { data, isPending, isFetching } = query;
	const { page, retry } = answered;
	const refresh = useMutation({
		mutationFn: async () => {
			await synchroniseRequests(client, codes);
			if (listed.served) retry();
		},
	});
	// An empty result may also be a list that failed to load.
	const [foundEmpty] = useState(data?.records.length === 0);
	const { mutate: synchronise } = refresh;
	useEffect(() => {
		if (foundEmpty) synchronise();
	}, [foundEmpty, synchronise]);
	const [matching, setMatching] = useState<readonly RequestRow[]>(none);
	const shown = listed.served ? (page?.rows ?? none) : matching;
	const keys = useMemo(() => matching.map(({ key }) => key), [matching]);
	useKeptOrder(answeredRequests, keys, answered);
	useEffect(() => keepShownRequests(listed.served ? shown.map(({ request }) => request) : []), [listed.served, shown]);
	const kinds = useMemo(() => bulkKindsFor(tenant, "requests", rights), [tenant, rights]);
	const selection = useSelection({ userId, tenant: tenant.slug, list: "requests" }, labelOf);
	const served = useServedRequests(listed, { judging: selection.keys.size > 0, mayJudge: kinds.length > 0 });
	const mayStart = useCallback(
		({ request }: RequestRow) => canStartProcess(request) && rights.at(request.geographyCode).may("realisationbtn"),
		[rights],
	);
	const startable = useMemo(() => shown.some(mayStart), [shown, mayStart]);
	const start = useStartChoice(all ?? shown, served?.startable ?? startable);
	const choice = useRequestChoice(start, kinds.length > 0 ? selection : null, shown, served);
	const known = served !== null || data?.complete === true;
	const updatedAt = listed.served ? answered.at || null : (data?.refreshedAt ?? null);
	const busy = isFetching || refresh.isPending || (listed.served && answered.state !== "current" && answered.state !== "failed");
	const waiting = (listed.served || isPending) && page === null;
	return (
		<>
			<ListScreen
				list={tenant.lists.requests}
				fields={listed.fields}
				rows={rows}
				occurring={all}
				complete={data?.complete}
				categories={listed.categories}
				category={category?.key}
				first={page}
				served={served?.list ?? null}
				askCount={listed.askCount}
				beside={beside}
				loading={data && isFetching && !data.complete ? text("requests.loading") : null}
				onShown={setMatching}
				foot={<Foot updatedAt={updatedAt} busy={busy} refresh={() => synchronise()} />}
				actions={<MapToggle {...beside} />}
				peek={peekOf}
				choice={choice.rows}
				notice={waiting ? <Skeletons heights={[64, 24, 480]} /> : <StartChoiceBar {...start} refusal={choice.refusal} />}
				around={(table) => (
					<BesideMap
						open={beside.open}
						map={(join) =>
							all === null && !listed.served ? null : (
								<RequestsMap
									{...join}
									{...beside}
									rows={all ?? none}
									shown={shown}
									count={listed.served ? (page?.total ?? 0) : shown.length}
									asked={listed.served ? answered.question : null}
									state={listed.state}
									choosing={choice.onMap}
									chosen={choice.rows?.chosen ?? nothing}
								/>
							)
						}
					>
						{table}
					</BesideMap>
				)}
			/>
			<ChosenBar
				list="requests"
				kinds={kinds}
				keys={selection.keys}
				matching={known ? choice.matching : null}
				left={known ? choice.left : null}
				most={mostOfBulk(tenant)}
				choose={selection.choose}
				clear={selection.clear}
				refresh={() => synchroniseRequests(client, codes)}
				pathOf={paths.request}
			/>
		</>
	);
}

const peekOf = (row: RequestRow) => <RequestPeek row={row} />;

interface FootProps {
	/** When the list was last updated; null until it has loaded. */
	readonly updatedAt: number | null;
	readonly busy: boolean;
	readonly refresh: () => void;
}

/** A link back to the last request, and the age of the list. */
function Foot({ updatedAt, busy, refresh }: FootProps) {
	const { slug } = useTenant();
	const person = usePerson();
	const last = useMemo(() => lastOpened(person.userId, slug), [person, slug]);
	return (
		<div className={styles.foot}>
			{last ? <Link to={paths.request(last.uuid)}>{text("requests.last", { reference: last.ref })}</Link> : null}
			{updatedAt === null ? null : (
				<p>
					{text("requests.updated")} <RelativeDate at={updatedAt} />
				</p>
			)}
			<Button size="compact-sm" variant="subtle" loading={busy} onClick={refresh}>
				{text("requests.refresh")}
			</Button>
		</div>
	);
}

/** What can be done with the chosen requests, and why others can't be chosen. */
function StartChoiceBar({ requests, gone, refusal, clear }: StartChoice) {
	const navigate = useNavigate();
	const start = (): void => {
		const named = requests.map(({ uuid }) => uuid).join("|");
		// The position follows from the requests themselves.
		void navigate(paths.realisationFromRequest(crypto.randomUUID(), named, null), { state: { madeHere: true } });
	};
	const { length: count } = requests;
	return (
		<>
			{gone.length > 0 ? <Notice kind="warning" title={text("requests.choose.gone", { references: gone.join(", ") })} announce /> : null}
			<p role="status" className={refusal === null ? "visually-hidden" : styles.refusal}>
				{refusal ?? (count === 0 ? "" : text(count === 1 ? "requests.choose.one" : "requests.choose.many", { count }))}
			</p>
			{count + gone.length > 0 ? (
				<div className={styles.choice}>
					{count > 0 ? (
						<Button variant="filled" onClick={start}>
							{text(count === 1 ? "requests.choose.start.one" : "requests.choose.start.many", { count })}
						</Button>
					) : null}
					<Button variant="subtle" onClick={clear}>
						{text("requests.choose.clear")}
					</Button>
				</div>
			) : null}
		</>
	);
}
