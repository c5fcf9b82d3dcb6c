import { Link } from "react-router";
import {
	type ListDefinition,
	type ListFieldName,
	locationAddress,
	locationPlaceText,
	locationProcessWord,
	locationReference,
	locationRound,
	locationSearchText,
	locationStatusWord,
	noRound,
} from "../../../engine/index.ts";
import { MapSymbolIcon } from "../../map/legend/MapSymbolIcon.tsx";
import { FILTERED_STATUSES, symbolOfStatus } from "../../map/map-symbols.ts";
import { labelsFrom, optionField, textField } from "../../table/fields/built-in-field.tsx";
import { listFields } from "../../table/fields/list-fields.ts";
import type { BuiltInField, TableFields, TableRow } from "../../table/fields/table-field.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/pages/paths.ts";
import type { ChargingLocation } from "../charging-location.ts";
import styles from "./location-fields.module.css";

export interface LocationRow extends TableRow {
	readonly location: ChargingLocation;
}

interface LocationFieldSurroundings {
	readonly tenant: TenantConfiguration;
	/** The person's geography codes. */
	readonly codes: "*" | readonly string[];
	/** Shows a location on the map. */
	readonly showOnMap: (location: ChargingLocation) => void;
}

/** The list fields of charging locations. */
export function locationFields(list: ListDefinition, { tenant, codes, showOnMap }: LocationFieldSurroundings): TableFields<LocationRow> {
	const { municipalityOptions = [], proactiveRounds = [] } = tenant;
	const address = ({ location }: LocationRow) => locationAddress(location);
	const process = ({ location: { meta } }: LocationRow) => (meta.workflowUuid ? locationProcessWord : "");
	const known: Readonly<Record<ListFieldName<"locations">, BuiltInField<LocationRow>>> = {
		search: textField(({ location }) => locationSearchText(location)),
		reference: textField(({ location }) => locationReference(location)),
		address: { ...textField(address), cell: (row) => address(row) || text("location.address.none"), card: "wide" },
		municipality: {
			...optionField(({ location }) => location.code, labelsFrom(municipalityOptions)),
			mayChoose: (code) => codes === "*" || codes.includes(code),
			// With a single municipality there is nothing to choose between.
			absent: codes !== "*" && codes.length < 2,
			card: "plain",
		},
		status: {
			...optionField(({ location }) => location.status, locationStatusWord),
			choices: FILTERED_STATUSES,
			cell: ({ location: { status } }) => (
				<span className={styles.status}>
					<MapSymbolIcon name={symbolOfStatus(status)} width={18} /> {locationStatusWord(status)}
				</span>
			),
			card: "corner",
		},
		round: { ...optionField(({ location }) => locationRound(location)), choices: proactiveRounds.length > 0 ? proactiveRounds : [noRound] },
		remark: textField(({ location }) => location.properties.remark ?? ""),
		process: {
			...textField(process),
			cell: (row) =>
				row.location.meta.workflowUuid ? (
					<Link
						to={paths.realisation(row.location.meta.workflowUuid)}
						className={styles.action}
						aria-label={text("locations.process.of", { id: locationReference(row.location) })}
					>
						{process(row)}
					</Link>
				) : (
					""
				),
		},
		map: {
			...textField(({ location }) => locationPlaceText(location)),
			cell: ({ location }) => (
				<button
					type="button"
					className={styles.action}
					aria-label={text("locations.map.of", { id: locationReference(location) })}
					onClick={() => showOnMap(location)}
				>
					{text("locations.map")}
				</button>
			),
		},
	};
	return listFields(list, known, ({ location }) => location, tenant);
}
