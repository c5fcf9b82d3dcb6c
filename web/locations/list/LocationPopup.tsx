import { Link } from "react-router";
import { locationReference } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/pages/paths.ts";
import { ChargingLocationDetails } from "../ChargingLocationDetails.tsx";
import type { ChargingLocation } from "../charging-location.ts";

interface LocationPopupProps {
	readonly location: ChargingLocation;
	readonly importSource: string | undefined;
}

/** A location of the list in the map's popup, with a link to its process. */
export function LocationPopup({ location, importSource }: LocationPopupProps) {
	return (
		<>
			<ChargingLocationDetails location={location} importSource={importSource} />
			{location.meta.workflowUuid ? (
				<Link to={paths.realisation(location.meta.workflowUuid)}>{text("locations.process.of", { id: locationReference(location) })}</Link>
			) : null}
		</>
	);
}
