import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation, useNavigate, useParams } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { useAccess, useTenant } from "../../tenants/TenantContext.tsx";
import type { ProcessType } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { PageLoading } from "../../ui/PageLoading.tsx";
import { paths } from "../../ui/paths.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { realisationQueries } from "../realisation-queries.ts";
import { currentStep } from "./current-step.ts";
import { MissingRealisation } from "./MissingRealisation.tsx";
import { TypeModal } from "./TypeModal.tsx";

/**
 * `/realisatie/{uuid}`: an existing process goes on to its current step; an unknown uuid is a new
 * process that still needs its type.
 */
export default function RealisationEntry() {
	const { uuid = "" } = useParams();
	const { processTypes } = useTenant();
	const mayStart = useAccess("realisationbtn");
	// What the new process is for goes along with it.
	const { search } = useLocation();
	const { data, error, isPending } = useQuery({ ...realisationQueries.one(uuid), meta: { quiet: [403, 404] } });
	if (data) return <Navigate to={paths.step(uuid, currentStep(data))} replace />;
	if (isPending) return <PageLoading heights={[90, 420]} />;
	const unknown = error instanceof ApiProblem && error.status === 404;
	if (!unknown || !mayStart) return <MissingRealisation denied={error instanceof ApiProblem && error.status === 403} />;
	return <NewRealisation uuid={uuid} search={search} types={processTypes} />;
}

interface NewRealisationProps {
	readonly uuid: string;
	readonly search: string;
	readonly types: readonly ProcessType[];
}

/** Nobody knows the uuid: a process that is to be, and needs its type first. */
function NewRealisation({ uuid, search, types }: NewRealisationProps) {
	const navigate = useNavigate();
	usePageTitle(text("start.title"));
	return (
		<div>
			<h1>{text("start.title")}</h1>
			<TypeModal
				types={types}
				onChoose={(type) => navigate(paths.realisationWithType(uuid, type.value) + search, { replace: true })}
				onCancel={() => navigate(paths.realisations())}
			/>
		</div>
	);
}
