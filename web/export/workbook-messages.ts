import type { SheetRow } from "./sheet.ts";
import type { WorkbookPlan } from "./workbook.ts";

/** From the page to the worker: the kind of workbook, then the rows in slices, then the end of the rows. */
export type ToWorker =
	| { readonly type: "plan"; readonly plan: WorkbookPlan }
	| { readonly type: "rows"; readonly rows: readonly SheetRow[] }
	| { readonly type: "write" };

/** From the worker to the page. */
export type FromWorker =
	/** The slice was accepted; the next one may be sent. */
	| { readonly type: "taken" }
	| { readonly type: "written"; readonly rows: number }
	| { readonly type: "done"; readonly file: Blob }
	| { readonly type: "failed"; readonly message: string };
