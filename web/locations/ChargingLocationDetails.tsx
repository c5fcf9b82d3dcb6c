import { locationAddress, locationReference, locationStatusWord } from "../../engine/index.ts";
import { MapSymbolIcon } from "../map/legend/MapSymbolIcon.tsx";
import { symbolOfStatus } from "../map/map-symbols.ts";
import { text } from "../texts/text.ts";
import styles from "./ChargingLocationDetails.module.css";
import type { ChargingLocation } from "./charging-location.ts";

interface ChargingLocationDetailsProps {
	readonly location: ChargingLocation;
	/** Shows the uuid, for developers. */
	readonly showUuid?: boolean;
	/** Import source whose locations have a type and phase; none if omitted. */
	readonly importSource?: string | undefined;
}

/** A charging location in the map's popup: address, status, id and remark, and type and phase for one import source. */
export function ChargingLocationDetails({ location, showUuid = false, importSource }: ChargingLocationDetailsProps) {
	const { remark, type } = location.properties;
	const { source, phase } = location.meta;
	const imported = importSource !== undefined && source === importSource;
	return (
		<div className={styles.details}>
			<p className={styles.address}>{locationAddress(location) || text("location.address.none")}</p>
			<p className={styles.status}>
				<MapSymbolIcon name={symbolOfStatus(location.status)} width={18} /> {locationStatusWord(location.status)}
			</p>
			<p className="tabular">{text("location.id", { id: locationReference(location) })}</p>
			{imported && type ? <p>{text("location.type", { type })}</p> : null}
			{imported && phase ? <p>{text("location.phase", { phase })}</p> : null}
			{remark ? <p>{remark}</p> : null}
			{showUuid ? <p>{text("location.uuid", { uuid: location.uuid })}</p> : null}
		</div>
	);
}
