import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import { type AnyRequest, dutchDistance } from "../../../engine/index.ts";
import styles from "../../locations/NearbyLocations.module.css";
import { metresBetween } from "../../locations/nearby-locations.ts";
import { MapSymbolIcon } from "../../map/legend/MapSymbolIcon.tsx";
import type { Position } from "../../map/map-settings.ts";
import type { RequestPoint } from "../../requests/map/request-points.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/pages/paths.ts";

const COUNT = 8;

interface NearbyRequestsProps {
	readonly points: readonly RequestPoint[];
	readonly loading: boolean;
	readonly centre: Position | null;
	readonly actions: (request: AnyRequest) => ReactNode;
	/** Called when the list is opened or closed. */
	readonly onOpen?: ((open: boolean) => void) | undefined;
}

/** The requests nearest to the centre of the map as a list, for people who cannot see or click the map. */
export const NearbyRequests = memo(function NearbyRequests({ points, loading, centre, actions, onOpen }: NearbyRequestsProps) {
	const nearest = points
		.map((point) => ({ ...point, metres: centre && metresBetween(point, centre) }))
		.sort((one, other) => (one.metres ?? 0) - (other.metres ?? 0))
		.slice(0, COUNT);
	return (
		<details className={styles.nearby} onToggle={(event) => onOpen?.(event.currentTarget.open)}>
			<summary className={styles.head}>{text("connection.nearby")}</summary>
			{loading ? (
				<p className={styles.none} role="status">
					{text("connection.loading")}
				</p>
			) : nearest.length === 0 ? (
				<p className={styles.none}>{text("connection.nearby.none")}</p>
			) : null}
			<ul className={styles.list}>
				{nearest.map(({ request, uuid, label, kind, metres }) => (
					<li key={uuid} className={styles.item}>
						<MapSymbolIcon name={`request-${kind}`} />
						<div>
							<p className={styles.address}>{(request && !request.limited && request.summary.address) || text("connection.noAddress")}</p>
							<p className={styles.facts}>
								{text(`map.request.${kind}`)} · {request?.limited === false ? <Link to={paths.request(uuid)}>{label}</Link> : label}
								{metres === null ? null : ` · ${dutchDistance(metres)}`}
							</p>
						</div>
						<div>{request && actions(request)}</div>
					</li>
				))}
			</ul>
		</details>
	);
});
