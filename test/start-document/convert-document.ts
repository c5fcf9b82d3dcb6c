import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The document converted by LibreOffice: "txt:Text" gives its text, "pdf" its pages. */
export function convertDocument(libreOffice: string, file: Uint8Array, filter: "txt:Text" | "pdf"): Buffer {
	const folder = mkdtempSync(join(tmpdir(), "laadstroom-document-"));
	try {
		writeFileSync(join(folder, "document.docx"), file);
		const profile = `-env:UserInstallation=file://${folder}/profile`;
		const run = spawnSync(libreOffice, [profile, "--headless", "--convert-to", filter, "--outdir", folder, join(folder, "document.docx")], {
			encoding: "utf8",
			timeout: 100_000,
		});
		if (run.status !== 0) throw new Error(`LibreOffice: ${run.stderr}`);
		return readFileSync(join(folder, `document.${filter.split(":")[0]}`));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
