import { useBundle } from "../bundle/use-bundle.ts";

/** Whether whoever has the files open may change them; who may not is offered no acts. A folder is everybody's who has it. */
export function useMayDesign(): boolean {
	return useBundle().shown.mayDesign !== false;
}
