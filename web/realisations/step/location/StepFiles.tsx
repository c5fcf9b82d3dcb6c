import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type FileRecord, fileIdsIn, waitingFiles, wasSaved } from "../../../../engine/index.ts";
import { ApiProblem } from "../../../api/api-problem.ts";
import { notifyFailure, notifyTitled, notifyUploaded } from "../../../api/notify.ts";
import { isUnreachable } from "../../../api/reachable.ts";
import { FilesField } from "../../../files/FilesField.tsx";
import { disconnectFile } from "../../../files/files-api.ts";
import { pathOfId } from "../../../forms/field-path.ts";
import { useFormEnvironment } from "../../../forms/form-environment.ts";
import type { ListFieldProps } from "../../../forms/section/list-field.tsx";
import { valueAt } from "../../../forms/value-at.ts";
import { text } from "../../../texts/text.ts";
import { useAct } from "../../../ui/actions/use-act.ts";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { useProcess } from "../../process/process-context.ts";
import { getRealisation, realisationQueries, rememberRealisation } from "../../realisation-queries.ts";

const NEVER_BUSY = () => () => {};

/** A file field of a step. Files are uploaded at once but belong to the field only from the next save on. */
export default function StepFiles({ options, ofGroups, onChange, value, ...field }: ListFieldProps) {
	const { record, mode, begin = NEVER_BUSY } = useProcess();
	const { announce, setValues } = useFormEnvironment();
	const client = useQueryClient();
	const [asked, setAsked] = useState<{ readonly uuid: string; readonly name: string } | null>(null);
	const path = pathOfId(field.id);
	const present = useRef(value);
	present.current = value;
	const put = (next: readonly unknown[]) => {
		present.current = next;
		setValues({ [path]: next.length === 0 ? undefined : next });
	};
	const stored = fileIdsIn(valueAt(record.values, path));
	const category = typeof options.category === "string" ? options.category : "";
	// A correction or a change starts from the stored files only.
	const offered =
		mode === "view" || mode === undefined ? waitingFiles(record, { category }).filter(({ uuid }) => !fileIdsIn(value).includes(uuid)) : [];

	/** Loads the record with the new file. Its `synced` is unchanged, so nothing else is affected. */
	const refresh = async () => {
		try {
			const { record: fresh } = await getRealisation(record.uuid);
			rememberRealisation(client, fresh);
		} catch (error) {
			notifyFailure(text("files.refresh.failed.title"), text("files.refresh.failed"), error);
		}
	};

	const disconnect = useAct({
		call: ({ uuid }: { readonly uuid: string; readonly name: string }) => disconnectFile(record.uuid, uuid, record.synced),
		quiet: true,
		onDone: (fresh, { uuid, name }) => {
			put(present.current.filter((entry) => fileIdsIn([entry])[0] !== uuid));
			rememberRealisation(client, fresh);
			notifyTitled("success", text("files.removed.title"), text("files.removed"));
			announce(`${text("files.removed")} ${name}`);
			setAsked(null);
		},
		onFailed: (error) => {
			const said = error instanceof ApiProblem && error.message !== "" ? error.message : text("files.remove.failed");
			notifyFailure(text("files.remove.failed.title"), said, error);
			if (isUnreachable(error)) return;
			setAsked(null);
			void client.invalidateQueries({ queryKey: realisationQueries.one(record.uuid).queryKey });
		},
	});

	const remove = (uuid: string, name: string) => {
		// In a correction or a change, a stored file is not removed before the save.
		if (mode === "view" || mode === undefined || !stored.includes(uuid)) setAsked({ uuid, name });
		else {
			put(present.current.filter((entry) => fileIdsIn([entry])[0] !== uuid));
			announce(text("files.remove.later", { name }));
		}
	};

	return (
		<>
			<FilesField
				{...field}
				value={value}
				category={category}
				emptyText={typeof options.emptyText === "string" ? options.emptyText : text("files.empty")}
				process={record.uuid}
				prefix={record.reference}
				files={record.files}
				stored={stored}
				offered={offered}
				savedOnce={wasSaved(record.Events)}
				begin={begin}
				announce={announce}
				onAdd={(file) => put([...present.current, entryOf(file, ofGroups)])}
				onUploaded={(file) => {
					notifyUploaded(`${file.filename}.${file.extension}`);
					void refresh();
				}}
				onRemove={remove}
			/>
			{asked !== null && (
				<ConfirmDialog
					opened
					title={text("files.remove.title")}
					action={text("files.remove")}
					dangerous
					busy={disconnect.busy}
					onConfirm={() => void disconnect.run(asked)}
					onCancel={() => setAsked(null)}
				>
					{text("files.remove.text", { name: asked.name })}
				</ConfirmDialog>
			)}
		</>
	);
}

/** A file as the field stores it. */
function entryOf({ uuid, extension }: FileRecord, isView: boolean): unknown {
	return isView ? { id: uuid, ext: extension } : uuid;
}
