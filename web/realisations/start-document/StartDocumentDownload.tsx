import { Button } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import { useState } from "react";
import type { StakeholderCategory } from "../../../engine/index.ts";
import { useFlowFields } from "../../forms/flow-fields.ts";
import { useFormEnvironment, useScreenValues } from "../../forms/form-environment.ts";
import type { GroupFieldProps } from "../../forms/group-fields.tsx";
import { valueAt } from "../../forms/value-at.ts";
import { useAccessAt, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { useProcess } from "../step/process-context.ts";
import { downloadStartDocument } from "./download-start-document.ts";
import styles from "./StartDocumentDownload.module.css";
import "../../texts/areas/startdocument.ts";

/**
 * Offers the start document that is made of the process, to who has the right. With `whileEmpty` only while that
 * list of files is empty: what people made themselves goes before it.
 */
export default function StartDocumentDownload({ options }: Pick<GroupFieldProps, "options">) {
	const { record, bindings, unsaved } = useProcess();
	const tenant = useTenant();
	const fields = useFlowFields();
	const { stakeholders } = useFormEnvironment();
	const values = useScreenValues();
	const allowed = useAccessAt("generateStartDoc", record.MunicipalityCode);
	const [busy, setBusy] = useState(false);
	const { startDocument: definition, processTypes } = tenant;
	const inPlaceOf = typeof options.whileEmpty === "string" ? options.whileEmpty : null;
	if (!allowed || definition === undefined || (inPlaceOf !== null && isFilled(valueAt(values, inPlaceOf)))) return <NothingToShow />;
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

/** A section with nothing in it takes no room (StepForm.module.css). */
function NothingToShow() {
	return <span hidden data-nothing="" />;
}
