import type { SheetRow } from "./sheet.ts";
import type { WorkbookPlan } from "./workbook.ts";

/** From the page to the worker: what kind of workbook, its rows in slices, and that those were all. */
export type ToWorker =
	| { readonly type: "plan"; readonly plan: WorkbookPlan }
	| { readonly type: "rows"; readonly rows: readonly SheetRow[] }
	| { readonly type: "write" };

/** From the worker to the page. */
export type FromWorker =
	/** The slice is taken; the next one may come. */
	| { readonly type: "taken" }
	| { readonly type: "written"; readonly rows: number }
	| { readonly type: "done"; readonly file: Blob }
	| { readonly type: "failed"; readonly message: string };
