import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { keepSettings, keptSettings } from "../../ui/user-settings.ts";
import { pagePart } from "./page-part.ts";
import { TourDialog } from "./TourDialog.tsx";
import { type TourStep, useTourStepsOf } from "./use-tour-steps.ts";

/** Interval at which to check whether the page has rendered, in milliseconds. */
const lookEvery = 250;

/**
 * Starts the tour by itself, on the first page that has one and once per person and tour date. Waits until its targets
 * are rendered and nothing covers the page, and never interrupts typing.
 */
export default function Tour() {
	const { tour } = useTenant();
	const { pathname } = useLocation();
	const day = tour?.date ?? "";
	const steps = useTourStepsOf(pathname);
	const [told, setTold] = useState<readonly TourStep[]>([]);
	const [opened, setOpened] = useState(false);
	const waits = !opened && steps.length > 0 && isTourDue(day);

	useEffect(() => {
		if (!waits) return;
		let before = 0;
		const timer = setInterval(() => {
			const there = steps.filter(({ at }) => pagePart(at) !== null);
			// The same count twice in a row, so that late parts are included.
			if (there.length > 0 && there.length === before && document.querySelector("[role=dialog]") === null) {
				rememberTour(day);
				setTold(there);
				setOpened(true);
			}
			before = there.length;
		}, lookEvery);
		const stop = () => clearInterval(timer);
		document.addEventListener("input", stop);
		return () => {
			stop();
			document.removeEventListener("input", stop);
		};
	}, [waits, steps, day]);

	return told.length === 0 ? null : <TourDialog steps={told} opened={opened} onClose={() => setOpened(false)} />;
}

const part = "tour";

/** Whether the tour of that date is still unseen: the stored date is older, or absent. Dates as YYYY-MM-DD. */
function isTourDue(day: string): boolean {
	const { date } = keptSettings(part);
	return typeof date !== "string" || date < day;
}

function rememberTour(day: string): void {
	keepSettings(part, { date: day });
}
