import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { text } from "../../texts/text.ts";
import { chunkInTime } from "../../ui/chunk-in-time.ts";
import { PageLoading } from "../../ui/PageLoading.tsx";
import { paths } from "../../ui/paths.ts";
import { SentOn } from "../../ui/SentOn.tsx";
import { realisationQueries } from "../realisation-queries.ts";
import { currentStep, isReached, subStepShown } from "./current-step.ts";
import "../../texts/areas/realisations.ts";

/** Fetched beside the record, so that neither waits for the other. */
const stepPage = chunkInTime(import("../step/StepPage.tsx"));
const StepPage = lazy(() => stepPage);
const MissingRealisation = lazy(async () => ({ default: (await import("./MissingRealisation.tsx")).MissingRealisation }));
const shape = [34, 420];

/** Lets only a reached step of a known process through to its screen. */
export default function StepGate() {
	const { uuid = "", step = "" } = useParams();
	const { search } = useLocation();
	const { data, error, isPending } = useQuery({ ...realisationQueries.one(uuid), meta: { quiet: [403, 404] } });
	if (data) {
		if (!isReached(data, step)) {
			return <SentOn to={paths.step(uuid, currentStep(data))} why={text("step.notReached", { step })} />;
		}
		const within = subStepShown(data, step);
		if (within !== null) return <Navigate to={paths.step(uuid, within)} replace />;
		return (
			<Suspense fallback={<PageLoading heights={shape} />}>
				<StepPage key={`${uuid}/${step}`} />
			</Suspense>
		);
	}
	if (isPending) return <PageLoading heights={shape} />;
	if (error instanceof ApiProblem && error.status === 404) {
		return <SentOn to={paths.realisation(uuid) + search} why={text("realisation.unknown")} />;
	}
	return (
		<Suspense fallback={<PageLoading heights={shape} />}>
			<MissingRealisation denied={error instanceof ApiProblem && error.status === 403} />
		</Suspense>
	);
}
