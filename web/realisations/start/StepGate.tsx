import { useQuery } from "@tanstack/react-query";
import { Fragment, Suspense, useRef } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { type RealisationRecord, withSubSteps } from "../../../engine/index.ts";
import { specificationQueries } from "../../flows/specification.ts";
import { usePerson } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { findWork } from "../../ui/kept/kept-work.ts";
import { lazyPage } from "../../ui/loading/lazy-page.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { PageLoading } from "../../ui/pages/PageLoading.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { Redirect } from "../../ui/pages/Redirect.tsx";
import { currentStep, isReached, subStepShown } from "../process/current-step.ts";
import { absenceOf, onOwnPage } from "../process/own-page.ts";
import { realisationQueries } from "../realisation-queries.ts";
import "../../texts/areas/realisations.ts";
import "../../texts/areas/step.ts";

const stepPage = lazyPage(() => import("../step/StepPage.tsx"));
// Loaded in parallel with the record.
void stepPage.handle();
const MissingRealisation = lazyPart(async () => ({ default: (await import("./MissingRealisation.tsx")).MissingRealisation }));
const shape = [34, 420];

/** Shows a step if the process has reached it; otherwise redirects to the current step or to the process. */
export default function StepGate() {
	const { uuid = "", step = "" } = useParams();
	const { search, hash } = useLocation();
	const { data, error, isPending } = useQuery({ ...realisationQueries.one(uuid), ...onOwnPage });
	const { userId } = usePerson();
	const shown = useRef("");
	if (data) {
		if (!isReached(data, step)) {
			if (shown.current !== `${uuid}/${step}`) return <Unreached record={data} step={step} />;
			const to = paths.step(uuid, currentStep(data));
			const why = resetMessage(data, step, userId);
			return why === null ? <Navigate to={to} replace /> : <Redirect to={to} why={why} />;
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

/** Redirects to the current step, and says what is with the other one in the version of the flow that the process runs on. */
function Unreached({ record, step }: { readonly record: RealisationRecord; readonly step: string }) {
	const { uuid, version } = record.flow;
	const { data, isPending } = useQuery({ ...specificationQueries.byVersion(uuid, version), meta: { quiet: true } });
	if (isPending) return <PageLoading heights={shape} />;
	const current = currentStep(record);
	const to = paths.step(record.uuid, current);
	// The page of the current step says that the flow can't be loaded.
	if (data === undefined) return <Navigate to={to} replace />;
	const exists = withSubSteps(data.definition.steps).some(({ code }) => code === step);
	const isPast = Number.parseInt(step, 10) < Number.parseInt(current, 10);
	return <Redirect to={to} why={text(exists ? (isPast ? "step.skipped" : "step.notReached") : "step.unknown", { step })} />;
}

/**
 * Explains that the process was reset while this step was open, and where unsaved input was kept. Null for the person who did it, who has
 * already been told; unless input is left behind in another window of theirs.
 */
function resetMessage(record: RealisationRecord, step: string, userId: string): string | null {
	const hasKept = findWork({ userId, uuid: record.uuid, part: step }) !== null;
	const byOneself = record.Events.findLast(({ type }) => type === "step-start")?.userId === userId;
	if (byOneself && !hasKept) return null;
	const told = text(byOneself ? "step.setBack.self" : "step.setBack", { step, now: currentStep(record) });
	return hasKept ? `${told} ${text("step.setBack.kept", { step })}` : told;
}
