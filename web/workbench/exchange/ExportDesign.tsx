import { Button } from "@mantine/core";
import { useState } from "react";
import { useParams } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import { failureText } from "../../api/error-notification.ts";
import * as operations from "../../api/generated/operations.ts";
import { saveFile } from "../../export/save-file.ts";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { useBundle } from "../bundle/use-bundle.ts";

/** Offers the open design as a zip of the tenant's folder. */
export function ExportDesign() {
	const { uuid = "" } = useParams();
	const { tenant } = useBundle();
	const [busy, setBusy] = useState(false);
	const [failed, setFailed] = useState<string | null>(null);
	const folder = tenant?.slug ?? "ontwerp";
	const save = async (): Promise<void> => {
		setBusy(true);
		setFailed(null);
		try {
			const { files } = (await call(operations.getDesign, { params: { uuid } })).data;
			const { zipOf } = await import("./design-zip.ts");
			saveFile(new Blob([zipOf(folder, files)], { type: "application/zip" }), `${folder}.zip`);
		} catch (reason) {
			if (!(reason instanceof ApiProblem)) throw reason;
			setFailed(failureText(reason, reason.message));
		} finally {
			setBusy(false);
		}
	};
	return (
		<div>
			<Button loading={busy} onClick={() => void save()}>
				{text("exchange.export")}
			</Button>
			{failed !== null && <PlainNotice kind="danger" title={failed} />}
		</div>
	);
}
