import { useMemo } from "react";
import { useAccess } from "../tenants/TenantContext.tsx";
import type { DatasetKind } from "./loading-machine.ts";

/** What this person may see of what is loaded. */
export function useKinds(): readonly DatasetKind[] {
	const mayList = useAccess("requestlist");
	const maySeeOnMaps = useAccess("requestlocations");
	const maySeeProcesses = useAccess("realisationlist");
	const requests = mayList || maySeeOnMaps;
	return useMemo(
		() => [...(requests ? (["requests"] as const) : []), ...(maySeeProcesses ? (["realisations"] as const) : [])],
		[requests, maySeeProcesses],
	);
}
