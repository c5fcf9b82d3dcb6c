import { Button } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import { useState } from "react";
import type { StakeholderCategory, StartDocumentDefinition } from "../../../engine/index.ts";
import { currentConnection } from "../../api/connection.ts";
import { saveFile } from "../../export/save-file.ts";
import { useFlowFields } from "../../forms/flow-fields.ts";
import { useFormEnvironment, useScreenValues } from "../../forms/form-environment.ts";
import type { GroupFieldProps } from "../../forms/group-field.tsx";
import { valueAt } from "../../forms/value-at.ts";
import { useRightsAt, useTenant } from "../../tenants/TenantContext.tsx";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { useProcess } from "../process/process-context.ts";
import styles from "./StartDocumentDownload.module.css";
import type { StartDocumentSource } from "./start-document-content.ts";
import "../../texts/areas/files.ts";

/**
 * Offers the generated start document to people with the right to it. With `options.whileEmpty`, only while that list of
 * files is empty: documents that people uploaded take precedence.
 */
export default function StartDocumentDownload({ options }: Pick<GroupFieldProps, "options">) {
	const { record, bindings, unsaved, readOnly } = useProcess();
	const tenant = useTenant();
	const fields = useFlowFields();
	const { stakeholders } = useFormEnvironment();
	const values = useScreenValues();
	const allowed = useRightsAt(record.MunicipalityCode).may("generateStartDoc");
	const [busy, setBusy] = useState(false);
	const { startDocument: definition, processTypes } = tenant;
	const inPlaceOf = typeof options.whileEmpty === "string" ? options.whileEmpty : null;
	if (readOnly || !allowed || definition === undefined || (inPlaceOf !== null && isFilled(valueAt(values, inPlaceOf))))
		return <NothingToShow />;
	const download = async () => {
		setBusy(true);
		const source = {
			record,
			bindings,
			fields,
			stakeholders: (category: StakeholderCategory) => stakeholders(category),
			processTypes,
			now: Date.now(),
		};
		await downloadStartDocument({ definition, source, tenant });
		setBusy(false);
	};
	return (
		<div className={styles.offer}>
			<p>{text(inPlaceOf === null ? "startDocument.always" : "startDocument.intro")}</p>
			{unsaved && <p className={styles.unsaved}>{text("startDocument.unsaved")}</p>}
			<Button leftSection={<IconFileText size={18} aria-hidden />} loading={busy} onClick={() => void download()}>
				{text("startDocument.download")}
			</Button>
			<p className="visually-hidden" role="status">
				{busy ? text("startDocument.busy") : ""}
			</p>
		</div>
	);
}

function isFilled(files: unknown): boolean {
	return Array.isArray(files) && files.length > 0;
}

/** A section that contains only this is hidden (StepForm.module.css). */
function NothingToShow() {
	return <span hidden data-nothing="" />;
}

interface DownloadOptions {
	readonly definition: StartDocumentDefinition;
	readonly source: StartDocumentSource;
	readonly tenant: TenantConfiguration;
}

/**
 * Generates the start document and downloads it. Checks for a token first, because without one no picture can be fetched.
 * Failures are only logged.
 */
async function downloadStartDocument(options: DownloadOptions): Promise<void> {
	try {
		if ((await currentConnection().accessToken()) === null) throw new Error("start document: nobody is signed in any more");
		const { makeStartDocument } = await import("./make-start-document.ts");
		const file = await makeStartDocument(options);
		saveFile(file, `${startDocumentName(options.source.record.case_ref)}.docx`);
	} catch (failure) {
		reportError(failure);
	}
}

/** "startdocument - 0202-00012", without characters that file names may not contain. */
export function startDocumentName(caseReference: string): string {
	return text("startDocument.fileName", { reference: caseReference.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, "") });
}
