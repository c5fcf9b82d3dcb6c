import { MapSymbolIcon } from "../map/MapSymbolIcon.tsx";
import { statusText, symbolOfStatus } from "../map/map-symbols.ts";
import { text } from "../texts/text.ts";
import styles from "./ChargingLocationDetails.module.css";
import { type ChargingLocation, chargingLocationId } from "./charging-location.ts";
import { addressOf, withChargingLocation } from "./location-value.ts";

interface ChargingLocationDetailsProps {
	readonly location: ChargingLocation;
	/** For developers. */
	readonly showUuid?: boolean;
}

/** Address, status, id and remark of a charging location, for the popup of the map. */
export function ChargingLocationDetails({ location, showUuid = false }: ChargingLocationDetailsProps) {
	const { remark } = location.properties;
	return (
		<div className={styles.details}>
			<p className={styles.address}>{addressOf(withChargingLocation({}, location)) || text("location.address.none")}</p>
			<p className={styles.status}>
				<MapSymbolIcon name={symbolOfStatus(location.status)} width={18} /> {text(statusText(location.status))}
			</p>
			<p className="tabular">{text("location.id", { id: chargingLocationId(location) })}</p>
			{remark ? <p>{remark}</p> : null}
			{showUuid ? <p>{text("location.uuid", { uuid: location.uuid })}</p> : null}
		</div>
	);
}
