import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import { failureText } from "../../api/error-notification.ts";
import * as operations from "../../api/generated/operations.ts";
import { text } from "../../texts/text.ts";

/** The outcome of an import: the files that were left unchanged, or why it was refused. */
export type Imported = { readonly left: readonly string[] } | { readonly refused: string };

/**
 * Replaces the files of a design by those of a zip. Each call is an edit like any other: it appears in the history, and can be undone
 * there.
 */
export async function importZip(uuid: string, zip: Blob): Promise<Imported> {
	const { filesInZip, importOf, inCalls } = await import("./design-zip.ts");
	const found = filesInZip(new Uint8Array(await zip.arrayBuffer()));
	if (typeof found === "string") return { refused: text(`exchange.${found}`) };
	try {
		const { design, files } = (await call(operations.getDesign, { params: { uuid } })).data;
		const { edits, left } = importOf(found, files);
		let { revision } = design;
		for (const some of inCalls(edits)) {
			const answer = await call(operations.editDesign, { params: { uuid }, body: { data: { revision, edits: [...some] } } });
			revision = answer.data.design.revision;
		}
		return { left };
	} catch (reason) {
		if (!(reason instanceof ApiProblem)) throw reason;
		return { refused: failureText(reason, reason.message) };
	}
}
