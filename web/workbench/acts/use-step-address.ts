import { useLocation } from "react-router";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";

/** The address of a step in the style of the present page: in the picture of the flow, or on a page of its own. */
export function useStepAddress(): (code: string) => string {
	const addresses = useWorkbenchPaths();
	const { pathname } = useLocation();
	return pathname === addresses.flow() ? addresses.flow : addresses.step;
}
