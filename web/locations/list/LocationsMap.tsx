import { useCallback, useMemo } from "react";
import { Link } from "react-router";
import { dutchNumber, locationReference } from "../../../engine/index.ts";
import { ListMap, type ListMapProps } from "../../map/beside/ListMap.tsx";
import { OPACITY } from "../../map/legend/point-filter.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import { ChargingLocationDetails } from "../ChargingLocationDetails.tsx";
import { asPoint, type ChargingLocationPoint } from "../charging-location.ts";
import type { LocationRow } from "./location-fields.tsx";

interface LocationsMapProps
	extends Pick<ListMapProps<ChargingLocationPoint>, "area" | "setArea" | "row" | "onPointed" | "chosen" | "choose"> {
	/** Everything that can be listed. */
	readonly rows: readonly LocationRow[];
	/** What is listed: it stands out. */
	readonly shown: readonly LocationRow[];
}

/** The locations of a list on a map beside it. */
export default function LocationsMap({ rows, shown, ...map }: LocationsMapProps) {
	const { map: settings } = useTenant();
	const { importSource } = settings;
	const standsOut = useMemo(() => new Set(shown), [shown]);
	const points = useMemo(
		() => rows.map((each) => ({ ...asPoint(each.location), opacity: standsOut.has(each) ? 1 : OPACITY.other })),
		[rows, standsOut],
	);
	const places = useMemo(() => new Map(rows.map(({ key, location }) => [key, location.coordinates])), [rows]);
	const subject = useMemo(() => shown.map(({ location }) => location.coordinates), [shown]);
	const details = useCallback(
		({ location }: ChargingLocationPoint) => (
			<>
				<ChargingLocationDetails location={location} importSource={importSource} />
				{location.meta.workflowUuid ? (
					<Link to={paths.realisation(location.meta.workflowUuid)}>
						{text("locations.process.of", { id: locationReference(location) })}
					</Link>
				) : null}
			</>
		),
		[importSource],
	);
	return (
		<ListMap
			{...map}
			label={text("locations.beside")}
			settings={settings}
			points={points}
			details={details}
			subject={subject}
			placeOf={(key) => places.get(key) ?? null}
			listed={text(shown.length === 1 ? "locations.area.one" : "locations.area.other", { count: dutchNumber(shown.length) })}
		/>
	);
}
