import { text } from "../texts/text.ts";
import { type Fact, Facts } from "../ui/Facts.tsx";
import { addressOf, coordinateText, type LocationValue, positionOf } from "./location-value.ts";
import "../texts/areas/locations.ts";

interface LocationPanelProps {
	readonly value: LocationValue;
	/** Id of the charging location that it is linked to. */
	readonly reference?: string | undefined;
	readonly layout?: "row" | "stack";
}

/** The chosen place in words. */
export function LocationPanel({ value, reference, layout = "row" }: LocationPanelProps) {
	const position = positionOf(value);
	if (position === null) return <p>{text("location.none")}</p>;
	const facts: Fact[] = [
		{ label: text("location.address"), value: addressOf(value) || text("location.address.none") },
		{ label: text("location.latitude"), value: <span className="tabular">{coordinateText(position.latitude)}</span> },
		{ label: text("location.longitude"), value: <span className="tabular">{coordinateText(position.longitude)}</span> },
		{ label: text("location.reference"), value: reference || text("location.reference.none") },
	];
	return <Facts facts={facts} layout={layout} />;
}
