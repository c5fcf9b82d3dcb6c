import type { ReactNode } from "react";
import type { FileRecord } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { DownloadButton } from "./DownloadButton.tsx";
import styles from "./Files.module.css";
import { Thumbnail } from "./Thumbnail.tsx";
import { useFile } from "./use-file.ts";

interface FileItemProps {
	readonly uuid: string;
	/** The file as listed in the record. */
	readonly known: FileRecord | undefined;
	readonly prefix: string;
	/** When it was uploaded here, by this computer's clock. Milliseconds since 1970. */
	readonly since?: number;
	/** A remark, for instance that it is not saved yet. */
	readonly note?: string;
	/** Further buttons; receives the file's name. */
	readonly actions?: (name: string) => ReactNode;
}

/** One file: its thumbnail, its name, and its actions. */
export function FileItem({ uuid, known, prefix, since, note, actions }: FileItemProps) {
	const watched = useFile(uuid, known, since);
	const { file, recent } = watched;
	const name = file === undefined ? text("files.document") : `${file.filename}.${file.extension}`;
	return (
		<li className={styles.item}>
			<Thumbnail watched={watched} name={name} />
			<div className={styles.facts}>
				<span className={styles.name}>{name}</span>
				{note !== undefined && <span className={styles.note}>{note}</span>}
				<div className={styles.buttons}>
					{file !== undefined && <DownloadButton file={file} recent={recent} name={name} prefix={prefix} />}
					{actions?.(name)}
				</div>
			</div>
		</li>
	);
}
