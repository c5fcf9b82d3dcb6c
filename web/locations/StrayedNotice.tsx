import { Button } from "@mantine/core";
import { locationReference } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import type { ChargingLocation } from "./charging-location.ts";
import { type LocationValue, positionOf } from "./location-value.ts";
import "../texts/areas/map.ts";

interface StrayedNoticeProps {
	readonly value: LocationValue;
	readonly linked: ChargingLocation;
	readonly onBack: () => void;
}

/** In degrees, about a metre: imported coordinates are rounded. */
const roundingOf = 0.00001;

/**
 * Explains that the chosen place is not that of the linked charging location, which still counts as the one being
 * realised. Renders nothing if they are the same.
 */
export function StrayedNotice({ value, linked, onBack }: StrayedNoticeProps) {
	const position = positionOf(value);
	const { latitude, longitude } = linked.coordinates;
	if (position === null) return null;
	const isNear = Math.abs(position.latitude - latitude) < roundingOf && Math.abs(position.longitude - longitude) < roundingOf;
	if (isNear) return null;
	return (
		<Notice
			kind="warning"
			announce
			title={text("location.strayed", { reference: locationReference(linked) })}
			action={<Button onClick={onBack}>{text("location.strayed.back")}</Button>}
		>
			{text("location.strayed.text")}
		</Notice>
	);
}
