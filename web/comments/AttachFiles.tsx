import { Checkbox } from "@mantine/core";
import type { FileRecord } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import styles from "./Comments.module.css";

interface AttachFilesProps {
	/** Files of the process that the person may see. */
	readonly files: readonly FileRecord[];
	/** Uuids of the chosen files. */
	readonly chosen: readonly string[];
	readonly onChoose: (chosen: readonly string[]) => void;
}

/** Chooses the files of the process that a comment refers to. */
export default function AttachFiles({ files, chosen, onChoose }: AttachFilesProps) {
	return (
		<fieldset className={styles.assign}>
			<legend className="visually-hidden">{text("comments.attach")}</legend>
			<p className={styles.quiet}>{text("comments.attach.help")}</p>
			{files.map(({ uuid, filename, extension }) => (
				<Checkbox
					key={uuid}
					label={`${filename}.${extension}`}
					checked={chosen.includes(uuid)}
					disabled={!chosen.includes(uuid) && chosen.length >= mostFiles}
					onChange={(event) => onChoose(event.currentTarget.checked ? [...chosen, uuid] : chosen.filter((one) => one !== uuid))}
				/>
			))}
		</fieldset>
	);
}

/** Maximum number of files per comment; the server refuses more. */
const mostFiles = 10;
