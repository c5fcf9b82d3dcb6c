import { useState } from "react";
import { useLocation } from "react-router";
import { text } from "../../texts/text.ts";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { pagePart } from "./page-part.ts";
import { TourDialog } from "./TourDialog.tsx";
import { type TourStep, useTourStepsOf } from "./use-tour-steps.ts";
import "../../texts/areas/help.ts";

interface Invitation {
	/** Whether to render the invitation; the tour itself stays open when the invitation closes. */
	readonly invites: boolean;
	readonly onTaken: () => void;
}

/** The current page's tour, on demand. */
export function useTourOfPage({ invites, onTaken }: Invitation) {
	const { pathname } = useLocation();
	const steps = useTourStepsOf(pathname);
	const [told, setTold] = useState<readonly TourStep[]>([]);
	const there = invites ? steps.filter(({ at }) => pagePart(at) !== null) : [];
	return {
		invitation:
			there.length === 0 ? null : (
				<PlainButton
					onClick={() => {
						onTaken();
						setTold(there);
					}}
				>
					{text("tour.ofPage")}
				</PlainButton>
			),
		tour: <TourDialog steps={told} opened={told.length > 0} onClose={() => setTold([])} />,
	};
}
