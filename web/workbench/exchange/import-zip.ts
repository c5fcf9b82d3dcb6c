import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import { failureText } from "../../api/error-notification.ts";
import * as operations from "../../api/generated/operations.ts";
import { text } from "../../texts/text.ts";
import type { Import } from "./design-zip.ts";

/** The outcome of an import: the files and properties that were left unchanged, or why it was refused. */
export type Imported = Pick<Import, "left" | "kept"> | { readonly refused: string };

type ZippedFiles = ReadonlyMap<string, Uint8Array>;

/** The files in a zip, or why it is refused. */
export async function readZip(zip: Blob): Promise<ZippedFiles | { readonly refused: string }> {
	const { filesInZip } = await import("./design-zip.ts");
	const bytes = await zip.arrayBuffer().catch(() => null);
	// A file can be moved or changed after it was chosen.
	const found = bytes === null ? "unreadable" : filesInZip(new Uint8Array(bytes));
	return typeof found === "string" ? { refused: text(`exchange.${found}`) } : found;
}

/**
 * Replaces the files of a design by others. Each call is an edit like any other: it appears in the history, and can be undone there.
 */
export async function importFiles(uuid: string, found: ZippedFiles): Promise<Imported> {
	const { importOf, inCalls } = await import("./design-zip.ts");
	try {
		const { design, files } = (await call(operations.getDesign, { params: { uuid } })).data;
		const { edits, left, kept } = importOf(found, files);
		let { revision } = design;
		for (const some of inCalls(edits)) {
			const answer = await call(operations.editDesign, { params: { uuid }, body: { data: { revision, edits: [...some] } } });
			revision = answer.data.design.revision;
		}
		return { left, kept };
	} catch (reason) {
		if (!(reason instanceof ApiProblem)) throw reason;
		return { refused: failureText(reason, reason.message) };
	}
}
