import { type CompiledFlow, findFileCategory, mayReadFiles, mayUploadFiles, type PersonAccess } from "../../engine/index.ts";

/** Attribute of the access map of whoever may have views of a location made. */
const automaticViews = "automatedViews";

/** Whether the person may see files of the category in a process of this flow, with this geography code. */
export function mayReadCategory(flow: CompiledFlow, access: PersonAccess, code: string, category: string): boolean {
	return mayReadFiles(flow, category, { roles: access.rolesFor(code) });
}

/** Whether the person may add files of the category. Views also by whoever may have them made. */
export function mayUploadCategory(flow: CompiledFlow, access: PersonAccess, code: string, category: string): boolean {
	if (mayUploadFiles(flow, category, { roles: access.rolesFor(code) })) return true;
	const isView = ["TopView", "SideView"].includes(findFileCategory(category)?.name ?? "");
	return isView && access.may(automaticViews, code);
}
