import { Button } from "@mantine/core";
import { statusText } from "../map/map-symbols.ts";
import { text } from "../texts/text.ts";
import type { ChargingLocation } from "./charging-location.ts";
import { addressOf, withChargingLocation } from "./location-value.ts";

interface LocationActionsProps {
	readonly location: ChargingLocation;
	readonly action: "link" | "unlink" | null;
	readonly busy: boolean;
	readonly onAct: (action: "link" | "unlink") => void;
}

/** The button that links or unlinks a charging location; where neither may be done, a word about it. */
export function LocationActions({ location, action, busy, onAct }: LocationActionsProps) {
	if (action === null) return null;
	const name = addressOf(withChargingLocation({}, location)) || text(statusText(location.status));
	return (
		<Button
			variant={action === "link" ? "filled" : "default"}
			disabled={busy}
			aria-label={text(action === "link" ? "location.link.named" : "location.unlink.named", { name })}
			onClick={() => onAct(action)}
		>
			{text(action === "link" ? "location.link" : "location.unlink")}
		</Button>
	);
}
