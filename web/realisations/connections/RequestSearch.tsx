import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { type AnyRequest, dutchDistance, dutchNumber } from "../../../engine/index.ts";
import type { Position } from "../../map/map-settings.ts";
import { type OfferedRequest, offeredRequests, offersOf } from "../../requests/connections/offered-requests.ts";
import { nearestRequests, nearText } from "../../requests/map/place-queries.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { useDebounced } from "../../ui/time/use-debounced.ts";
import styles from "./Connections.module.css";

/** Debounce of the search field, in milliseconds. */
const QUIET_MS = 150;
const SHOWN = 6;

interface RequestSearchProps {
	readonly requests: readonly AnyRequest[];
	/** Whether some requests are still being loaded. */
	readonly loading: boolean;
	/** Municipality of the process. */
	readonly code: string;
	/** Location of the process. */
	readonly place: Position | null;
	readonly without: ReadonlySet<string>;
	readonly busy: boolean;
	readonly onConnect: (uuid: string) => void;
}

/** Finds accepted, unconnected requests by reference, address or postal code; those near the process come first. */
export function RequestSearch(props: RequestSearchProps) {
	const [open, setOpen] = useState(false);
	const served = useTenant().listsOnServer.includes("requests");
	const Offered = served ? ServedOffers : LoadedOffers;
	return (
		<details className={styles.search} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary className={styles.head}>{text("connection.search")}</summary>
			{open && <Offered {...props} />}
		</details>
	);
}

function LoadedOffers({ requests, place, without, ...rest }: RequestSearchProps) {
	const [typed, setTyped] = useState("");
	const query = useDebounced(typed, QUIET_MS);
	const offered = useMemo(() => offeredRequests(requests, { query, place, without }), [requests, query, place, without]);
	return <Offers {...rest} near={place !== null} offered={offered} total={offered.length} typed={typed} onType={setTyped} />;
}

function ServedOffers({ code, place, without, ...rest }: RequestSearchProps) {
	const [typed, setTyped] = useState("");
	const search = useDebounced(typed, QUIET_MS).trim();
	const near = place === null ? {} : { near: nearText(place) };
	const others = without.size === 0 ? {} : { without: [...without].join() };
	const asked = nearestRequests({ only: "offered", code, rows: SHOWN, search, ...near, ...others });
	const { data, isPlaceholderData } = useQuery(asked);
	const offered = useMemo(() => offersOf(data?.data ?? [], place), [data, place]);
	return (
		<Offers
			{...rest}
			loading={data === undefined || isPlaceholderData}
			near={place !== null}
			offered={offered}
			total={data?.metaData.total ?? 0}
			typed={typed}
			onType={setTyped}
		/>
	);
}

interface OffersProps extends Pick<RequestSearchProps, "loading" | "busy" | "onConnect"> {
	readonly offered: readonly OfferedRequest[];
	readonly total: number;
	/** Whether the offers are sorted by distance. */
	readonly near: boolean;
	readonly typed: string;
	readonly onType: (typed: string) => void;
}

function Offers({ offered, total, near, typed, onType, loading, busy, onConnect }: OffersProps) {
	return (
		<div className={styles.offered}>
			<TextInput
				type="search"
				label={text("connection.search.field")}
				value={typed}
				onChange={(event) => onType(event.currentTarget.value)}
			/>
			<p className={styles.quiet} role="status">
				{loading ? text("connection.loading") : countText(total, near)}
			</p>
			<ul className={styles.list}>
				{offered.slice(0, SHOWN).map(({ request, metres }) => (
					<li key={request.uuid} className={styles.request}>
						<div>
							<p className={styles.reference}>{request.ref}</p>
							<p className={styles.address}>
								{[request.summary.address || text("connection.noAddress"), metres === null ? "" : dutchDistance(metres)]
									.filter(Boolean)
									.join(" · ")}
							</p>
						</div>
						<Button
							size="compact-sm"
							h={32}
							disabled={busy}
							aria-label={text("connection.connect.named", { reference: request.ref })}
							onClick={() => onConnect(request.uuid)}
						>
							{text("connection.connect")}
						</Button>
					</li>
				))}
			</ul>
			{total > SHOWN && <p className={styles.quiet}>{text("connection.search.some", { count: SHOWN })}</p>}
		</div>
	);
}

function countText(count: number, nearFirst: boolean): string {
	if (count === 0) return text("connection.search.none");
	if (count === 1) return text("connection.search.found.one");
	return text(nearFirst ? "connection.search.found.near" : "connection.search.found.other", { count: dutchNumber(count) });
}
