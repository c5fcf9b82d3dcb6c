import { useBundle } from "../bundle/use-bundle.ts";

/** Whether this person may change the open files; otherwise no acts are offered. A folder can be changed by anybody who has it. */
export function useMayDesign(): boolean {
	return useBundle().shown.mayDesign !== false;
}
