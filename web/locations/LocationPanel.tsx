import { dutchDegrees } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { type Fact, Facts } from "../ui/parts/Facts.tsx";
import { addressOf, type LocationValue, positionOf } from "./location-value.ts";
import "../texts/areas/map.ts";

interface LocationPanelProps {
	readonly value: LocationValue;
	/** Id of the linked charging location. */
	readonly reference?: string | undefined;
	readonly layout?: "row" | "stack";
}

/** The chosen place in words. */
export function LocationPanel({ value, reference, layout = "row" }: LocationPanelProps) {
	const position = positionOf(value);
	if (position === null) return <p>{text("location.none")}</p>;
	const facts: Fact[] = [
		{ label: text("location.address"), value: addressOf(value) || text("location.address.none") },
		{ label: text("location.latitude"), value: <span className="tabular">{dutchDegrees(position.latitude)}</span> },
		{ label: text("location.longitude"), value: <span className="tabular">{dutchDegrees(position.longitude)}</span> },
		{ label: text("location.reference"), value: reference || text("location.reference.none") },
	];
	return <Facts facts={facts} layout={layout} />;
}
