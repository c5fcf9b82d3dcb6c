import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation, useNavigate, useParams } from "react-router";
import { useAccess, useTenant } from "../../tenants/TenantContext.tsx";
import type { ProcessType } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { PageLoading } from "../../ui/pages/PageLoading.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { currentStep } from "../process/current-step.ts";
import { absenceOf, onOwnPage } from "../process/own-page.ts";
import { realisationQueries } from "../realisation-queries.ts";
import { TypeModal } from "../type/TypeModal.tsx";
import { MissingRealisation } from "./MissingRealisation.tsx";
import "../../texts/areas/starting.ts";

/** `/realisatie/{uuid}`: redirects an existing process to its current step; an unknown uuid starts a new process, which needs a type. */
export default function RealisationEntry() {
	const { uuid = "" } = useParams();
	const { processTypes } = useTenant();
	const mayStart = useAccess("realisationbtn");
	// The query string names the requests that a new process is for; the hash, the part of the step's page to show.
	const { search, hash } = useLocation();
	const { data, error, isPending } = useQuery({ ...realisationQueries.one(uuid), ...onOwnPage });
	if (data) return <Navigate to={paths.step(uuid, currentStep(data)) + hash} replace />;
	if (isPending) return <PageLoading heights={[90, 420]} />;
	const absence = absenceOf(error);
	if (absence !== "none" || !mayStart) return <MissingRealisation denied={absence === "denied"} />;
	return <NewRealisation uuid={uuid} search={search} types={processTypes} />;
}

interface NewRealisationProps {
	readonly uuid: string;
	readonly search: string;
	readonly types: readonly ProcessType[];
}

/** The choice of a type for a new process. */
function NewRealisation({ uuid, search, types }: NewRealisationProps) {
	const navigate = useNavigate();
	usePageTitle(text("start.title"));
	// A link to an unknown process may be a mistake, unless it names the requests that a new process would be for.
	const requests = new URLSearchParams(search).get("aanvragen")?.split("|") ?? [];
	const isForRequests = requests.length > 0;
	const [only, ...others] = types;
	if (isForRequests && only !== undefined && others.length === 0)
		return <Navigate to={paths.realisationWithType(uuid, only.value) + search} replace />;
	return (
		<div>
			<h1>{text("start.title")}</h1>
			<TypeModal
				note={isForRequests ? undefined : text("start.modal.unknown")}
				types={types}
				onChoose={(type) => navigate(paths.realisationWithType(uuid, type.value) + search, { replace: true })}
				onCancel={() => navigate(cameFrom(requests))}
			/>
		</div>
	);
}

/** Where somebody who decides against a process came from: a request, the list of requests, or the list of processes. */
function cameFrom([request, ...others]: readonly string[]): string {
	if (request === undefined) return paths.realisations();
	return others.length === 0 ? paths.request(request) : paths.requests();
}
