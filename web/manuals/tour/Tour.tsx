import { useState } from "react";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { isTourDue, rememberTour } from "./seen-tour.ts";
import { TourDialog } from "./TourDialog.tsx";
import { useTourSteps } from "./use-tour-steps.ts";

/** The tour by itself: once, to who has not seen the one of its day. */
export default function Tour() {
	const { tour } = useTenant();
	const day = tour?.date ?? "";
	const [due, setDue] = useState(() => isTourDue(day));
	const none = useTourSteps().length === 0;
	if (none) return null;
	return (
		<TourDialog
			opened={due}
			onClose={() => {
				rememberTour(day);
				setDue(false);
			}}
		/>
	);
}
