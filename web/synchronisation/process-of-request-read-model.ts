import { useQuery } from "@tanstack/react-query";
import { realisationQueries } from "../realisations/realisation-queries.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import { useConnections } from "./connections-read-model.ts";

/** A request's process, if it is known: among the loaded ones, or fetched separately if one of the lists stays on the server. */
export function useProcessOf(uuid: string, realisationUuid: string | null): { readonly reference: string } | null {
	const { listsOnServer } = useTenant();
	const enabled = (listsOnServer.includes("realisations") || listsOnServer.includes("requests")) && realisationUuid !== null;
	const { data } = useQuery({ ...realisationQueries.one(realisationUuid ?? ""), enabled, meta: { quiet: true } });
	return useConnections().processOf(uuid) ?? data ?? null;
}
