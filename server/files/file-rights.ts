import {
	asksForFiles,
	type CompiledFlow,
	findFileCategory,
	mayUploadFiles,
	type Realisation,
	type RecordAccess,
} from "../../engine/index.ts";

/** Whether the person may add files of the category to a process of this flow, where it stands now. Views also by whoever may have them made. */
export function mayUploadCategory(flow: CompiledFlow, category: string, access: RecordAccess, steps: Realisation["steps"]): boolean {
	if (mayUploadFiles(flow, category, access, steps)) return true;
	const isView = ["TopView", "SideView"].includes(findFileCategory(category)?.name ?? "");
	return isView && access.may("automatedViews") && asksForFiles(flow, category, steps);
}
