import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { pagePart } from "./page-part.ts";
import { TourDialog } from "./TourDialog.tsx";
import { useDueTour } from "./use-due-tour.ts";
import { type TourStep, useTourStepsOf } from "./use-tour-steps.ts";

/** Interval at which to check whether the page has rendered, in milliseconds. */
const lookEvery = 250;

/** Number of checks in a row without a new part: a page renders in pieces, as its data arrives. */
const unchangedLooks = 2;

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
	const queries = useQueryClient();

	useEffect(() => {
		if (!waits) return;
		let before = 0;
		let unchanged = 0;
		const timer = setInterval(() => {
			const there = steps.filter(({ at }) => pagePart(at) !== null);
			const isLoading = queries.isFetching() > 0;
			unchanged = !isLoading && there.length === before ? unchanged + 1 : 0;
			const isComplete = there.length === steps.length || unchanged >= unchangedLooks;
			if (there.length > 0 && isComplete && document.querySelector("[role=dialog]") === null) {
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
	}, [waits, steps, note, queries]);

	return told.length === 0 ? null : <TourDialog steps={told} opened={opened} onClose={() => setOpened(false)} />;
}
