import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { pagePart } from "./page-part.ts";
import { TourDialog } from "./TourDialog.tsx";
import { useDueTour } from "./use-due-tour.ts";
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
	const { due, note } = useDueTour(day, steps.length > 0);
	const waits = !opened && due;

	useEffect(() => {
		if (!waits) return;
		let before = 0;
		const timer = setInterval(() => {
			const there = steps.filter(({ at }) => pagePart(at) !== null);
			// The same count twice in a row, so that late parts are included.
			if (there.length > 0 && there.length === before && document.querySelector("[role=dialog]") === null) {
				setTold(there);
				setOpened(true);
				note();
			}
			before = there.length;
		}, lookEvery);
		const stop = () => clearInterval(timer);
		document.addEventListener("input", stop);
		return () => {
			stop();
			document.removeEventListener("input", stop);
		};
	}, [waits, steps, note]);

	return told.length === 0 ? null : <TourDialog steps={told} opened={opened} onClose={() => setOpened(false)} />;
}
