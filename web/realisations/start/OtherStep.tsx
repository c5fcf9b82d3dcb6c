import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { type RealisationRecord, withSubSteps } from "../../../engine/index.ts";
import { specificationQueries } from "../../flows/specification.ts";
import { usePerson } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { findWork } from "../../ui/kept/kept-work.ts";
import { PageLoading } from "../../ui/pages/PageLoading.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { Redirect } from "../../ui/pages/Redirect.tsx";
import { currentStep } from "../process/current-step.ts";
import "../../texts/areas/starting.ts";

interface OtherStepProps {
	readonly record: RealisationRecord;
	/** The step of the address, which the process has not reached. */
	readonly step: string;
	/** Whether it was open on this page until now. */
	readonly wasShown: boolean;
}

/** Leads from a step that the process has not reached, or not any more, to the current one, and says why. */
export default function OtherStep({ record, step, wasShown }: OtherStepProps) {
	const { userId } = usePerson();
	if (!wasShown) return <Unreached record={record} step={step} />;
	const to = paths.step(record.uuid, currentStep(record));
	const why = resetMessage(record, step, userId);
	return why === null ? <Navigate to={to} replace /> : <Redirect to={to} why={why} />;
}

/** Redirects to the current step, and says what is with the other one in the version of the flow that the process runs on. */
function Unreached({ record, step }: Omit<OtherStepProps, "wasShown">) {
	const { uuid, version } = record.flow;
	const { data, isPending } = useQuery({ ...specificationQueries.byVersion(uuid, version), meta: { quiet: true } });
	if (isPending) return <PageLoading heights={[34, 420]} />;
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
