import { useCallback, useMemo } from "react";
import { dutchNumber } from "../../../engine/index.ts";
import { ListMap, type ListMapProps } from "../../map/beside/ListMap.tsx";
import { OPACITY } from "../../map/legend/point-filter.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { asPoint } from "../charging-location.ts";
import type { LocationsQuestion } from "./answered-locations.ts";
import { FoundLocationPopup, type ListedPoint, useFoundLocations } from "./found-locations.tsx";
import { LocationPopup } from "./LocationPopup.tsx";
import type { LocationRow } from "./location-fields.tsx";

interface LocationsMapProps extends Pick<ListMapProps<ListedPoint>, "area" | "setArea" | "row" | "onPointed" | "chosen" | "choose"> {
	/** Every row that can be listed; empty if the server has the list. */
	readonly rows: readonly LocationRow[];
	/** The listed rows, or the page in view of a list on the server: these stand out. */
	readonly shown: readonly LocationRow[];
	/** How many are listed. */
	readonly count: number;
	/** The query if the server has the list; null if the browser has it. */
	readonly question: LocationsQuestion | null;
}

const none: readonly never[] = [];

/** The locations of a list on a map beside it, from the browser or from the server, as the list itself is. */
export default function LocationsMap({ rows, shown, count, question, ...map }: LocationsMapProps) {
	const { map: settings } = useTenant();
	const { importSource } = settings;
	const standsOut = useMemo(() => new Set(shown), [shown]);
	const own = useMemo(
		() => rows.map((each) => ({ ...asPoint(each.location), opacity: standsOut.has(each) ? 1 : OPACITY.other })),
		[rows, standsOut],
	);
	const found = useFoundLocations(question);
	const isServed = question !== null;
	const places = useMemo(() => new Map([...rows, ...shown].map(({ key, location }) => [key, location.coordinates])), [rows, shown]);
	const subject = useMemo(() => {
		if (isServed) return found.whole ? found.points : none;
		return shown.map(({ location }) => location.coordinates);
	}, [isServed, found.whole, found.points, shown]);
	const details = useCallback(
		({ uuid, location }: ListedPoint) =>
			location ? (
				<LocationPopup location={location} importSource={importSource} />
			) : (
				<FoundLocationPopup uuid={uuid} importSource={importSource} />
			),
		[importSource],
	);
	return (
		<ListMap
			{...map}
			label={text("locations.beside")}
			settings={settings}
			points={isServed ? found.points : own}
			details={details}
			subject={subject}
			placeOf={(key) => places.get(key) ?? null}
			listed={text(count === 1 ? "locations.area.one" : "locations.area.other", { count: dutchNumber(count) })}
			loading={isServed && found.loading}
			onPart={found.onPart}
		/>
	);
}
