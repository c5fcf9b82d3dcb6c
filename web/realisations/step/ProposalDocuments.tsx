import { fileIdsIn, findFileCategory } from "../../../engine/index.ts";
import FileList from "../../files/FileList.tsx";
import { type FlowField, useFlowFields } from "../../forms/flow-fields.ts";
import { useScreenValues } from "../../forms/form-environment.ts";
import { valueAt } from "../../forms/value-at.ts";
import styles from "./ProposalDocuments.module.css";
import { useProcess } from "./process-context.ts";

/**
 * Pictures and documents of one of two proposals, to look at and to download: the same fields in the same order on
 * both sides, pictures first. `group`: where the proposal's documents are; "" for the process's own.
 */
export function ProposalDocuments({ group }: { readonly group: string }) {
	const { record, bindings } = useProcess();
	const fields = useFlowFields();
	const values = useScreenValues();
	const shown = (bindings.locationDocuments ?? [])
		.flatMap((path) => fields.get(group === "" ? path : `${group}.${path}`) ?? [])
		.sort((one, other) => Number(isOfPictures(other)) - Number(isOfPictures(one)));
	return shown.map((field) => {
		const files = fileIdsIn(valueAt(values, field.path));
		const label = String(field.schema.title ?? "");
		return (
			<div key={field.path} className={styles.documents}>
				<h4>{label}</h4>
				{files.length > 0 ? (
					<FileList files={files} prefix={record.reference} label={label} />
				) : (
					<p className={styles.none}>{String(field.options.emptyText ?? "")}</p>
				)}
			</div>
		);
	});
}

function isOfPictures({ options }: FlowField): boolean {
	return findFileCategory(String(options.category ?? ""))?.pictures === true;
}
