import type { ReactNode } from "react";
import { Link } from "react-router";
import { locationAddress, locationReference, locationStatusWord } from "../../../engine/index.ts";
import type { ChargingLocationPoint } from "../../locations/charging-location.ts";
import { pointsWithin } from "../../locations/nearby-locations.ts";
import { MapSymbolIcon } from "../../map/legend/MapSymbolIcon.tsx";
import type { MapPoint } from "../../map/map-point.ts";
import type { Position } from "../../map/map-settings.ts";
import type { ProcessPoint } from "../../realisations/process-layer-read-model.tsx";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/pages/paths.ts";
import { REQUEST_RADIUS, type RequestPoint } from "../map/request-points.ts";
import styles from "./RequestMap.module.css";

interface NearbyListProps {
	readonly position: Position;
	readonly points: readonly (ChargingLocationPoint | ProcessPoint)[];
	readonly requests: readonly RequestPoint[];
	/** Points are still being loaded. */
	readonly loading: boolean;
}

/** What is within reach of the request as a list, nearest first, for people who can't see or click the map. */
export function NearbyList({ position, points, requests, loading }: NearbyListProps) {
	const near = pointsWithin<ChargingLocationPoint | ProcessPoint | RequestPoint>([...points, ...requests], position, REQUEST_RADIUS);
	return (
		<details className={styles.near}>
			<summary className={styles.head}>
				{text("requestmap.near")} <span className="tabular">{loading ? "…" : near.length}</span>
			</summary>
			{loading ? (
				<p className={styles.none} role="status">
					{text("map.points.loading")}
				</p>
			) : near.length === 0 ? (
				<p className={styles.none}>{text("requestmap.near.none")}</p>
			) : null}
			<ul className={styles.list}>
				{near.map(({ point, metres }) => (
					<NearbyItem key={point.uuid} symbol={point.symbol} metres={metres}>
						<PointName point={point} />
					</NearbyItem>
				))}
			</ul>
		</details>
	);
}

function NearbyItem({ symbol, metres, children }: { symbol: MapPoint["symbol"]; metres: number; children: ReactNode }) {
	return (
		<li className={styles.item}>
			<MapSymbolIcon name={symbol} />
			<div>{children}</div>
			<span className="tabular">{text("requestmap.metres", { metres })}</span>
		</li>
	);
}

function PointName({ point }: { readonly point: ChargingLocationPoint | ProcessPoint | RequestPoint }) {
	if ("request" in point) return <RequestName point={point} />;
	return "process" in point ? <ProcessName point={point} /> : <LocationName point={point} />;
}

function ProcessName({ point: { uuid, label, symbol } }: { readonly point: ProcessPoint }) {
	return (
		<>
			<p>
				<Link to={paths.realisation(uuid)}>{label}</Link>
			</p>
			<p className={styles.facts}>{locationStatusWord(symbol)}</p>
		</>
	);
}

function RequestName({ point: { uuid, label, limited, kind } }: { readonly point: RequestPoint }) {
	return (
		<>
			<p>{limited ? label : <Link to={paths.request(uuid)}>{label}</Link>}</p>
			<p className={styles.facts}>{text(`map.request.${kind}`)}</p>
		</>
	);
}

function LocationName({ point: { location } }: { readonly point: ChargingLocationPoint }) {
	return (
		<>
			<p>{locationAddress(location) || text("location.address.none")}</p>
			<p className={styles.facts}>
				{locationStatusWord(location.status)} · {locationReference(location)}
			</p>
		</>
	);
}
