import { useQuery } from "@tanstack/react-query";
import { Fragment, Suspense, useRef } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { text } from "../../texts/text.ts";
import { lazyPage } from "../../ui/loading/lazy-page.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { PageLoading } from "../../ui/pages/PageLoading.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { Redirect } from "../../ui/pages/Redirect.tsx";
import { isReached, subStepShown } from "../process/current-step.ts";
import { absenceOf, onOwnPage } from "../process/own-page.ts";
import { realisationQueries } from "../realisation-queries.ts";
import "../../texts/areas/realisations.ts";

const stepPage = lazyPage(() => import("../step/StepPage.tsx"));
// Loaded in parallel with the record.
void stepPage.handle();
const MissingRealisation = lazyPart(async () => ({ default: (await import("./MissingRealisation.tsx")).MissingRealisation }));
const OtherStep = lazyPart(() => import("./OtherStep.tsx"));
const shape = [34, 420];

/** Shows a step if the process has reached it; otherwise redirects to the current step or to the process. */
export default function StepGate() {
	const { uuid = "", step = "" } = useParams();
	const { search, hash } = useLocation();
	const { data, error, isPending } = useQuery({ ...realisationQueries.one(uuid), ...onOwnPage });
	const shown = useRef("");
	if (data) {
		if (!isReached(data, step)) {
			return (
				<Suspense fallback={<PageLoading heights={shape} />}>
					<OtherStep record={data} step={step} wasShown={shown.current === `${uuid}/${step}`} />
				</Suspense>
			);
		}
		shown.current = `${uuid}/${step}`;
		const within = subStepShown(data, step);
		if (within !== null) return <Navigate to={paths.step(uuid, within) + hash} replace />;
		return (
			<Suspense fallback={<PageLoading heights={shape} />}>
				<Fragment key={`${uuid}/${step}`}>{stepPage.element}</Fragment>
			</Suspense>
		);
	}
	if (isPending) return <PageLoading heights={shape} />;
	const absence = absenceOf(error);
	if (absence === "none") {
		return <Redirect to={paths.realisation(uuid) + search} why={text("realisation.unknown")} />;
	}
	return (
		<Suspense fallback={<PageLoading heights={shape} />}>
			<MissingRealisation denied={absence === "denied"} />
		</Suspense>
	);
}
