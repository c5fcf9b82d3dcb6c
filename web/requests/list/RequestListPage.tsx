import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { bulkKindsFor, mostOfBulk } from "../../../engine/index.ts";
import { useKeptAct } from "../../bulk/use-kept-act.ts";
import { useCommentCounts } from "../../comments/comment-counts.ts";
import { useConnections } from "../../synchronisation/connections-read-model.ts";
import { ListScreen } from "../../table/ListScreen.tsx";
import { keepListOrder } from "../../table/list-order.ts";
import { listCategories } from "../../table/table-category.ts";
import { useSelection } from "../../table/use-selection.ts";
import { NoAccessRedirect } from "../../tenants/NoAccessRedirect.tsx";
import { useAccess, usePerson, useRights, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Notice } from "../../ui/notices/Notice.tsx";
import { paths } from "../../ui/paths.ts";
import { RelativeDate } from "../../ui/RelativeDate.tsx";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { lastOpened } from "../last-opened.ts";
import { useRequests } from "../request-collection.ts";
import { synchroniseRequests } from "../synchronise-requests.ts";
import styles from "./RequestListPage.module.css";
import { type RequestRow, requestFields } from "./request-fields.tsx";
import { requestRows } from "./request-rows.ts";
import { useRequestChoice } from "./use-request-choice.ts";
import { type StartChoice, useStartChoice } from "./use-start-choice.ts";
import "../../texts/areas/controls.ts";
import "../../texts/areas/requests.ts";

const BulkBar = lazyPart(() => import("../../bulk/BulkBar.tsx"));
const RequestPeek = lazyPart(() => import("./RequestPeek.tsx"));
const labelOf = ({ request }: RequestRow) => text("requests.choose.row", { reference: request.ref });

/** `/aanvragen`: redirects to the start page for people who may not see requests. */
export default function RequestListPage() {
	return useAccess("requestlist") ? (
		<RequestList />
	) : (
		<NoAccessRedirect needs="requestlist" page={text("nav.requests")} why={text("list.denied")} />
	);
}

/** The list of requests. All that the person may see are in the browser, so filtering and sorting need no calls. */
function RequestList() {
	const [params] = useSearchParams();
	const tenant = useTenant();
	const rights = useRights();
	const { allCodes: codes } = rights;
	const { userId } = usePerson();
	const client = useQueryClient();
	const { data, isPending, isFetching } = useRequests();
	const { processOf } = useConnections();
	const counts = useCommentCounts("request");
	const refresh = useMutation({ mutationFn: () => synchroniseRequests(client, codes) });
	const list = tenant.lists.requests;
	const fields = useMemo(() => requestFields(list, { tenant, codes, processOf, counts }), [list, tenant, codes, processOf, counts]);
	const categories = useMemo(() => listCategories(list, fields), [list, fields]);
	const rows = useMemo(() => (data ? requestRows(data.records) : null), [data]);
	const word = params.get("categorie") ?? "";
	const category = categories.find((each) => each.word === word) ?? categories.find((each) => each.word === "");
	// An empty result may also be a list that failed to load.
	const [foundEmpty] = useState(data?.records.length === 0);
	const { mutate: synchronise } = refresh;
	useEffect(() => {
		if (foundEmpty) synchronise();
	}, [foundEmpty, synchronise]);
	const query = params.size > 0 ? `?${params}` : "";
	const [shown, setShown] = useState<readonly RequestRow[]>([]);
	const onShown = useCallback(
		(rowsShown: readonly RequestRow[]) => {
			setShown(rowsShown);
			keepListOrder(
				"requests",
				rowsShown.map(({ key }) => key),
				paths.requests() + query,
			);
		},
		[query],
	);
	const start = useStartChoice(rows, shown);
	const kinds = useMemo(() => bulkKindsFor(tenant, "requests", rights), [tenant, rights]);
	const selection = useSelection({ userId, tenant: tenant.slug, list: "requests" }, labelOf);
	const choice = useRequestChoice(start, kinds.length > 0 ? selection : null, shown);
	const kept = useKeptAct("requests");
	const [used, setUsed] = useState(kept.text !== "");
	if (selection.keys.size > 0 && !used) setUsed(true);
	return (
		<>
			<ListScreen
				list={list}
				fields={fields}
				rows={rows}
				categories={categories}
				category={category?.key}
				loading={data && isFetching && !data.complete ? text("requests.loading") : null}
				onShown={onShown}
				foot={<Foot updatedAt={data?.refreshedAt ?? null} busy={isFetching || refresh.isPending} refresh={() => synchronise()} />}
				peek={peekOf}
				choice={choice.rows}
				notice={isPending ? <Skeletons heights={[64, 24, 480]} /> : <StartChoiceBar {...start} refusal={choice.refusal} />}
			/>
			{used && kinds.length > 0 ? (
				<Suspense fallback={null}>
					<BulkBar
						list="requests"
						kinds={kinds}
						keys={selection.keys}
						matching={data?.complete === true ? choice.matching : null}
						left={data?.complete === true ? choice.left : null}
						most={mostOfBulk(tenant)}
						choose={selection.choose}
						clear={selection.clear}
						refresh={() => synchroniseRequests(client, codes)}
						pathOf={paths.request}
					/>
				</Suspense>
			) : null}
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
		// The requests themselves tell where they are.
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
