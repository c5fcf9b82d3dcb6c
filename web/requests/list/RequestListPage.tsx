import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useCommentCounts } from "../../comments/comment-counts.ts";
import { useConnections } from "../../synchronisation/connections-read-model.ts";
import { ListScreen } from "../../table/ListScreen.tsx";
import { listCategories } from "../../table/table-category.ts";
import { useAccess, usePerson, useTenant } from "../../tenants/TenantContext.tsx";
import { TurnedAway } from "../../tenants/TurnedAway.tsx";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import { RelativeDate } from "../../ui/RelativeDate.tsx";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { lastOpened } from "../last-opened.ts";
import { keepListOrder } from "../list-order.ts";
import { useRequests } from "../request-collection.ts";
import { synchroniseRequests } from "../synchronise-requests.ts";
import styles from "./RequestListPage.module.css";
import { type RequestRow, requestFields } from "./request-fields.tsx";
import { requestRows } from "./request-rows.ts";
import "../../texts/areas/controls.ts";
import "../../texts/areas/requests.ts";

/** `/aanvragen`: to the beginning for whoever may not see requests. */
export default function RequestListPage() {
	return useAccess("requestlist") ? (
		<RequestList />
	) : (
		<TurnedAway needs="requestlist" page={text("nav.requests")} why={text("list.denied")} />
	);
}

/** The list of requests. All the person may see are in the browser: filtering and sorting ask the server nothing. */
function RequestList() {
	const [params] = useSearchParams();
	const tenant = useTenant();
	const { codes } = usePerson();
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
	// None at all is as likely a list that never came as one that is empty.
	const [foundEmpty] = useState(data?.records.length === 0);
	const { mutate: synchronise } = refresh;
	useEffect(() => {
		if (foundEmpty) synchronise();
	}, [foundEmpty, synchronise]);
	const query = params.size > 0 ? `?${params}` : "";
	const onShown = useCallback(
		(shown: readonly RequestRow[]) =>
			keepListOrder(
				shown.map(({ key }) => key),
				query,
			),
		[query],
	);
	return (
		<ListScreen
			list={list}
			fields={fields}
			rows={rows}
			categories={categories}
			category={category?.key}
			loading={data && isFetching && !data.complete ? text("requests.loading") : null}
			onShown={onShown}
			lead={<Lead updatedAt={data?.refreshedAt ?? null} busy={isFetching || refresh.isPending} refresh={() => synchronise()} />}
			notice={isPending ? <Skeletons heights={[64, 24, 480]} /> : null}
		/>
	);
}

interface LeadProps {
	/** When the list was last brought up to date; null while it has not come yet. */
	readonly updatedAt: number | null;
	readonly busy: boolean;
	readonly refresh: () => void;
}

/** Back to the request one was at, and how old the list is. */
function Lead({ updatedAt, busy, refresh }: LeadProps) {
	const { slug } = useTenant();
	const { person } = usePerson();
	const last = useMemo(() => lastOpened(person.userId, slug), [person, slug]);
	return (
		<div className={styles.lead}>
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
