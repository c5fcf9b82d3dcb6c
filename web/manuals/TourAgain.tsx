import { useState } from "react";
import { text } from "../texts/text.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { TourDialog } from "./tour/TourDialog.tsx";
import { useTourSteps } from "./tour/use-tour-steps.ts";

/** The tour once more, for who wants it. */
export function TourAgain() {
	const [opened, setOpened] = useState(false);
	const none = useTourSteps().length === 0;
	if (none) return null;
	return (
		<div>
			<PlainButton small onClick={() => setOpened(true)}>
				{text("manuals.tour")}
			</PlainButton>
			<TourDialog opened={opened} onClose={() => setOpened(false)} />
		</div>
	);
}
