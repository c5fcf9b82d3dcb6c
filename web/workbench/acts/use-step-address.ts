import { useLocation } from "react-router";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";

/** Where a step is shown as the present page shows steps: in the picture of the flow, or on a page of its own. */
export function useStepAddress(): (code: string) => string {
	const addresses = useWorkbenchPaths();
	const { pathname } = useLocation();
	return pathname === addresses.flow() ? addresses.flow : addresses.step;
}
