import { Button, Collapse } from "@mantine/core";
import { type ReactNode, useId, useRef, useState } from "react";
import { extensionsOf, type FileRecord, fileIdsIn, leastInFileName, mostInFileName } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { DropZone } from "./DropZone.tsx";
import { FileItem } from "./FileItem.tsx";
import styles from "./Files.module.css";
import { FailedUpload, UploadRow } from "./UploadRow.tsx";
import { useUploads } from "./use-uploads.ts";
import "../texts/areas/files.ts";

export interface FilesFieldProps {
	readonly id: string;
	readonly labelledBy: string;
	readonly title: string;
	readonly hint: string;
	readonly required: boolean;
	readonly messages: ReactNode;
	readonly category: string;
	/** Shown when there are no files and none can be added. */
	readonly emptyText: string;
	readonly readOnly: boolean;
	/** The field's entries: file ids, or views. */
	readonly value: readonly unknown[];
	/** Uuid of the process the files belong to. */
	readonly process: string;
	readonly prefix: string;
	/** The process's files, as far as known. */
	readonly files: readonly FileRecord[];
	/** Ids stored in the field. */
	readonly stored: readonly string[];
	/** Files uploaded for this field and never saved, to be added or discarded. */
	readonly offered: readonly FileRecord[];
	/** Files can only be uploaded to a process that has been saved once. */
	readonly savedOnce: boolean;
	readonly onAdd: (file: FileRecord) => void;
	readonly onRemove: (uuid: string, name: string) => void;
	readonly begin: () => () => void;
	readonly announce: (said: string) => void;
	readonly onUploaded: (file: FileRecord) => void;
}

/** The files of one field: present ones, uploads in progress, and a place to add more. */
export function FilesField(props: FilesFieldProps) {
	const { id, labelledBy, title, hint, required, messages, category, emptyText, readOnly, value, process, prefix, savedOnce } = props;
	const { chosen, add, drop } = useUploads(category);
	const [allowedShown, setAllowedShown] = useState(false);
	const uploadedAt = useRef(new Map<string, number>());
	const allowed = useId();
	const hintText = useId();
	const offeredTitle = useId();
	const ids = fileIdsIn(value);
	const editable = !readOnly && savedOnce;
	const extensions = extensionsOf(category);
	const known = new Map(props.files.map((file) => [file.uuid, file]));
	return (
		<fieldset className="field-set field-list" aria-labelledby={labelledBy} tabIndex={-1} {...(editable ? {} : { id })}>
			<legend id={labelledBy}>
				{title}
				{!readOnly && !required && <span className="field-optional"> {text("form.optional")}</span>}
			</legend>
			{hint !== "" && !readOnly && (
				<p id={hintText} className={styles.hint}>
					{hint}
				</p>
			)}
			{ids.length === 0 && readOnly && <p className={styles.empty}>{emptyText}</p>}
			{!readOnly && !savedOnce && <p className={styles.empty}>{text("files.beforeFirstSave")}</p>}
			{(ids.length > 0 || chosen.length > 0) && (
				<ul className={styles.list} aria-labelledby={labelledBy}>
					{ids.map((uuid) => (
						<FileItem
							key={uuid}
							uuid={uuid}
							known={known.get(uuid)}
							prefix={prefix}
							since={uploadedAt.current.get(uuid) ?? 0}
							{...(readOnly || props.stored.includes(uuid) ? {} : { note: text("files.unsaved") })}
							{...(editable
								? {
										actions: (name: string) => (
											<Button
												size="compact-md"
												color="red"
												variant="subtle"
												aria-label={text("files.remove.label", { name })}
												onClick={() => props.onRemove(uuid, name)}
											>
												{text("files.remove")}
											</Button>
										),
									}
								: {})}
						/>
					))}
					{chosen.map(({ key, file, refused }) =>
						refused === null ? (
							<UploadRow
								key={key}
								process={process}
								category={category}
								file={file}
								begin={props.begin}
								onGone={() => drop(key)}
								onDone={(done) => {
									uploadedAt.current.set(done.uuid, Date.now());
									drop(key);
									props.onAdd(done);
									props.onUploaded(done);
								}}
							/>
						) : (
							<FailedUpload key={key} name={file.name} reason={refused} onClear={() => drop(key)} />
						),
					)}
				</ul>
			)}
			{editable && props.offered.length > 0 && (
				<div className={styles.offered}>
					<p id={offeredTitle}>
						<strong>{text("files.offered")}.</strong> {text("files.offered.text")}
					</p>
					<ul className={styles.list} aria-labelledby={offeredTitle}>
						{props.offered.map((file) => (
							<FileItem
								key={file.uuid}
								uuid={file.uuid}
								known={file}
								prefix={prefix}
								actions={(name) => (
									<>
										<Button size="compact-md" aria-label={text("files.offered.add.label", { name })} onClick={() => props.onAdd(file)}>
											{text("files.offered.add")}
										</Button>
										<Button
											size="compact-md"
											color="red"
											variant="subtle"
											aria-label={text("files.remove.label", { name })}
											onClick={() => props.onRemove(file.uuid, name)}
										>
											{text("files.remove")}
										</Button>
									</>
								)}
							/>
						))}
					</ul>
				</div>
			)}
			{messages}
			{editable && (
				<>
					<DropZone
						id={id}
						label={text("files.select.label", { field: title })}
						describedBy={hint === "" ? "" : hintText}
						extensions={extensions}
						onFiles={add}
					/>
					<div className={styles.allowed}>
						<Button
							size="compact-md"
							variant="subtle"
							aria-expanded={allowedShown}
							aria-controls={allowed}
							onClick={() => setAllowedShown(!allowedShown)}
						>
							{text("files.allowed")}
						</Button>
						<div id={allowed}>
							<Collapse expanded={allowedShown}>
								<p>
									{text(extensions.includes("pdf") ? "files.allowed.documents" : "files.allowed.pictures", {
										extensions: extensions.join(", "),
									})}{" "}
									{text("files.allowed.name", { least: leastInFileName, most: mostInFileName })}
								</p>
							</Collapse>
						</div>
					</div>
				</>
			)}
		</fieldset>
	);
}
