import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation, useNavigate, useParams } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { useAccess, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import { Skeletons } from "../../ui/Skeletons.tsx";
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
	const navigate = useNavigate();
	// What the new process is for goes along with it.
	const { search } = useLocation();
	usePageTitle(text("start.title"));
	const { data, error, isPending } = useQuery({ ...realisationQueries.one(uuid), meta: { quiet: [403, 404] } });
	if (data) return <Navigate to={paths.step(uuid, currentStep(data))} replace />;
	if (isPending) return <Skeletons heights={[34, 90, 420]} />;
	const unknown = error instanceof ApiProblem && error.status === 404;
	if (!unknown || !mayStart) return <MissingRealisation denied={error instanceof ApiProblem && error.status === 403} />;
	return (
		<div>
			<h1>{text("start.title")}</h1>
			<TypeModal
				types={processTypes}
				onChoose={(type) => navigate(paths.realisationWithType(uuid, type.value) + search, { replace: true })}
				onCancel={() => navigate(paths.realisations())}
			/>
		</div>
	);
}
