import { createSpotlight, Spotlight } from "@mantine/spotlight";
import "@mantine/spotlight/styles.layer.css";
import { IconArrowRight, IconBolt, IconHome, IconSearch } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useRealisations } from "../realisations/realisation-collection.ts";
import { useRequests } from "../requests/request-collection.ts";
import { searchKeysOf, searchText } from "../requests/search-text.ts";
import { useAccess, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import { useFocusReturn } from "../ui/use-focus-return.ts";
import type { DialogProps } from "./LazyDialog.tsx";
import { useMenu } from "./menu.ts";
import styles from "./Search.module.css";
import "../texts/areas/assistance.ts";

/** The kit tells of closing only when it was opened through its own store. */
const [store, spotlight] = createSpotlight();

/** Most people look for one process: more than this many and typing on is quicker than reading. */
const mostShown = 12;

/** One search for reference, address, page and action. Looks in what the list has loaded, and loads it when it has not. */
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
	const { data } = useRealisations({ enabled: opened && mayList });
	const { data: requests } = useRequests({ enabled: opened && maySeeRequests });
	useEffect(() => (opened ? spotlight.open() : spotlight.close()), [opened]);
	const words = query.trim().toLowerCase();

	const actions = useMemo(() => {
		const pages = [...mainPages, ...signs].map((item) => ({ id: item.to, label: item.label, to: item.to }));
		const starts = mayStart
			? processTypes.map((type) => ({
					id: `new-${type.value}`,
					label: `${text("nav.new")}: ${type.text}`,
					to: paths.newRealisation(type.value),
				}))
			: [];
		return [...pages, ...starts].filter((action) => action.label.toLowerCase().includes(words));
	}, [mainPages, signs, mayStart, processTypes, words]);

	const found = useMemo(() => {
		if (words === "") return [];
		const hits = (data?.records ?? []).filter((record) =>
			`${record.ref} ${record.case_ref} ${record.reference} ${record.address}`.toLowerCase().includes(words),
		);
		return hits.slice(0, mostShown);
	}, [data, words]);

	const foundRequests = useMemo(() => {
		if (words === "") return [];
		const keys = searchKeysOf(tenant);
		const hits = (requests?.records ?? []).flatMap((request) =>
			!request.limited && searchText(request, keys).includes(words) ? [request] : [],
		);
		return hits.slice(0, mostShown);
	}, [requests, tenant, words]);

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
						{foundRequests.map((request) => (
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
						{found.map((record) => (
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
