import { createSpotlight, Spotlight } from "@mantine/spotlight";
import { comparableText } from "../../engine/index.ts";
import "@mantine/spotlight/styles.layer.css";
import { IconArrowRight, IconBolt, IconHome, IconSearch } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import type { CommentCounts } from "../comments/comment-counts.ts";
import { useFoundProcesses } from "../realisations/list/use-found-processes.ts";
import { useListedRealisations } from "../realisations/list/use-listed-realisations.ts";
import { requestFields } from "../requests/list/request-fields.tsx";
import { requestRows } from "../requests/list/request-rows.ts";
import { useRequests } from "../requests/request-collection.ts";
import { filterRows } from "../table/filter-rows.ts";
import { useAccess, useRights, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import { useFocusReturn } from "../ui/use-focus-return.ts";
import type { DialogProps } from "./dialog-props.ts";
import { useMenu } from "./menu.ts";
import styles from "./Search.module.css";
import "../texts/areas/help.ts";

/** The kit reports closing only if it was opened through its own store. */
const [store, spotlight] = createSpotlight();

/** Most people look for one process: beyond this many results, typing on is quicker than reading. */
const mostShown = 12;

/** Stubs for request fields that the search doesn't use. */
const unasked = { processOf: () => null, counts: new Map<string, CommentCounts>() };

/**
 * One search for references, addresses, pages and actions. Searches what the lists have loaded, and loads it if they
 * haven't.
 */
export default function Search({ opened, onClose }: DialogProps) {
	useFocusReturn(opened);
	const [query, setQuery] = useState("");
	const navigate = useNavigate();
	const mainPages = useMenu("pages");
	const signs = useMenu("signs");
	const tenant = useTenant();
	const { processTypes } = tenant;
	const mayList = useAccess("realisationlist");
	const maySeeRequests = useAccess("requestlist");
	const mayStart = useAccess("realisationbtn");
	const processes = useListedRealisations({ enabled: opened && mayList });
	const { data: requests } = useRequests({ enabled: opened && maySeeRequests });
	useEffect(() => (opened ? spotlight.open() : spotlight.close()), [opened]);
	const words = comparableText(query).trim();
	const { allCodes: codes } = useRights();
	const requestList = tenant.lists.requests;
	const searched = useMemo(() => requestFields(requestList, { tenant, codes, ...unasked }), [requestList, tenant, codes]);

	const actions = useMemo(() => {
		const pages = [...mainPages, ...signs].map((item) => ({ id: item.to, label: item.label, to: item.to }));
		const starts = mayStart
			? processTypes.map((type) => ({
					id: `new-${type.value}`,
					label: `${text("nav.new")}: ${type.text}`,
					to: paths.newRealisation(type.value),
				}))
			: [];
		return [...pages, ...starts].filter((action) => comparableText(action.label).includes(words));
	}, [mainPages, signs, mayStart, processTypes, words]);

	const answered = useFoundProcesses(processes.served && opened && mayList ? words : "", mostShown);
	const found = useMemo(() => {
		if (words === "") return [];
		if (processes.served) return answered;
		return filterRows(processes.rows ?? [], processes.fields, { search: [words] }).slice(0, mostShown);
	}, [processes.served, processes.rows, processes.fields, words, answered]);

	const foundRequests = useMemo(() => {
		if (words === "") return [];
		return filterRows(requestRows(requests?.records ?? []), searched, { search: [words] }).slice(0, mostShown);
	}, [requests, searched, words]);

	function go(to: string): void {
		setQuery("");
		onClose();
		navigate(to);
	}

	return (
		<Spotlight.Root
			query={query}
			onQueryChange={setQuery}
			store={store}
			onSpotlightClose={onClose}
			shortcut={null}
			returnFocus={false}
			scrollable
			maxHeight={420}
			overlayProps={{ blur: 0, backgroundOpacity: 0.42 }}
			classNames={{ search: styles.search ?? "" }}
			attributes={{ content: { "aria-label": text("search.title") } }}
		>
			<Spotlight.Search
				placeholder={text("search.placeholder")}
				aria-label={text("search.placeholder")}
				leftSection={<IconSearch size={20} aria-hidden />}
			/>
			<Spotlight.ActionsList>
				{foundRequests.length > 0 ? (
					<Spotlight.ActionsGroup label={text("nav.requests")}>
						{foundRequests.map(({ request }) => (
							<Spotlight.Action
								key={request.uuid}
								label={`${request.ref} ${request.summary.name}`}
								description={request.summary.address}
								leftSection={<IconHome size={20} aria-hidden />}
								onClick={() => go(paths.request(request.uuid))}
							/>
						))}
					</Spotlight.ActionsGroup>
				) : null}
				{found.length > 0 ? (
					<Spotlight.ActionsGroup label={text("search.processes")}>
						{found.map(({ record }) => (
							<Spotlight.Action
								key={record.uuid}
								label={record.reference}
								description={record.address}
								leftSection={<IconBolt size={20} aria-hidden />}
								onClick={() => go(paths.realisation(record.uuid))}
							/>
						))}
					</Spotlight.ActionsGroup>
				) : null}
				{actions.length > 0 ? (
					<Spotlight.ActionsGroup label={text("search.actions")}>
						{actions.map((action) => (
							<Spotlight.Action
								key={action.id}
								label={action.label}
								leftSection={<IconArrowRight size={20} aria-hidden />}
								onClick={() => go(action.to)}
							/>
						))}
					</Spotlight.ActionsGroup>
				) : null}
				{found.length + foundRequests.length + actions.length === 0 ? <Spotlight.Empty>{text("search.empty")}</Spotlight.Empty> : null}
			</Spotlight.ActionsList>
		</Spotlight.Root>
	);
}
