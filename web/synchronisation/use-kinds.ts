import { useMemo } from "react";
import { useAccess } from "../tenants/TenantContext.tsx";
import { useLegacyLoading } from "../tenants/use-legacy-loading.ts";
import type { DatasetKind } from "./loading-machine.ts";

/** What this person may see of what is loaded. */
export function useKinds(): readonly DatasetKind[] {
	const mayList = useAccess("requestlist");
	const maySeeOnMaps = useAccess("requestlocations");
	const maySeeProcesses = useAccess("realisationlist");
	const maySeeLocations = useAccess("chargingpoints");
	const requests = mayList || maySeeOnMaps;
	// Otherwise the pages that show charging locations ask for them themselves.
	const locations = useLegacyLoading() && maySeeLocations;
	return useMemo(
		() => [
			...(requests ? (["requests"] as const) : []),
			...(maySeeProcesses ? (["realisations"] as const) : []),
			...(locations ? (["locations"] as const) : []),
		],
		[requests, maySeeProcesses, locations],
	);
}
