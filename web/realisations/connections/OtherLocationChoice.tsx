import { AlternativeLocation } from "../../locations/AlternativeLocation.tsx";
import { positionOf } from "../../locations/location-value.ts";
import { useSamePosition } from "../../locations/use-same-position.ts";
import { useMapRequests } from "./use-map-requests.tsx";

type OtherLocationChoiceProps = Parameters<typeof AlternativeLocation>[0];

/** The choice of the alternative with the requests around it. */
export default function OtherLocationChoice(props: OtherLocationChoiceProps) {
	const others = useMapRequests(useSamePosition(positionOf(props.value)));
	return <AlternativeLocation {...props} {...(others ? { others } : {})} />;
}
