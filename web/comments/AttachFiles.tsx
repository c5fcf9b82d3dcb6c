import { Checkbox } from "@mantine/core";
import type { FileRecord } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import styles from "./Comments.module.css";

interface AttachFilesProps {
	/** Files of the process that the person may see. */
	readonly files: readonly FileRecord[];
	/** Uuids. */
	readonly chosen: readonly string[];
	readonly onChoose: (chosen: readonly string[]) => void;
}

/** Which files of the process a comment points at. */
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

/** Files of one comment; the server takes no more. */
const mostFiles = 10;
