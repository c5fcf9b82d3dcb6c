import { FileItem } from "./FileItem.tsx";
import styles from "./Files.module.css";
import "../texts/areas/files.ts";

interface FileListProps {
	/** File ids. */
	readonly files: readonly string[];
	/** Reference of the record the files belong to. */
	readonly prefix: string;
	readonly label: string;
}

/** Files to view and download. */
export default function FileList({ files, prefix, label }: FileListProps) {
	return (
		<ul className={styles.list} aria-label={label}>
			{files.map((uuid) => (
				<FileItem key={uuid} uuid={uuid} known={undefined} prefix={prefix} />
			))}
		</ul>
	);
}
