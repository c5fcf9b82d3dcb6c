import type { StartDocumentDefinition } from "../../../engine/index.ts";
import { currentConnection } from "../../api/connection.ts";
import { saveFile } from "../../export/save-file.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import type { StartDocumentSource } from "./start-document-content.ts";

interface Wanted {
	readonly definition: StartDocumentDefinition;
	readonly source: StartDocumentSource;
	readonly tenant: TenantConfiguration;
}

/**
 * Makes the start document and offers it as a download. A token is got first, silently: without one none of the
 * pictures could be fetched. A failure is only logged.
 */
export async function downloadStartDocument(wanted: Wanted): Promise<void> {
	try {
		if ((await currentConnection().accessToken()) === null) throw new Error("start document: nobody is signed in any more");
		const { makeStartDocument } = await import("./make-start-document.ts");
		const file = await makeStartDocument(wanted);
		saveFile(file, `${startDocumentName(wanted.source.record.case_ref)}.docx`);
	} catch (failure) {
		reportError(failure);
	}
}

/** "startdocument - 0202-00012"; what no file name may hold is left out. */
export function startDocumentName(caseReference: string): string {
	return text("startDocument.fileName", { reference: caseReference.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, "") });
}
